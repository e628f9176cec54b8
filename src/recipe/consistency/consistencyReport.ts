/** What the consistency report is made from and made of. */
import type { NoteHit } from '@/food/note/noteHits';
import type { ParsedRecipe } from '../recipeText';

export interface RecipeToCompare extends ParsedRecipe {
  /** Minutes. */
  readonly tiempoCoccion: number | null;
  readonly diners: number | null;
  /** The note for the chef that the recipe keeps, for when the request is no longer known. */
  readonly necesidadesDiners?: string | undefined;
  /** Some of the list of ingredients could not be read: what it does not have, nobody can tell. */
  readonly isListIncomplete?: boolean;
}

/** What the cook asked for, in the request form's own fields. */
export interface RequestToCompare {
  readonly ingredientes?: string | undefined;
  /** Minutes, as typed. */
  readonly tiempoCoccion?: string | undefined;
  readonly diners?: number | null | undefined;
  /** The note for the chef. */
  readonly necesidadesDiners?: string | undefined;
}

export type FindingKind =
  | 'ruled-out'
  | 'ruled-out-not-found'
  | 'diners'
  | 'minutes'
  | 'asked-not-used'
  | 'listed-not-used'
  | 'used-not-listed'
  | 'doneness';

export interface Finding {
  readonly kind: FindingKind;
  readonly severity: 'info' | 'warning';
  readonly text: string;
  /** The food or the words that it is about; of diners and minutes all of it, in a few words. */
  readonly summary: string;
  /** How sure it is, of a food that the cook ruled out. */
  readonly certainty?: NoteHit['grade'];
}

export interface ConsistencyReport {
  readonly diners: { readonly asked: number | null; readonly stated: number | null };
  /** `steps` is what the steps' own times add up to, at least; null when they name none. */
  readonly minutes: {
    readonly asked: number | null;
    readonly stated: number | null;
    readonly steps: number | null;
  };
  /** Whether the cook's note, or the list of ingredients, rules anything out. */
  readonly hasExclusions: boolean;
  /** Where the recipe has what was ruled out. */
  readonly noteHits: readonly NoteHit[];
  readonly findings: readonly Finding[];
}
