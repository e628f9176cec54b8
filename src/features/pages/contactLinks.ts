import type { Env } from '@/config/env';

export interface ContactLink {
  name: 'Email' | 'WhatsApp' | 'LinkedIn';
  href: string;
  displayText: string;
  isExternal: boolean;
}

/** Returns the contact links (claim 2.3) for the environment's values. */
export function contactLinks({ email, whatsapp, linkedin }: Env['contact']): ContactLink[] {
  return [
    { name: 'Email', href: `mailto:${email}`, displayText: email, isExternal: false },
    // wa.me takes only digits.
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
