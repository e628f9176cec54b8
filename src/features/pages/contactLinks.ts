import type { Env } from '@/config/env';

/** One way to reach the people behind Sazón. */
export interface ContactLink {
  name: 'Email' | 'WhatsApp' | 'LinkedIn';
  href: string;
  /** What a person would type or recognise. */
  displayText: string;
  /** Opens outside the app. */
  isExternal: boolean;
}

/** The contact links (claim 2.3) from the values of the environment. */
export function contactLinks({ email, whatsapp, linkedin }: Env['contact']): ContactLink[] {
  return [
    { name: 'Email', href: `mailto:${email}`, displayText: email, isExternal: false },
    // wa.me takes the number in digits alone: no plus, spaces or dashes.
    {
      name: 'WhatsApp',
      href: `https://wa.me/${whatsapp.replace(/\D/g, '')}`,
      displayText: whatsapp,
      isExternal: true,
    },
    {
      name: 'LinkedIn',
      href: linkedin,
      displayText: linkedin.replace(/^https?:\/\/(www\.)?/, ''),
      isExternal: true,
    },
  ];
}
