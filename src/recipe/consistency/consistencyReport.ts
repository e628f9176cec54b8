/* Input and result of the consistency check. */
import type { NoteHit } from '@/food/note/noteHits';
import type { ParsedRecipe } from '../recipeText';

export interface ConsistencyRecipe extends ParsedRecipe {
  /** Minutes. */
  readonly tiempoCoccion: number | null;
  readonly diners: number | null;
  /** The recipe's note for the chef, used if the request is unknown. */
  readonly necesidadesDiners?: string | undefined;
  /** True if part of the ingredient list is unreadable. No food is then reported as missing from the list. */
  readonly isListIncomplete?: boolean;
}

export interface ConsistencyRequest {
  readonly ingredientes?: string | undefined;
  readonly tiempoCoccion?: string | undefined;
  readonly diners?: number | null | undefined;
  readonly necesidadesDiners?: string | undefined;
}

export type FindingKind =
  | 'ruled-out-not-found'
  | 'diners'
  | 'minutes'
  | 'asked-not-used'
  | 'listed-not-used'
  | 'used-not-listed'
  | 'doneness';

export interface Finding {
  readonly kind: FindingKind;
  /** The food; for diners and minutes, the finding in a short sentence, '' if the recipe's facts say it. */
  readonly summary: string;
  /** The sentence in the details; undefined for kinds whose foods share a sentence. */
  readonly text?: string;
}

export interface ConsistencyReport {
  readonly diners: { readonly asked: number | null; readonly stated: number | null };
  /** `steps` is the minimum sum of the times in the steps; null if they name none. */
  readonly minutes: {
    readonly asked: number | null;
    readonly stated: number | null;
    readonly steps: number | null;
  };
  /** True if the request rules out any food. */
  readonly hasExclusions: boolean;
  /** Ruled-out foods found in the recipe. */
  readonly noteHits: readonly NoteHit[];
  readonly findings: readonly Finding[];
}

/** Returns the minutes of the steps if they are clearly more than stated, by a tenth and at least two; else null. */
export const longerStepMinutes = (steps: number | null, stated: number | null): number | null =>
  steps !== null && stated !== null && steps > stated + Math.max(2, stated / 10) ? steps : null;
