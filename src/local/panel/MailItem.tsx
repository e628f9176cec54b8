import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import type { Mail } from '../store/tables';
import { type LinkResult, verifyEmail } from './followLink';
import { mailLink } from './mailLink';
import { ResetPasswordForm } from './ResetPasswordForm';
import { styles } from './styles';

interface MailItemProps {
  mail: Mail;
  /** Whether the page was opened with this mail's link: then it is followed at once. */
  opened: boolean;
}

/** One mail with its link, which works here as it would in a mailbox. */
export function MailItem({ mail, opened }: MailItemProps) {
  const headingId = useId();
  const [following, setFollowing] = useState(false);
  const [result, setResult] = useState<LinkResult | null>(null);

  const mustFollow = useRef(opened);
  useEffect(() => {
    if (mustFollow.current) void follow();
    mustFollow.current = false;
  });

  async function follow(event?: MouseEvent) {
    // Followed in place: nothing on the page is lost.
    event?.preventDefault();
    if (following) return;
    setResult(null);
    setFollowing(true);
    if (mail.type === 'VERIFY_EMAIL') finish(await verifyEmail(mail.code));
  }

  function finish(outcome: LinkResult) {
    setFollowing(false);
    setResult(outcome);
  }

  const resets = mail.type === 'PASSWORD_RESET';
  return (
    <article aria-labelledby={headingId} className="border-b border-line px-4 py-4 last:border-b-0">
      <h3 id={headingId} className="font-semibold">
        {mail.subject}
      </h3>
      <p className="text-sm break-words text-soft">
        To {mail.to} · <time dateTime={new Date(mail.sentAt).toISOString()}>{whenOf(mail.sentAt)}</time>
      </p>
      <p className="mt-2 text-sm whitespace-pre-line">{mail.body}</p>
      {resets && following ? (
        <ResetPasswordForm code={mail.code} onDone={finish} />
      ) : (
        !result?.ok && (
          <a href={mailLink(mail)} onClick={follow} className={`${styles.primary} mt-3`}>
            {resets ? 'Reset password' : 'Verify e-mail'}
          </a>
        )
      )}
      <p role="status" className={result ? 'mt-2 text-sm font-semibold' : ''}>
        {result?.message}
      </p>
    </article>
  );
}

function whenOf(time: number): string {
  return new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
