import type { Random } from '@/lib/random';
import type { Cast, Use } from '../dishes/cast';
import type { Palette } from '../dishes/palettes';
import { numberKind, pluralOf, singularOf } from '../handling/naming';
import { proteinRoles, type Role } from '../handling/roles';
import { listed, tidy } from './template';

/** How much a role deserves to be in the title. */
const fame: Partial<Record<Role, number>> = {
  poultry: 9,
  meat: 9,
  joint: 9,
  mince: 9,
  fish: 9,
  shellfish: 9,
  'tinned fish': 7,
  soy: 7,
  pulse: 7,
  cured: 6,
  egg: 5,
  fruit: 7,
  berry: 7,
  chocolate: 6,
  vegetable: 5,
  root: 5,
  leafy: 4.5,
  tomato: 4,
  avocado: 5,
  cheese: 4,
  noodles: 2,
  rice: 2,
  pasta: 2,
  grain: 2,
  'dried fruit': 3,
  oats: 2,
  'nut butter': 3,
  nut: 2.5,
  yogurt: 2,
  salad: 2,
  briny: 2,
  onion: 1.6,
  'tomato base': 2,
  bread: 1,
  tortilla: 1,
};

/** 'cooked chickpeas' to 'chickpeas': a title says what it is, not how it was bought. */
export const shortName = (label: string) =>
  label
    .replace(
      /^(?:certified gluten-free|cooked|fresh|firm|rolled|tinned chopped|shelled|boneless|boned|desiccated|natural|pitted|plain|wheat) /,
      '',
    )
    .replace(/ (?:fillets?|loin|hearts|extract|bulb|seeds?|sheets?)$/, (ending) =>
      /^ seeds?$/.test(ending) ? ending : '',
    )
    .replace(/ sticks?$/, '');

/** Counted foods that a title speaks of as a substance: 'toasts with avocado'. */
const spokenAsMass: ReadonlySet<string> = new Set([
  'avocado',
  'mango',
  'papaya',
  'courgette',
  'aubergine',
  'fennel',
  'bok-choy',
  'banana',
  'lemon',
  'leek',
  'celery',
  'beetroot',
  'endive',
  'kiwi',
]);

const several = (use: Use) =>
  numberKind(use) === 'count' && !spokenAsMass.has(use.ingredient.id)
    ? pluralOf(shortName(use.label))
    : shortName(use.label);
const attributive = (use: Use) =>
  numberKind(use) === 'plural' ? singularOf(shortName(use.label)) : shortName(use.label);

/** The few ingredients a dish is named after, the most important first. */
export function starsOf(cast: Cast, used: readonly Use[], most = 2): Use[] {
  const unsung = cast.design.unsung ?? [];
  return used
    .filter(({ slot, role }) => !unsung.includes(slot) && fame[role] !== undefined)
    .map((use) => ({ use, fame: (fame[use.role] ?? 0) + (use.wanted ? 4 : 0) }))
    .sort((a, b) => b.fame - a.fame)
    .slice(0, most)
    .map(({ use }) => use);
}

const plainWords = ['Weeknight', 'Simple', 'Rustic', 'Fresh-tasting'] as const;

function adjective(palette: Palette | null, used: readonly Use[], random: Random): string {
  const present = new Set(used.flatMap(({ key, ingredient }) => [key, ingredient.id]));
  const words =
    palette?.words.filter(([, ingredient]) => present.has(ingredient)).map(([word]) => word) ?? [];
  const [first, ...rest] = words;
  if (first !== undefined) return random.pick([first, ...rest]);
  if (present.has('lemon')) return 'Lemony';
  if (present.has('garlic')) return 'Garlicky';
  return random.pick(plainWords);
}

/** Whether a name such as 'vegan pancakes' holds for what is in the dish. */
const isTrue = (name: string, used: readonly Use[]) =>
  !(name.includes('vegan') && used.some(({ ingredient }) => ingredient.excludedBy.includes('Vegan'))) &&
  !(name.includes('dairy-free') && used.some(({ ingredient }) => ingredient.contains.includes('Milk'))) &&
  !(name.includes('gluten-free') && used.some(({ ingredient }) => ingredient.contains.includes('Gluten')));

/** 'Star fruit and kiwi fruit salad' says one word too often. */
const repeats = (title: string) => /\b((?!free\b)\w{4,})\b.*\b\1\b/i.test(title);

export interface Naming {
  title: string;
  intro: string;
}

/** Names a dish after what is really in it and says what it is like. */
export function nameDish(
  cast: Cast,
  palette: Palette | null,
  used: readonly Use[],
  mayName: (words: string) => boolean,
  random: Random,
): Naming {
  const stars = starsOf(cast, used, 3);
  const lead = stars.find(({ role, slot }) => proteinRoles.includes(role) && slot !== 'cured') ?? stars[0];
  const sungApart = cast.design.titles.some((template) => template.includes('{lead}'));
  const others = stars.filter((use) => !sungApart || use !== lead).slice(0, 2);
  const base = used.find(({ slot }) => cast.design.unsung?.includes(slot));
  const shell = used.filter(({ slot }) => slot === 'shell');
  const inside = stars.filter(({ slot }) => slot !== 'shell').slice(0, 2);
  const pair = stars.slice(0, 2);
  const names: Record<string, string> = {
    adj: adjective(palette, used, random),
    stars: listed(pair.map(attributive)),
    those: listed(pair.map(several)),
    lead: lead
      ? lead.role === 'meat' || numberKind(lead) !== 'count'
        ? shortName(lead.label)
        : several(lead)
      : '',
    others: listed((shell.length > 0 ? inside : others).map(several)),
    base: base ? shortName(base.label) : '',
    shells: listed(shell.map(({ label }) => pluralOf(shortName(label)))),
    kind:
      cast.design.called.find((name) => mayName(name) && isTrue(name, used)) ??
      cast.design.called[cast.design.called.length - 1] ??
      '',
  };
  const fill = (template: string) =>
    tidy(template.replace(/\{(\w+)\}/g, (_, token: string) => names[token.toLowerCase()] ?? ''));
  const usable = (template: string) =>
    [...template.matchAll(/\{(\w+)\}/g)].every(([, token = '']) => (names[token.toLowerCase()] ?? '') !== '');
  const titles = random.shuffle(cast.design.titles.filter(usable)).map(fill);
  const intros = random.shuffle(cast.design.intros.filter(usable)).map(fill);
  return {
    title: titles.find((title) => !repeats(title) && mayName(title)) ?? fill('{adj} {kind}'),
    intro: intros.find(mayName) ?? '',
  };
}
