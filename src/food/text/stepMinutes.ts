import { findTimes } from './timesAndTemperatures';

/** 'Bake (25 minutes).' states the time of the whole step. */
const leadPattern = /^[^.(\n]{0,80}\(([^()\n]{1,40})\)\s?(?:[.:]|$)/;
/** Parallel work adds no time, nor what only large pieces want. */
const meanwhilePattern =
  /\b(?:meanwhile|in the meantime|at the same time|while|mientras|entretanto|entre tanto|al mismo tiempo|a la vez|pieces (?:may )?want)\b/i;
/** Storage times are not cooking times. */
const storagePattern =
  /\b(?:keeps?|stored?|leftovers?|freezes?|in advance|ahead|conserva\w*|congela\w*|guarda\w*|sobras)\b/i;
/** Precedes a time that is part of another ('the last'), an interval ('every') or an alternative ('or'). */
const notAddedPattern =
  /\b(?:or|o|every|each|cada|after|tras|al cabo de|up to|within|(?:first|last|final) ?|(?:primeros|ultimos|últimos) ?|halfway|remaining)\s*(?:about\s|another\s|the\s|unos\s|los\s)?$/i;

function sentenceMinutes(sentence: string): number {
  if (storagePattern.test(sentence)) return 0;
  const parallelStart = meanwhilePattern.exec(sentence)?.index ?? sentence.length;
  return findTimes(sentence)
    .filter(
      ({ start }) =>
        start < parallelStart && !notAddedPattern.test(sentence.slice(Math.max(0, start - 24), start)),
    )
    .reduce((sum, { minutes }) => sum + minutes.max, 0);
}

/** Returns the minutes that a step names, without parallel work: what its bold or italic `opening` states, else all together. */
export function minutesOfStep(text: string, opening = ''): number {
  if (meanwhilePattern.exec(text)?.index === 0) return 0;
  const lead = [opening, text]
    .map((words) => findTimes(leadPattern.exec(words)?.[1] ?? '').at(-1))
    .find((time) => time !== undefined);
  if (lead) return lead.minutes.max;
  return text.split(/(?<=[.;!?])\s+|\n+/).reduce((sum, sentence) => sum + sentenceMinutes(sentence), 0);
}
