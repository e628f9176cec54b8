import type { Env } from '@/config/env';

/** One way to reach the people behind Sazón. */
export interface ContactWay {
  name: 'Email' | 'WhatsApp' | 'LinkedIn';
  href: string;
  /** What a person would type or recognise. */
  value: string;
  /** Opens outside the app. */
  external: boolean;
}

/** The contact links (claim 2.3) from the values of the environment. */
export function contactWays({ email, whatsapp, linkedin }: Env['contact']): ContactWay[] {
  return [
    { name: 'Email', href: `mailto:${email}`, value: email, external: false },
    // wa.me takes the number in digits alone: no plus, spaces or dashes.
    {
      name: 'WhatsApp',
      href: `https://wa.me/${whatsapp.replace(/\D/g, '')}`,
      value: whatsapp,
      external: true,
    },
    { name: 'LinkedIn', href: linkedin, value: linkedin.replace(/^https?:\/\/(www\.)?/, ''), external: true },
  ];
}
