/** Whose something is that the browser keeps: a uid, or 'visitor' where nobody is signed in. */
export const ownerIdFor = (uid: string | null | undefined): string => uid ?? 'visitor';
