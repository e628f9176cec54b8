/** What the honesty report is made from and made of. */
import type { ParsedRecipe } from '../recipeText';

export interface RecipeFacts extends ParsedRecipe {
  /** Minutes. */
  readonly tiempoCoccion: number | null;
  readonly diners: number | null;
}

/** What the cook asked for, in the request form's own fields. */
export interface RecipeRequest {
  readonly ingredientes?: string | undefined;
  /** Minutes, as typed. */
  readonly tiempoCoccion?: string | undefined;
  readonly diners?: number | null | undefined;
}

export type FindingKind =
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
  /** What was asked for and is missing, where that is what was found. */
  readonly missing?: { readonly name: string; readonly how: 'left out' | 'not named' };
}

export interface HonestyReport {
  readonly diners: { readonly asked: number | null; readonly got: number | null };
  /** `steps` is what the steps' own times add up to, at least; null when they name none. */
  readonly minutes: {
    readonly asked: number | null;
    readonly stated: number | null;
    readonly steps: number | null;
  };
  readonly findings: readonly Finding[];
}
