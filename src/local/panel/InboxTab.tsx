import { useEffect } from 'react';
import { markMailsRead } from '../store/mails';
import type { Mail } from '../store/tables';
import { MailItem } from './MailItem';

interface InboxTabProps {
  mails: readonly Mail[];
  /** The code of the mail link that the page was opened with. */
  openedCode: string | null;
}

/** The mails, newest first. Seeing them is reading them. */
export function InboxTab({ mails, openedCode }: InboxTabProps) {
  const unread = mails.some(({ read }) => !read);
  useEffect(() => {
    if (unread) void markMailsRead();
  }, [unread]);

  if (mails.length === 0) {
    return <p className="px-4 py-6 text-soft">No mail yet. Verification and password links arrive here.</p>;
  }
  return mails.map((mail) => <MailItem key={mail.id} mail={mail} opened={mail.code === openedCode} />);
}
