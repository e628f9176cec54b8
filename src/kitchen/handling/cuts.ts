/** A way of getting an ingredient ready: how the list says it, how the step orders it and what it means. */
export interface Cut {
  /** After the name in the ingredients list: 'diced'. */
  list: string;
  /** The order in the prep step; `%` stands for the ingredients. */
  order: string;
  /** For a cook who has not done it before; `%` is not used. */
  explained?: string;
}

const cut = (list: string, order: string, explained?: string): Cut =>
  explained === undefined ? { list, order } : { list, order, explained };

/** Every cut the kitchen knows; `none` needs no knife. */
export const cuts = {
  none: null,
  chop: cut('chopped', 'roughly chop %', 'to chop roughly is to cut into small uneven pieces'),
  chunks: cut('in chunks', 'cut % into chunks', 'chunks are about 3 cm across'),
  crumble: cut('crumbled', 'crumble %'),
  cubes: cut('in cubes', 'cut % into cubes', 'cubes are about 2 cm across'),
  dice: cut('diced', 'dice %', 'to dice is to cut into 1 cm cubes'),
  drain: cut('drained', 'drain %'),
  flesh: cut('flesh scooped out', 'scoop out the flesh of %'),
  florets: cut('in small florets', 'break % into small florets', 'florets are the small “trees” of the head'),
  grate: cut('grated', 'grate %'),
  'half-moons': cut(
    'in half-moons',
    'cut % into half-moons',
    'halve lengthways, then slice across for half-moons',
  ),
  halve: cut('halved', 'halve %'),
  juice: cut('juiced', 'squeeze %'),
  matchsticks: cut(
    'in matchsticks',
    'cut % into matchsticks',
    'matchsticks are thin slices cut again into thin sticks',
  ),
  mash: cut('mashed', 'mash %', 'mash with a fork until nearly smooth'),
  mince: cut('finely chopped', 'finely chop %', 'finely chopped pieces are about 2 mm'),
  peel: cut('peeled', 'peel % if needed', 'pull out the dark vein along the back as well'),
  pit: cut('pitted', 'take the stones out of %'),
  quarter: cut('quartered', 'quarter %'),
  ribbons: cut(
    'in ribbons',
    'cut % into ribbons',
    'ribbons are long thin strips made with a vegetable peeler',
  ),
  rings: cut('in rings', 'cut % into rings'),
  rinse: cut('rinsed', 'rinse % in a sieve until the water runs clear'),
  scoop: cut('pulp scooped out', 'scoop the pulp out of %'),
  segment: cut('in segments', 'peel % and separate the segments'),
  short: cut('in 3 cm lengths', 'trim % and cut into 3 cm lengths'),
  shred: cut('finely shredded', 'finely shred %', 'to shred is to slice as thinly as you can'),
  slabs: cut('in 1 cm slices', 'cut % into slices about 1 cm thick'),
  slice: cut('sliced', 'slice %', 'slices are about 5 mm thick'),
  strips: cut('in strips', 'cut % into strips', 'strips are about 1 cm wide'),
  'strip-leaf': cut('stalks removed, torn', 'pull the stalks off % and tear the leaves'),
  tear: cut('torn into pieces', 'tear % into pieces'),
  thin: cut('very thinly sliced', 'slice % very thinly', 'very thin slices are about 2 mm'),
  wedges: cut('in wedges', 'cut % into wedges', 'wedges are cut from the top down to the root'),
} as const satisfies Record<string, Cut | null>;

export type CutName = keyof typeof cuts;

/** Whether a text names a cut of the table. */
export const isCutName = (text: string): text is CutName => Object.hasOwn(cuts, text);
