import type { Nodes } from 'mdast';
import { minutesOfStep } from '@/food/text/stepMinutes';
import type { CookingStep } from '../cookingSteps';
import { textRangeOfNode } from '../recipeText';

/** Returns the bold or italic text at the beginning of a step; '' if there is none. */
function emphasizedOpening({ blocks, text, start }: CookingStep): string {
  let node: Nodes | undefined = blocks[0];
  while (node && 'children' in node && node.type !== 'strong' && node.type !== 'emphasis')
    node = node.children[0];
  return node && 'children' in node ? text.slice(0, textRangeOfNode(node).end - start) : '';
}

/** Returns the minimum minutes of the steps: the upper ends of ranges, without parallel work; null if no step names a time. */
export function totalStepMinutes(steps: readonly CookingStep[]): number | null {
  const sum = steps.reduce((total, step) => total + minutesOfStep(step.text, emphasizedOpening(step)), 0);
  return sum > 0 ? Math.max(1, Math.round(sum)) : null;
}
