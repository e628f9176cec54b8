/** How food is cut, as an ingredients list says it after the name: 'diced'. Null needs no knife. */
export const cuts = {
  none: null,
  chop: 'chopped',
  chunks: 'in chunks',
  crumble: 'crumbled',
  cubes: 'in cubes',
  dice: 'diced',
  drain: 'drained',
  flesh: 'flesh scooped out',
  florets: 'in small florets',
  grate: 'grated',
  'half-moons': 'in half-moons',
  halve: 'halved',
  juice: 'juiced',
  matchsticks: 'in matchsticks',
  mash: 'mashed',
  mince: 'finely chopped',
  peel: 'peeled',
  pit: 'pitted',
  quarter: 'quartered',
  ribbons: 'in ribbons',
  rings: 'in rings',
  rinse: 'rinsed',
  scoop: 'pulp scooped out',
  segment: 'in segments',
  short: 'in 3 cm lengths',
  shred: 'finely shredded',
  slabs: 'in 1 cm slices',
  slice: 'sliced',
  strips: 'in strips',
  'strip-leaf': 'stalks removed, torn',
  tear: 'torn into pieces',
  thin: 'very thinly sliced',
  wedges: 'in wedges',
} as const satisfies Record<string, string | null>;

export type CutName = keyof typeof cuts;

/** Whether a text names a cut of the table. */
export const isCutName = (text: string): text is CutName => Object.hasOwn(cuts, text);
