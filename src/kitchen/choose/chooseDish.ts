import { hashText, seededRandom } from '@/lib/random';
import { allDishes } from '../dishes/allDishes';
import type { Cast } from '../dishes/cast';
import type { DishDesign, Meal, Tool } from '../dishes/design';
import { type Palette, palettes } from '../dishes/palettes';
import type { Food } from '../handling/foods';
import { proteinRoles, type Role, stapleRoles } from '../handling/roles';
import type { Brief, Skill } from '../read/brief';
import type { ChefNote } from '../read/chefNote';
import type { Rules } from '../read/rules';
import type { KitchenProfile } from '../read/types';
import { timeOf } from '../write/method';
import { castDish } from './casting';

/** Everything the choice of a dish depends on. */
export interface Situation {
  brief: Brief;
  profile: KitchenProfile | null;
  note: ChefNote;
  rules: Rules;
  wanted: readonly Food[];
  skill: Skill;
  seed: number;
}

/** A dish and how it is seasoned. */
export interface Choice {
  cast: Cast;
  palette: Palette | null;
}

/** Not for a shopping list on a budget. */
const luxuries: ReadonlySet<string> = new Set([
  'prawn',
  'salmon',
  'smoked-salmon',
  'sea-bass',
  'lamb',
  'beef-steak',
  'saffron',
  'pine-nuts',
  'pistachios',
  'asparagus',
  'scallop',
  'parmesan',
  'gruyere',
  'manchego',
  'fig',
  'maple-syrup',
  'macadamia-nuts',
  'artichoke',
  'prosciutto',
]);
const noLuxuries: ReadonlySet<string> = new Set();

const hardlyHeard: readonly Role[] = [
  'oil',
  'salt',
  'pepper',
  'spice',
  'herb',
  'stock',
  'citrus',
  'butter',
  'raising',
  'sweetener',
  'sauce',
];

/** How much it matters that a dish uses a food the cook asked for. */
const weightOf = ({ handling: { role } }: Food): number => {
  if (proteinRoles.includes(role)) return 3;
  if (stapleRoles.includes(role)) return 2.5;
  return hardlyHeard.includes(role) ? 0.7 : 2;
};

const toolsOf = (profile: KitchenProfile | null): ReadonlySet<Tool> => {
  const level = profile?.toolsLevel;
  if (level === 'None' || level === 'Basic') return new Set<Tool>(['hob']);
  return new Set<Tool>(level === 'Novice' ? ['hob', 'oven'] : ['hob', 'oven', 'blender']);
};

/** Dishes of the kinds a profile names as its least favourite. */
const dislikedKinds: Record<string, readonly string[]> = {
  FastFood: ['burgers', 'tacos', 'toast'],
  GreasyFood: ['fritters', 'gratin', 'burgers'],
  DishesWithLotsOfSauces: ['curry', 'stew', 'noodles', 'gratin'],
  FoodWithManySpices: ['curry'],
  HighlySeasonedFood: ['curry', 'tacos', 'skewers'],
  SpicyFood: ['curry'],
};

/** How well a palette goes with this cook and what there is. */
function choosePalette(design: DishDesign, situation: Situation): Palette | null {
  const { brief, profile, wanted, seed } = situation;
  // The same order whatever the seed, so that neighbouring seeds take turns.
  const random = seededRandom(hashText(design.id));
  const rated = palettes
    .filter(({ id }) => design.palettes.includes(id))
    .map((palette) => {
      const seasonings = [...palette.spices, ...palette.herbs, ...palette.acids, ...palette.sauces];
      const shared = wanted.filter(
        (food) => seasonings.includes(food.key) || seasonings.includes(food.ingredient.id),
      ).length;
      const atHome = profile?.worldRegion !== undefined && palette.regions.includes(profile.worldRegion);
      const travels = brief.theme === 'Global Flavors';
      const leans = palette.themes.includes(brief.theme);
      const score = shared * 4 + (atHome !== travels ? 2 : 0) + (leans ? 3 : 0) + random.between(0, 3.5);
      return { palette, score };
    });
  const best = rated.sort((a, b) => b.score - a.score).slice(0, 3);
  return best[seed % Math.max(1, best.length)]?.palette ?? null;
}

const isMeal = (design: DishDesign, meal: string) => design.meals.some((one: Meal) => one === meal);

/** What running late costs: the first minutes hurt most, and no lateness is ever free. */
const latePoints = (minutes: number): number => 32 + Math.min(60, minutes * 3) + minutes;

/** A dish judged for a request. */
interface Rated {
  choice: Choice;
  points: number;
  /** How much of what was asked for it uses, 0 to 1. */
  share: number;
  /** Whether it can be cooked in the minutes asked for. */
  inTime: boolean;
  /** Whether it is what the meal asks for, and none of the kinds the cook dislikes. */
  inKind: boolean;
}

function rate(choice: Choice, situation: Situation): Rated {
  const { brief, wanted, skill, profile } = situation;
  const { cast } = choice;
  const { design } = cast;
  const total = wanted.reduce((sum, food) => sum + weightOf(food), 0);
  const used = wanted.filter((food) => !cast.leftOut.includes(food.handling.label));
  const share = total === 0 ? 1 : used.reduce((sum, food) => sum + weightOf(food), 0) / total;
  const { least, best } = timeOf(cast, skill);
  const asksMeal = brief.meal !== '' && brief.meal !== 'None';
  let points = share * 70;
  if (asksMeal) points += isMeal(design, brief.meal) ? 18 : -25;
  if (design.themes.includes(brief.theme)) points += 10;
  if (least > brief.minutes) points -= latePoints(least - brief.minutes);
  else if (best <= brief.minutes && best >= brief.minutes * 0.5) points += 8;
  else if (best < brief.minutes * 0.3) points -= 6;
  if (
    brief.theme !== 'Sweet Treats' &&
    design.course === 'sweet' &&
    (brief.meal === 'Lunch' || brief.meal === 'Dinner')
  )
    points -= 35;
  const isDislikedKind = dislikedKinds[profile?.leastfavoriteCuisine ?? '']?.includes(design.id) ?? false;
  if (isDislikedKind) points -= 30;
  if (profile?.cookingPreference === 'QuickAndEasy') points -= best / 6;
  const missedProteins = wanted.filter(
    (food) => proteinRoles.includes(food.handling.role) && !used.includes(food),
  ).length;
  if (design.course === 'savoury') points -= missedProteins * 10;
  if (design.id === 'platter') points -= 20;
  const inKind = (!asksMeal || isMeal(design, brief.meal)) && !isDislikedKind;
  return { choice, points, share, inTime: least <= brief.minutes, inKind };
}

/** A dish in time may use this much less of what was asked for than the best dish of any length. */
const nearlyAll = 0.7;

/** The dishes to choose from: those that fit the request, where any does. */
function feasible(all: readonly Rated[], theme: string): readonly Rated[] {
  const sweet = all.filter(({ choice }) => choice.cast.design.course === 'sweet');
  const rated = theme === 'Sweet Treats' && sweet.length > 0 ? sweet : all;
  const most = Math.max(...rated.map(({ share }) => share));
  const inTime = rated.filter((one) => one.inTime && one.share >= most * nearlyAll);
  const inKind = inTime.filter((one) => one.inKind);
  return [inKind, inTime].find(({ length }) => length > 0) ?? rated;
}

const closeEnough = 14;
const mostChoices = 5;

function casts(situation: Situation, tools: ReadonlySet<Tool>): Choice[] {
  const { brief, profile, note, rules, wanted, seed } = situation;
  const least = profile?.leastfavoriteCuisine;
  const isMild = least === 'SpicyFood' || note.heat === 'mild';
  const isOpen = (design: DishDesign) =>
    design.tools.every((tool) => tools.has(tool)) && (design.raw === true || profile?.diet !== 'RawFood');
  return allDishes.filter(isOpen).flatMap((design) => {
    const random = seededRandom(seed ^ hashText(design.id));
    const palette = choosePalette(design, situation);
    const cast = castDish({
      design,
      palette,
      wanted,
      rules,
      diners: brief.diners,
      heat: isMild ? 'mild' : note.heat,
      spices: least === 'FoodWithManySpices' || least === 'HighlySeasonedFood' ? 1 : 2,
      unwelcome: brief.theme === 'Budget Meals' || profile?.recipeGoal === 'Savings' ? luxuries : noLuxuries,
      random,
    });
    return cast ? [{ cast, palette }] : [];
  });
}

/** The dish to cook: one of the best for this request, another one for the next seed; null when none can be made. */
export function chooseDish(situation: Situation): Choice | null {
  const choices = casts(situation, toolsOf(situation.profile));
  const rated = [
    ...feasible(
      choices.map((choice) => rate(choice, situation)),
      situation.brief.theme,
    ),
  ].sort((a, b) => b.points - a.points);
  const best = rated[0]?.points ?? 0;
  const good = rated.filter(({ points }) => best - points <= closeEnough).slice(0, mostChoices);
  const turn = hashText(
    situation.brief.theme + situation.brief.meal + situation.wanted.map(({ key }) => key).join(),
  );
  return good[(turn + situation.seed) % Math.max(1, good.length)]?.choice ?? null;
}
