/** Returns the id of the owner of stored data: the uid, or 'visitor' if no user is signed in. */
export const ownerIdFor = (uid: string | null | undefined): string => uid ?? 'visitor';
