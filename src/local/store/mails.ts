import { notifyChange } from './changes';
import { openDb } from './db';
import type { Mail } from './tables';

/** Returns the mails, newest first. */
export async function listMails(): Promise<Mail[]> {
  const mails = await (await openDb()).getAll('mails');
  return mails.reverse();
}

export async function markMailsRead(): Promise<void> {
  const transaction = (await openDb()).transaction('mails', 'readwrite');
  const unread = (await transaction.store.getAll()).filter(({ read }) => !read);
  await Promise.all([
    ...unread.map((mail) => transaction.store.put({ ...mail, read: true })),
    transaction.done,
  ]);
  if (unread.length > 0) notifyChange();
}
