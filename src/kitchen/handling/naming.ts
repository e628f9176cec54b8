import type { Handling } from './handling';

/** Words that end in s and are still one thing. */
const singularInS =
  /(asparagus|couscous|hummus|molasses|grass|lemongrass|coconut aminos|watercress|swiss|bok choy|fennel)$/;

/** 'carrot' to 'carrots', 'potato' to 'potatoes', 'berry' to 'berries'. */
export function pluralOf(name: string): string {
  if (singularInS.test(name)) return name;
  if (/[^aeiou]y$/.test(name)) return name.replace(/y$/, 'ies');
  if (/(?:tomato|potato|mango|chilli)$/.test(name)) return `${name}es`;
  if (/leaf$/.test(name)) return name.replace(/leaf$/, 'leaves');
  if (/(?:s|sh|ch|x)$/.test(name)) return `${name}es`;
  return `${name}s`;
}

/** 'chickpeas' to 'chickpea', 'radishes' to 'radish'; names of one thing stay as they are. */
export function singularOf(name: string): string {
  if (singularInS.test(name) || /ss$/.test(name)) return name;
  if (/berries$/.test(name)) return name.replace(/ies$/, 'y');
  if (/(?:cherries)$/.test(name)) return name.replace(/ies$/, 'y');
  if (/(?:tomatoes|potatoes|mangoes|radishes|peaches|squashes)$/.test(name)) return name.replace(/es$/, '');
  if (/leaves$/.test(name)) return name.replace(/leaves$/, 'leaf');
  return name.replace(/s$/, '');
}

/** Whether a food is counted ('2 carrots'), always several ('100 g peas') or a mass ('80 g spinach'). */
export type NumberKind = 'count' | 'plural' | 'mass';

export function numberKind({ serving, label }: Pick<Handling, 'serving' | 'label'>): NumberKind {
  if (serving.unit === 'piece') return 'count';
  return label.endsWith('s') && !singularInS.test(label) && !label.endsWith('ss') ? 'plural' : 'mass';
}
