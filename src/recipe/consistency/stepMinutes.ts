/** The time that a recipe's steps take by their own account. */
import type { Nodes } from 'mdast';
import { findTimes } from '@/food/text/timesAndTemperatures';
import type { CookingStep } from '../cookingSteps';
import { textRangeOfNode } from '../recipeText';

/** 'Bake (25 minutes).': the step's whole time, whatever it says further on. */
const leadPattern = /^[^.(\n]{0,80}\(([^()\n]{1,40})\)\s?(?:[.:]|$)/;
/** Work done beside other work adds nothing. */
const meanwhilePattern =
  /\b(?:meanwhile|in the meantime|at the same time|while|mientras|entretanto|entre tanto|al mismo tiempo|a la vez)\b/i;
/** How long it keeps is no cooking time. */
const keeping =
  /\b(?:keeps?|stored?|leftovers?|freezes?|in advance|ahead|conserva\w*|congela\w*|guarda\w*|sobras)\b/i;
/** Before a time that is a part of another, a rhythm, or another way. */
const notAdded =
  /\b(?:or|o|every|each|cada|after|tras|al cabo de|up to|within|(?:first|last|final) ?|(?:primeros|ultimos|últimos) ?|halfway|remaining)\s*(?:about\s|another\s|the\s|unos\s|los\s)?$/i;

function minutesOfSentence(sentence: string): number {
  if (keeping.test(sentence)) return 0;
  const parallel = meanwhilePattern.exec(sentence)?.index ?? sentence.length;
  return findTimes(sentence)
    .filter(({ start }) => start < parallel && !notAdded.test(sentence.slice(Math.max(0, start - 24), start)))
    .reduce((sum, { minutes }) => sum + minutes.max, 0);
}

/** The words in bold or italics that a step begins with. */
function emphasisedOpening({ blocks, text, start }: CookingStep): string {
  let node: Nodes | undefined = blocks[0];
  while (node && 'children' in node && node.type !== 'strong' && node.type !== 'emphasis')
    node = node.children[0];
  return node && 'children' in node ? text.slice(0, textRangeOfNode(node).end - start) : '';
}

function minutesOfStep(step: CookingStep): number {
  const { text } = step;
  const lead = [emphasisedOpening(step), text]
    .map((words) => findTimes(leadPattern.exec(words)?.[1] ?? '').at(-1))
    .find((time) => time !== undefined);
  if (meanwhilePattern.exec(text)?.index === 0) return 0;
  if (lead) return lead.minutes.max;
  return text.split(/(?<=[.;!?])\s+|\n+/).reduce((sum, sentence) => sum + minutesOfSentence(sentence), 0);
}

/**
 * Minutes that the steps add up to, at least: the longer end of each range, without what happens meanwhile; null when no step
 * names a time.
 */
export function totalStepMinutes(steps: readonly CookingStep[]): number | null {
  const sum = steps.reduce((total, step) => total + minutesOfStep(step), 0);
  return sum > 0 ? Math.max(1, Math.round(sum)) : null;
}
