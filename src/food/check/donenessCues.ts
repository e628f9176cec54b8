import { findTemperatures } from '@/food/text/timesAndTemperatures';
import type { Ingredient, RawRisk } from '@/food/types';
import type { ChunkedWork } from '@/lib/chunkedWork';
import { memoize } from '@/lib/memoize';
import type { IngredientLine } from './ingredientLines';
import { isSameFood } from './sameFood';

/** 50 to 100 °C is a core temperature; an oven's temperature is higher. */
const isCoreTemperature = ({ celsius }: { celsius: { min: number } }): boolean =>
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
const readyToEat =
  /\b(?:cooked|pre-?cooked|rotisserie|leftover|roasted|refried|roast (?:chicken|turkey|duck|pork|lamb|beef)(?! joint)|tinned|canned|cans?|tins?|jars?|smoked|pasteuri[sz]ed|hard[- ]boiled|hot[- ]smoked|drained|sprouted|frozen peas|cocid\w*|lata|bote|conserva|ahumad\w*|asado|pasteurizad\w*|sobrante)\b/i;

export interface StepFoods {
  readonly text: string;
  readonly foods: readonly Ingredient[];
}

/** Returns the foods that must be cooked through, but for which no step gives a core temperature or a sign of doneness. */
export function* findFoodsWithoutDonenessCue(
  listed: readonly { food: Ingredient; line?: IngredientLine | undefined }[],
  steps: readonly StepFoods[],
): ChunkedWork<Ingredient[]> {
  const seen = new Set<Ingredient>();
  const undone: Ingredient[] = [];
  const isDone = memoize(
    ({ text }: StepFoods) => donePattern.test(text) || findTemperatures(text).some(isCoreTemperature),
  );
  for (const { food, line } of listed) {
    const risk = seen.has(food) ? undefined : food.rawRisk;
    seen.add(food);
    if (!risk || readyToEat.test(`${food.names.en[0]} ${line?.text}`)) continue;
    yield;
    const isSame = memoize((other: Ingredient) => isSameFood(other, food));
    const isNamed = steps.map(({ foods }) => foods.some(isSame));
    const from = isNamed.indexOf(true);
    if (from === -1) continue;
    // The next step often continues with the food. Eggs in a batter are done when the batter is.
    const isAbout = (_: StepFoods, index: number) =>
      isNamed[index] || isNamed[index - 1] || (risk === 'egg' && index > from);
    const isSign = (step: StepFoods) => isDone(step) || cues[risk]?.test(step.text);
    if (!steps.filter(isAbout).some(isSign)) undone.push(food);
  }
  return undone;
}
