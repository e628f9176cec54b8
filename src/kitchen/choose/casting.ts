import type { Random } from '@/lib/random';
import type { Cast, Swap, Use } from '../dishes/cast';
import type { DishDesign, Slot } from '../dishes/design';
import type { Palette } from '../dishes/palettes';
import type { CutName } from '../handling/cuts';
import { type Food, foodNamed } from '../handling/foods';
import { type Serving, serving } from '../handling/handling';
import type { Role } from '../handling/roles';
import type { Rules } from '../read/rules';

/** Everything a dish is cast from. */
export interface Casting {
  design: DishDesign;
  palette: Palette | null;
  /** What the cook asked for and may have. */
  wanted: readonly Food[];
  rules: Rules;
  diners: number;
  /** How hot: chillies are only added when asked for. */
  heat: 'hot' | 'mild' | null;
  /** At most this many spices of the kitchen's own. */
  spices: number;
  /** Ids never added by the kitchen itself, such as luxuries on a budget. */
  unwelcome: ReadonlySet<string>;
  random: Random;
}

/** Parts whose replacement a cook wants to hear about. */
const toldRoles: readonly Role[] = [
  'milk',
  'butter',
  'flour',
  'egg',
  'pasta',
  'bread',
  'cream',
  'cheese',
  'noodles',
  'yogurt',
];

const takes = (slot: Slot, food: Food): boolean =>
  slot.takes.includes(food.handling.role) &&
  !(slot.only && !slot.only.includes(food.key) && !slot.only.includes(food.ingredient.id)) &&
  !slot.never?.includes(food.key) &&
  !slot.never?.includes(food.ingredient.id);

/** Servings come out as amounts a cook can measure: whole fives of grams, quarters of a piece. */
function measured({ amount, unit }: Serving): Serving {
  const step =
    unit === 'g' || unit === 'ml'
      ? amount >= 20
        ? 5
        : 1
      : unit === 'tsp'
        ? 0.125
        : unit === 'clove'
          ? 0.5
          : 0.25;
  return { amount: Math.max(step, Math.round(amount / step) * step), unit };
}

/** Several foods in one slot share its room. */
const crowding = [1, 1, 0.8, 0.65, 0.55] as const;

/** What a slot's own cut never replaces: there is nothing to cut. */
const keptCuts: readonly CutName[] = ['drain', 'none', 'peel'];

class Stage {
  readonly placed = new Map<string, Food[]>();
  readonly wantedKeys = new Set<string>();
  readonly swaps: Swap[] = [];
  private readonly onStage = new Set<string>();

  constructor(readonly casting: Casting) {}

  room(slot: Slot): boolean {
    return (this.placed.get(slot.key)?.length ?? 0) < slot.max;
  }

  place(food: Food, slots: readonly Slot[]): boolean {
    if (this.onStage.has(food.ingredient.id)) return false;
    const slot = slots.find((one) => this.room(one) && takes(one, food));
    if (!slot) return false;
    this.put(food, slot);
    return true;
  }

  put(food: Food, slot: Slot): void {
    this.onStage.add(food.ingredient.id);
    this.placed.set(slot.key, [...(this.placed.get(slot.key) ?? []), food]);
  }

  has(food: Food): boolean {
    return this.onStage.has(food.ingredient.id);
  }

  count(keys: readonly string[]): number {
    return keys.reduce((sum, key) => sum + (this.placed.get(key)?.length ?? 0), 0);
  }

  /** The foods of a list of names that may be used, in the list's order. */
  allowed(names: readonly string[]): Food[] {
    const { rules, unwelcome } = this.casting;
    return names.flatMap((name) => {
      const food = foodNamed(name);
      return food && !unwelcome.has(name) && rules.refusal(food) === null ? [food] : [];
    });
  }

  /** A slot's own standard ingredient, or what stands in for it when the cook may not have it. */
  offer(slot: Slot): void {
    const offers = slot.offers ?? [];
    if (this.count([slot.key]) > 0 || offers.length === 0) return;
    const [chosen] = this.allowed(offers).filter((food) => !this.has(food));
    if (chosen) this.put(chosen, slot);
    const classic = foodNamed(offers[0] ?? '');
    const because = classic && chosen !== classic ? this.casting.rules.refusal(classic) : null;
    if (classic && because && toldRoles.includes(classic.handling.role)) {
      const used = chosen ? this.casting.rules.labelOf(chosen) : null;
      if (used !== null || slot.needed) this.swaps.push({ instead: classic.handling.label, used, because });
    }
  }
}

function seasonFromPalette(stage: Stage): void {
  const { design, palette, random, heat, spices } = stage.casting;
  if (!palette) return;
  const add = (key: string, names: readonly string[], enough: number) => {
    const slot = design.slots.find((one) => one.key === key);
    if (!slot || slot.offers) return;
    for (const food of stage.allowed(names)) {
      if (stage.count([key]) >= Math.min(enough, slot.max)) return;
      stage.place(food, [slot]);
    }
  };
  add('spices', palette.spices, spices);
  add('sauce', palette.sauces, 1);
  add('herb', random.chance(0.7) ? palette.herbs : [...palette.herbs].reverse(), 1);
  add('acid', palette.acids, 1);
  if (heat === 'hot') add('chilli', [...palette.chillies, 'chilli', 'chilli-flakes', 'cayenne'], 1);
}

function fillUp(stage: Stage): boolean {
  const { design, random } = stage.casting;
  for (const { of, enough, offers, needed } of design.fills) {
    const slots = of.flatMap((key) => design.slots.filter((slot) => slot.key === key));
    const pool = stage.allowed(offers).filter((food) => !stage.has(food));
    while (stage.count(of) < enough && pool.length > 0) {
      // Earlier offers suit the dish better, but not always the same one.
      const index = Math.floor(random.next() ** 1.6 * Math.min(pool.length, 6));
      const [food] = pool.splice(index, 1);
      if (food) stage.place(food, slots);
    }
    if (needed && stage.count(of) === 0) return false;
  }
  return true;
}

function useOf(food: Food, slot: Slot, crowd: number, stage: Stage): Use {
  const { diners, rules } = stage.casting;
  const usual = slot.serving ? serving(slot.serving) : food.handling.serving;
  const share = (slot.share ?? 1) * (crowd > 1 ? (crowding[crowd] ?? 0.5) : 1);
  const one = measured({ amount: usual.amount * share, unit: usual.unit });
  return {
    ingredient: food.ingredient,
    key: food.key,
    role: food.handling.role,
    label: rules.labelOf(food),
    slot: slot.key,
    cut: slot.cut !== undefined && !keptCuts.includes(food.handling.cut) ? slot.cut : food.handling.cut,
    serving: one,
    total: one.amount * diners,
    wanted: stage.wantedKeys.has(food.ingredient.id),
    ...(slot.unmeasured !== undefined && { unmeasured: slot.unmeasured }),
  };
}

/** Gives every place of a dish to an ingredient; null when the dish cannot be made for this cook. */
export function castDish(casting: Casting): Cast | null {
  const { design, wanted } = casting;
  const stage = new Stage(casting);
  const leftOut: string[] = [];
  for (const food of wanted) {
    if (stage.place(food, design.slots)) stage.wantedKeys.add(food.ingredient.id);
    else leftOut.push(food.handling.label);
  }
  for (const slot of design.slots) stage.offer(slot);
  if (!fillUp(stage)) return null;
  seasonFromPalette(stage);
  if (design.slots.some((slot) => slot.needed && stage.count([slot.key]) === 0)) return null;

  const uses = new Map<string, readonly Use[]>();
  for (const slot of design.slots) {
    const foods = stage.placed.get(slot.key) ?? [];
    if (foods.length > 0)
      uses.set(
        slot.key,
        foods.map((food) => useOf(food, slot, foods.length, stage)),
      );
  }
  return { design, uses, leftOut, swaps: stage.swaps };
}
