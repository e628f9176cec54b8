/** The product's name and line: the only place that holds them. */
export const brand = {
  name: 'Sazón',
  slug: 'sazon',
  tagline: 'your AI chef assistant',
} as const;
