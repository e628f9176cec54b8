import { type MouseEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { minPasswordLength, passwordTooShortMessage } from '@/config/passwordLength';
import { Button, buttonClass } from '@/ui/Button';
import { TextField } from '@/ui/TextField';
import { markMailsRead } from '../store/mails';
import type { Mail } from '../store/tables';
import { type ActionResult, applyActionCode, confirmPasswordReset, getActionLink } from './actionLinks';

interface InboxTabProps {
  mails: readonly Mail[];
  openedCode: string | null;
  onLinkUsed: (message: string) => void;
}

/** Shows the mails, newest first, and marks them as read. */
export function InboxTab({ mails, openedCode, onLinkUsed }: InboxTabProps) {
  const hasUnread = mails.some(({ read }) => !read);
  useEffect(() => {
    if (hasUnread) void markMailsRead();
  }, [hasUnread]);

  if (mails.length === 0) {
    return <p className="px-2 pb-3 text-soft">No mail yet. Verification and password links arrive here.</p>;
  }
  return mails.map((mail) => (
    <MailItem key={mail.id} mail={mail} isOpened={mail.code === openedCode} onLinkUsed={onLinkUsed} />
  ));
}

interface MailItemProps extends Pick<InboxTabProps, 'onLinkUsed'> {
  mail: Mail;
  isOpened: boolean;
}

function MailItem({ mail, isOpened, onLinkUsed }: MailItemProps) {
  const headingId = useId();
  const [isFollowing, setFollowing] = useState(false);
  const [result, setResult] = useState<ActionResult | null>(null);

  const shouldFollow = useRef(isOpened);
  useEffect(() => {
    if (shouldFollow.current) void handleFollow();
    shouldFollow.current = false;
  });

  async function handleFollow(event?: MouseEvent) {
    event?.preventDefault();
    if (isFollowing) return;
    setResult(null);
    setFollowing(true);
    if (mail.type === 'VERIFY_EMAIL') handleResult(await applyActionCode(mail.code));
  }

  function handleResult(outcome: ActionResult) {
    setFollowing(false);
    if (outcome.ok) onLinkUsed(outcome.message);
    else setResult(outcome);
  }

  const isPasswordReset = mail.type === 'PASSWORD_RESET';
  return (
    <article
      aria-labelledby={headingId}
      className="border-b border-line px-2 py-4 first:pt-0 last:border-b-0"
    >
      <h3 id={headingId} className="font-semibold">
        {mail.subject}
      </h3>
      <p className="text-sm break-words text-soft">
        To {mail.to} · <time dateTime={new Date(mail.sentAt).toISOString()}>{formatTime(mail.sentAt)}</time>
      </p>
      <p className="mt-2 text-sm whitespace-pre-line">{mail.body}</p>
      {isPasswordReset && isFollowing ? (
        <ResetPasswordForm code={mail.code} onDone={handleResult} />
      ) : (
        <a href={getActionLink(mail)} onClick={handleFollow} className={buttonClass('primary', 'mt-3')}>
          {isPasswordReset ? 'Reset password' : 'Verify e-mail'}
        </a>
      )}
      <p role="status" className={result ? 'mt-2 text-sm font-semibold' : ''}>
        {result?.message}
      </p>
    </article>
  );
}

function formatTime(time: number): string {
  return new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}

function ResetPasswordForm({ code, onDone }: { code: string; onDone: (result: ActionResult) => void }) {
  const [isTooShort, setTooShort] = useState(false);
  const [isSending, setSending] = useState(false);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('new-password') ?? '');
    setTooShort(password.length < minPasswordLength);
    if (password.length < minPasswordLength) return;
    setSending(true);
    onDone(await confirmPasswordReset(code, password));
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="mt-3 grid justify-items-start gap-3">
      <div role={isTooShort ? 'alert' : undefined} className="w-full">
        <TextField
          label="New password"
          name="new-password"
          type="password"
          autoComplete="new-password"
          {...(isTooShort
            ? { error: passwordTooShortMessage }
            : { help: `At least ${minPasswordLength} characters` })}
        />
      </div>
      <Button type="submit" disabled={isSending}>
        {isSending ? 'Saving...' : 'Save password'}
      </Button>
    </form>
  );
}
