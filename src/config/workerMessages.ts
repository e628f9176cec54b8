/** What a page may tell the service worker of a hosted build. */
export const workerMessages = {
  /** Go on with the newer version. */
  update: 'update',
  /** Somebody has signed out: drop what was kept of them. */
  forgetPerson: 'forget-person',
} as const;
