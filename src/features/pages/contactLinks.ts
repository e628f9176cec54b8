import type { Env } from '@/config/env';
import Envelope from '~icons/fluent-emoji-flat/envelope';
import Handshake from '~icons/fluent-emoji-flat/handshake';
import SpeechBalloon from '~icons/fluent-emoji-flat/speech-balloon';

/** Returns the contact links (claim 2.3) for the environment's values. */
export const contactLinks = ({ email, whatsapp, linkedin }: Env['contact']) => [
  {
    name: 'Email',
    Icon: Envelope,
    when: 'For anything that needs more than two lines.',
    href: `mailto:${email}`,
    displayText: email,
    isExternal: false,
  },
  {
    name: 'WhatsApp',
    Icon: SpeechBalloon,
    when: 'For a quick question while the water boils.',
    // wa.me takes only digits.
    href: `https://wa.me/${whatsapp.replace(/\D/g, '')}`,
    displayText: whatsapp,
    isExternal: true,
  },
  {
    name: 'LinkedIn',
    Icon: Handshake,
    when: 'For kitchens, shops and people who want to work with us.',
    href: linkedin,
    displayText: linkedin.replace(/^https?:\/\/(www\.)?/, ''),
    isExternal: true,
  },
];
