/** Whether the steps tell how to know that a food which must be cooked through is done. */

import type { IngredientLine } from '@/food/check/ingredientLines';
import { findTemperatures } from '@/food/timesAndTemperatures';
import type { Ingredient, RawRisk } from '@/food/types';
import { isSameFood } from './sameFood';

/** Inside a food, from egg white to a braise; an oven's heat says nothing about the middle. */
const isInside = ({ celsius }: { celsius: { min: number } }): boolean =>
  celsius.min >= 50 && celsius.min <= 100;

const donePattern =
  /cook(?:ed|s)? (?:all the way )?through|no longer (?:pink|raw)|no (?:trace of )?pink|not pink|runs? clear|well[- ]done|fully cooked|until (?:just )?(?:cooked|done)|(?:bien|del todo|completamente) (?:cocid|hech)|esté[n]? (?:bien )?(?:cocid|hech)|sin (?:partes |zonas )?(?:rosad|crud)|no (?:esté|quede)n? (?:rosad|crud)|jugos? (?:salga\w*|claros?|transparente)|piping hot|falls? apart|falling apart|off the bone|shreds?\b|desha(?:ga|z|c)|desmenu/i;
const cues: Readonly<Partial<Record<RawRisk, RegExp>>> = {
  mince: /brown(?:ed)? (?:all over|through)|\bbrown(?:ed)?\b|doure|dorad/i,
  pork: /tender|tierno|tierna/i,
  egg: /\bset\b|\bfirm\b|solid|hard[- ]boil|skewer|toothpick|tester|clean knife|comes? out clean|golden|puffed|risen|thicken|boil|scrambl|crisp|bubbling|cuaj|dorad|palillo|dure|dur[oa]s|espes|hierv|cocid/i,
  shellfish: /opaque|\bpink\b|curl|open(?:ed|s)?\b|firm|opac|rosad|abr(?:an|en|ir)/i,
  fish: /opaque|flak(?:e|es|y|ing)\b|pearly|firm|opac|lascas|laminas|nacarad/i,
  'dried-beans': /tender|soft|creamy|tiern|bland|cremos/i,
};
/** Bought ready to eat: nothing to cook through. */
const ready =
  /\b(?:cooked|pre-?cooked|rotisserie|leftover|roasted|tinned|canned|cans?|tins?|jars?|smoked|pasteuri[sz]ed|hard[- ]boiled|hot[- ]smoked|drained|sprouted|frozen peas|cocid\w*|lata|bote|conserva|ahumad\w*|asado|pasteurizad\w*|sobrante)\b/i;

export interface StepFoods {
  readonly text: string;
  readonly foods: readonly Ingredient[];
}

function isDoneSomewhere(food: Ingredient, risk: RawRisk, steps: readonly StepFoods[]): boolean {
  let isAround = false;
  return steps.some(({ text, foods }, index) => {
    const isNamed = foods.some((other) => isSameFood(other, food));
    // The step after it often goes on about it; eggs vanish into a batter and are done when it is.
    const goesOn =
      isNamed ||
      (isAround && risk === 'egg') ||
      steps[index - 1]?.foods.some((other) => isSameFood(other, food));
    isAround ||= isNamed;
    return (
      goesOn && (donePattern.test(text) || cues[risk]?.test(text) || findTemperatures(text).some(isInside))
    );
  });
}

/** The foods of a recipe that must be cooked through and for which no step gives a temperature or a sign of doneness. */
export function withoutDonenessCue(
  listed: readonly { food: Ingredient; line?: IngredientLine | undefined }[],
  steps: readonly StepFoods[],
): Ingredient[] {
  const seen = new Set<Ingredient>();
  return listed.flatMap(({ food, line }) => {
    const isRisky = food.rawRisk && !seen.has(food) && !ready.test(`${food.names.en[0]} ${line?.text}`);
    seen.add(food);
    const isUsed = steps.some(({ foods }) => foods.some((other) => isSameFood(other, food)));
    return isRisky && food.rawRisk && isUsed && !isDoneSomewhere(food, food.rawRisk, steps) ? [food] : [];
  });
}
