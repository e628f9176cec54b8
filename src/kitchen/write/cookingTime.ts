import type { CookingMethod } from '@/food/types';
import type { Use } from '../dishes/cast';
import type { Role } from '../handling/roles';

/** Minutes for pieces cut as this kitchen cuts them, where the shelf's times are for whole joints. */
const cutMinutes: Partial<Record<Role, Partial<Record<CookingMethod, number>>>> = {
  poultry: { fry: 8, 'stir-fry': 6, simmer: 15, braise: 25, roast: 24, grill: 11 },
  meat: { fry: 6, 'stir-fry': 5, simmer: 45, braise: 60, roast: 22, grill: 10 },
  joint: { roast: 40, braise: 50 },
  mince: { fry: 8, simmer: 15, braise: 25 },
  cured: { fry: 6, braise: 12, roast: 20 },
  fish: { fry: 6, roast: 12, grill: 8, simmer: 5 },
  shellfish: { fry: 4, grill: 5, 'stir-fry': 3 },
  soy: { fry: 7, 'stir-fry': 5, simmer: 8, roast: 22, grill: 10 },
  root: { fry: 12, simmer: 14, braise: 20, 'stir-fry': 5 },
  vegetable: { fry: 7, 'stir-fry': 5, simmer: 9, braise: 15, roast: 20, grill: 10 },
  onion: { roast: 20 },
  pulse: { simmer: 5, braise: 10, fry: 4 },
};

/** What only the shelf knows: grain and pasta differ too much for one number. */
const shelfRoles: readonly Role[] = ['rice', 'grain', 'pasta', 'noodles', 'oats'];

const related: Partial<Record<CookingMethod, readonly CookingMethod[]>> = {
  simmer: ['boil', 'steam'],
  boil: ['simmer', 'steam'],
};

/** Minutes a food needs by a method; 0 when it adds no time. */
export function minutesFor(use: Use, method: CookingMethod): number {
  if (use.key === 'red-lentils') return 15;
  if (shelfRoles.includes(use.role)) {
    const shelf = use.ingredient.minutes;
    return (
      [method, ...(related[method] ?? [])].map((one) => shelf?.[one]).find((one) => one !== undefined) ?? 10
    );
  }
  return cutMinutes[use.role]?.[method] ?? 0;
}
