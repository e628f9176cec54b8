import type { Env } from '@/config/env';
import Handshake from '~icons/lucide/handshake';
import Mail from '~icons/lucide/mail';
import MessageCircle from '~icons/lucide/message-circle';

/** Returns the contact links (claim 2.3) for the environment's values. */
export const contactLinks = ({ email, whatsapp, linkedin }: Env['contact']) => [
  {
    name: 'Email',
    Icon: Mail,
    iconClass: 'bg-tomato-wash text-tomato-ink',
    when: 'For anything that needs more than two lines.',
    href: `mailto:${email}`,
    displayText: email,
    isExternal: false,
  },
  {
    name: 'WhatsApp',
    Icon: MessageCircle,
    iconClass: 'bg-basil-wash text-basil-ink',
    when: 'For a quick question while the water boils.',
    // wa.me takes only digits.
    href: `https://wa.me/${whatsapp.replace(/\D/g, '')}`,
    displayText: whatsapp,
    isExternal: true,
  },
  {
    name: 'LinkedIn',
    Icon: Handshake,
    iconClass: 'bg-saffron-wash text-saffron-ink',
    when: 'For kitchens, shops and people who want to work with us.',
    href: linkedin,
    displayText: linkedin.replace(/^https?:\/\/(www\.)?/, ''),
    isExternal: true,
  },
];
