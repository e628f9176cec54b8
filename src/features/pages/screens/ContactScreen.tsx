import { getEnv } from '@/config/env';
import { PageHeader } from '../components/Prose';
import { contactLinks } from '../contactLinks';

/** Shows Contact (claim 2.3). */
export default function ContactScreen() {
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-10">
      <PageHeader title="Get in Touch">
        <p>Write to us about a recipe that failed or an idea that you have. We read every message.</p>
      </PageHeader>
      <ul className="grid gap-2 rounded-3xl border border-line bg-raised px-5 py-2 shadow-card sm:px-8 sm:py-4">
        {contactLinks(getEnv().contact).map(({ name, Icon, when, href, displayText, isExternal }) => (
          <li
            key={name}
            className="group relative flex items-center gap-4 border-b border-line py-4 last:border-0"
          >
            <Icon aria-hidden="true" className="size-10 shrink-0" />
            <div className="min-w-0">
              <a
                href={href}
                aria-describedby={`contact-${name}`}
                {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
                className="font-display text-2xl font-semibold underline decoration-tomato/50 decoration-2 underline-offset-4 group-hover:decoration-tomato after:absolute after:inset-0 after:rounded-2xl"
              >
                {name}
              </a>
              <div id={`contact-${name}`}>
                <p className="wrap-anywhere">{displayText.replaceAll('/', '/\u200b')}</p>
                <p className="text-sm text-soft">
                  {when}
                  {isExternal && <span className="sr-only"> Opens in a new tab.</span>}
                </p>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
