/** The product's name, for people and for machines: the only place that holds it. */
export const brand = {
  name: 'Sazón',
  slug: 'sazon',
} as const;
