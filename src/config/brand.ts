/** The product's name and its slug for keys and ids. */
export const brand = {
  name: 'Sazón',
  slug: 'sazon',
} as const;
