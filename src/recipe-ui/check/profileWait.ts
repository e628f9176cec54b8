/** A profile that is not here: on its way, or not to be had for now. */
export interface ProfileWait {
  failed: boolean;
  retrying: boolean;
  retry: () => void;
}
