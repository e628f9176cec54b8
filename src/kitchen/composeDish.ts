import { hashText, seededRandom } from '@/lib/random';
import { permittedWishes } from './adapt/wantedUnderRules';
import { chooseDish } from './choose/chooseDish';
import { lastResort } from './choose/lastResort';
import type { Swap, Use } from './dishes/cast';
import type { Food } from './handling/foods';
import type { DishKind } from './picture/drawDish';
import { readBrief, skillOf } from './read/brief';
import { readChefNote } from './read/chefNote';
import { type Rules, rulesFor } from './read/rules';
import type { KitchenProfile, KitchenRequest } from './read/types';
import { readWanted } from './read/wanted';
import { profileNotes, themeTip } from './write/advice';
import { type MethodStep, writeMethod } from './write/method';
import { writeRemarks } from './write/notes';
import { nameDish, starsOf } from './write/title';

/** A composed dish before it is written down or drawn. */
export interface Dish {
  /** Which design it follows: 'stew'. */
  id: string;
  kind: DishKind;
  title: string;
  intro: string;
  /** People it serves. */
  diners: number;
  /** Sum of the steps' minutes. */
  minutes: number;
  /** The minutes asked for, made sensible. */
  minutesAsked: number;
  ingredients: readonly Use[];
  steps: readonly MethodStep[];
  swaps: readonly Swap[];
  tips: readonly string[];
  notes: readonly string[];
  /** Ids of what it is named after, then the rest: what a picture should show. */
  shows: readonly string[];
}

/** What health advice says about foods the cook asked for, used and gently told. */
const cautions = (foods: readonly Food[], rules: Rules): string[] =>
  foods.flatMap((food) => {
    const caution = rules.caution(food);
    return caution === null ? [] : [`Worth knowing: ${caution}.`];
  });

/** Longest request text that takes part in the seed. */
const seedText = 400;

/**
 * Composes a dish from a request and a profile (spec 3). Pure and deterministic by seed; nothing the profile, the
 * theme or the note for the chef forbids is ever used.
 */
export function composeDish(request: KitchenRequest, profile: KitchenProfile | null, seed: number): Dish {
  const brief = readBrief(request);
  const note = readChefNote(request.necesidadesDiners);
  const rules = rulesFor(profile, brief.theme, note);
  const wanted = readWanted(request.ingredientes);
  const wishes = permittedWishes(wanted.foods, rules);
  const skill = skillOf(profile);
  const random = seededRandom(seed ^ hashText(request.ingredientes.slice(0, seedText)));
  const situation = {
    brief,
    profile,
    note,
    rules,
    wanted: wishes.foods,
    skill,
    seed: Math.abs(Math.trunc(seed)),
  };
  const { cast, palette } = chooseDish(situation) ?? lastResort(rules, wishes.foods, brief.diners, random);
  const method = writeMethod(cast, brief.minutes, skill);
  const { title, intro } = nameDish(cast, palette, method.used, rules.mayName, random);
  const usedIds = new Set(method.used.map(({ ingredient }) => ingredient.id));
  const wishSwaps = wishes.swaps.map(({ standIn, ...swap }) =>
    standIn !== null && usedIds.has(standIn) ? swap : { ...swap, used: null },
  );
  const leftOut = wishes.foods.filter(
    ({ ingredient }) =>
      !usedIds.has(ingredient.id) && wanted.foods.some((food) => food.ingredient.id === ingredient.id),
  );
  const stars = starsOf(cast, method.used, 6).map(({ ingredient }) => ingredient.id);
  return {
    id: cast.design.id,
    kind: cast.design.picture,
    title,
    intro,
    diners: brief.diners,
    minutes: method.minutes,
    minutesAsked: brief.minutes,
    ingredients: method.used,
    steps: method.steps,
    swaps: [
      ...wishSwaps,
      ...cast.swaps.filter(({ instead }) => !wishSwaps.some((swap) => swap.instead === instead)),
    ],
    tips: [
      ...random.shuffle(cast.design.tips).filter(rules.mayName).slice(0, 1),
      ...themeTip(brief.theme, cast.design.course, random).filter(rules.mayName),
    ],
    notes: [
      ...writeRemarks({
        brief,
        wanted,
        note,
        method,
        leftOut: leftOut.map(({ handling }) => handling.label),
      }),
      ...cautions(
        wishes.foods.filter(({ ingredient }) => usedIds.has(ingredient.id)),
        rules,
      ),
      ...profileNotes(profile).filter(rules.mayName),
    ],
    shows: [...new Set([...stars, ...usedIds])],
  };
}
