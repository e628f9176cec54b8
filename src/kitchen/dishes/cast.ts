import type { Ingredient } from '@/food/types';
import type { CutName } from '../handling/cuts';
import type { Serving } from '../handling/handling';
import type { Role } from '../handling/roles';
import type { DishDesign } from './design';

/** An ingredient at work in a dish. */
export interface Use {
  ingredient: Ingredient;
  /** The name key it is used under: 'smoked-paprika'. */
  key: string;
  role: Role;
  /** Its name in this recipe. */
  label: string;
  slot: string;
  cut: CutName;
  /** For one person. */
  serving: Serving;
  /** Serving times diners. */
  total: number;
  /** The cook asked for it, or it stands in for something the cook asked for. */
  wanted: boolean;
  /** Said in place of an amount: 'for boiling'. */
  unmeasured?: string;
}

/** One thing left out and what took its place. */
export interface Swap {
  instead: string;
  used: string | null;
  because: string;
}

/** A dish with all its places taken. */
export interface Cast {
  design: DishDesign;
  uses: ReadonlyMap<string, readonly Use[]>;
  /** What the cook asked for and this dish has no place for. */
  leftOut: readonly string[];
  /** Standard parts of the dish that the cook's profile replaced. */
  swaps: readonly Swap[];
}
