import { getEnv } from '@/config/env';
import { cx } from '@/ui/cx';
import { PageHeader } from '../components/Prose';
import { contactLinks } from '../contactLinks';

/** Shows Contact (claim 2.3). */
export default function ContactScreen() {
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-10">
      <PageHeader title="Get in Touch">
        <p>Write to us about a recipe that failed or an idea that you have. We read every message.</p>
      </PageHeader>
      <ul className="grid gap-3">
        {contactLinks(getEnv().contact).map(
          ({ name, Icon, iconClass, when, href, displayText, isExternal }) => (
            <li
              key={name}
              className="group relative flex items-center gap-4 rounded-3xl bg-raised p-5 shadow-card transition-shadow duration-200 hover:shadow-lifted sm:gap-6 sm:p-6"
            >
              <span className={cx('grid size-14 shrink-0 place-items-center rounded-full', iconClass)}>
                <Icon aria-hidden="true" className="size-7" />
              </span>
              <div className="min-w-0">
                <a
                  href={href}
                  aria-describedby={`contact-${name}`}
                  {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
                  className="font-display text-2xl font-semibold after:absolute after:inset-0 after:rounded-3xl"
                >
                  {name}
                </a>
                <div id={`contact-${name}`}>
                  <p className="font-semibold text-tomato-ink underline decoration-1 underline-offset-4 wrap-anywhere group-hover:decoration-2">
                    {displayText.replaceAll('/', '/\u200b')}
                  </p>
                  <p className="mt-1 text-sm text-soft">
                    {when}
                    {isExternal && <span className="sr-only"> Opens in a new tab.</span>}
                  </p>
                </div>
              </div>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
