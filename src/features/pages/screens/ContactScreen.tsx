import type { ComponentType } from 'react';
import { brand } from '@/config/brand';
import { env } from '@/config/env';
import { Mascot } from '@/ui/Mascot';
import { welcome } from '@/ui/mascot/moods/welcome';
import Envelope from '~icons/fluent-emoji-flat/envelope';
import Handshake from '~icons/fluent-emoji-flat/handshake';
import SpeechBalloon from '~icons/fluent-emoji-flat/speech-balloon';
import { PageHeader } from '../components/Prose';
import { type ContactWay, contactWays } from '../contactWays';
import './postageStamp.css';

const looks: Record<ContactWay['name'], { Icon: ComponentType<{ className?: string }>; when: string }> = {
  Email: { Icon: Envelope, when: 'For anything that needs more than two lines.' },
  WhatsApp: { Icon: SpeechBalloon, when: 'For a quick question while the water boils.' },
  LinkedIn: { Icon: Handshake, when: 'For kitchens, shops and people who want to work with us.' },
};

/** Contact (claim 2.3): a postcard with the three ways to write. */
export default function ContactScreen() {
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-10">
      <PageHeader title="Get in Touch">
        <p>Write to us about a recipe that failed or an idea that you have. We read every message.</p>
      </PageHeader>
      <div className="grid gap-8 rounded-3xl border border-line bg-raised p-5 shadow-card sm:p-10 md:grid-cols-[1fr_minmax(0,1.4fr)] md:gap-10">
        <div className="flex items-start gap-6 border-line md:flex-col md:justify-between md:border-r md:pr-10">
          <PostageStamp />
          <p className="font-display text-xl leading-relaxed text-soft italic">
            Dear cook,
            <br />
            what’s on your stove?
            <br />
            <span className="text-tomato-ink not-italic">{brand.name}</span>
          </p>
        </div>
        <ul className="grid gap-2">
          {contactWays(env().contact).map(({ name, href, value, external }) => {
            const { Icon, when } = looks[name];
            return (
              <li
                key={name}
                className="group relative flex items-center gap-4 border-b border-line py-4 last:border-0 sm:px-3"
              >
                <Icon aria-hidden="true" className="size-10 shrink-0" />
                <div className="min-w-0">
                  <a
                    href={href}
                    aria-describedby={`contact-${name}`}
                    {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
                    className="font-display text-2xl font-semibold underline decoration-tomato/50 decoration-2 underline-offset-4 group-hover:decoration-tomato after:absolute after:inset-0 after:rounded-2xl"
                  >
                    {name}
                  </a>
                  <div id={`contact-${name}`}>
                    <p className="wrap-anywhere">{value}</p>
                    <p className="text-sm text-soft">
                      {when}
                      {external && <span className="sr-only"> Opens in a new tab.</span>}
                    </p>
                  </div>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

/** A perforated stamp with the robot chef on it. Decoration. */
function PostageStamp() {
  return (
    <div aria-hidden="true" className="rotate-3 drop-shadow-md">
      <div className="postage-stamp grid w-32 justify-items-center bg-on-aubergine p-3.5">
        <div className="grid w-full justify-items-center bg-saffron pt-2">
          <Mascot mood={welcome} size={76} />
        </div>
        <p className="flex w-full items-baseline justify-between pt-1.5 font-display text-sm font-semibold text-aubergine">
          <span>Correo</span>
          <span>1 ajo</span>
        </p>
      </div>
    </div>
  );
}
