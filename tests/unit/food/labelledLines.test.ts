import { describe, expect, it } from 'vitest';
import { findIngredients } from '@/food/names/findIngredients';
import { containedIntolerances } from './containedIntolerances';
import { englishLines } from './lines/englishLines';
import { mixedLines } from './lines/mixedLines';
import { ordinaryLines } from './lines/ordinaryLines';
import type { LabelledLine } from './lines/readLines';
import { spanishLines } from './lines/spanishLines';

interface Score {
  right: number;
  missed: number;
  wrong: number;
  mistakes: string[];
}

function scoreLines(lines: readonly LabelledLine[]): Score {
  const score: Score = { right: 0, missed: 0, wrong: 0, mistakes: [] };
  for (const { line, contains, possible } of lines) {
    const got = new Set(findIngredients(line).flatMap(containedIntolerances));
    const lacking = contains.filter((one) => !got.has(one));
    const extra = [...got].filter((one) => !contains.includes(one) && !possible.includes(one));
    score.right += contains.length - lacking.length;
    score.missed += lacking.length;
    score.wrong += extra.length;
    if (lacking.length + extra.length > 0)
      score.mistakes.push(`${line}: missed [${lacking}], wrong [${extra}]`);
  }
  return score;
}

const recallOf = ({ right, missed }: Score) => right / (right + missed);
const precisionOf = ({ right, wrong }: Score) => right / (right + wrong);

const tables = { own: mixedLines, English: englishLines, Spanish: spanishLines, ordinary: ordinaryLines };

/** Minimum recall and precision; for the ordinary lines, the best values reached so far. */
const minimumScores: Record<string, { recall: number; precision: number }> = {
  own: { recall: 0.99, precision: 0.99 },
  English: { recall: 0.97, precision: 0.98 },
  Spanish: { recall: 0.97, precision: 0.99 },
  ordinary: { recall: 1, precision: 0.996 },
  all: { recall: 0.98, precision: 0.97 },
};

describe('the labelled ingredient lines', () => {
  it.each(Object.entries(tables))('are enough to measure: %s', (_, lines) => {
    expect(lines.length).toBeGreaterThan(300);
    expect(lines.filter(({ contains }) => contains.length === 0).length).toBeGreaterThan(50);
    expect(new Set(lines.map(({ line }) => line)).size).toBe(lines.length);
  });

  it.each(Object.entries({ ...tables, all: Object.values(tables).flat() }))(
    'have their intolerances found: %s',
    (name, lines) => {
      const score = scoreLines(lines);
      const figures = `recall ${recallOf(score).toFixed(4)}, precision ${precisionOf(score).toFixed(4)}`;
      const mistakes = name === 'all' ? [] : score.mistakes;
      process.stdout.write(`${[`${lines.length} lines (${name}): ${figures}`, ...mistakes].join('\n  ')}\n`);
      expect(recallOf(score)).toBeGreaterThanOrEqual(minimumScores[name]?.recall ?? 1);
      expect(precisionOf(score)).toBeGreaterThanOrEqual(minimumScores[name]?.precision ?? 1);
    },
  );
});
