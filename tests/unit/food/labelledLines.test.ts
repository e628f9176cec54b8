import { describe, expect, it } from 'vitest';
import { findIngredients } from '@/food/names/findIngredients';
import { englishLines } from './lines/englishLines';
import { ordinaryLines } from './lines/ordinaryLines';
import { ownLines } from './lines/ownLines';
import type { LabelledLine } from './lines/readLines';
import { spanishLines } from './lines/spanishLines';
import { presentIn } from './presentIn';

interface Score {
  right: number;
  missed: number;
  wrong: number;
  mistakes: string[];
}

function judge(lines: readonly LabelledLine[]): Score {
  const score: Score = { right: 0, missed: 0, wrong: 0, mistakes: [] };
  for (const { line, contains, possible } of lines) {
    const got = new Set(findIngredients(line).flatMap(presentIn));
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

const tables = { own: ownLines, English: englishLines, Spanish: spanishLines, ordinary: ordinaryLines };

/** At the least. The ordinary lines, which nobody wrote to be hard, are read as well as they ever were. */
const floors: Record<string, { recall: number; precision: number }> = {
  own: { recall: 0.99, precision: 0.99 },
  English: { recall: 0.97, precision: 0.98 },
  Spanish: { recall: 0.97, precision: 0.99 },
  ordinary: { recall: 1, precision: 0.996 },
  all: { recall: 0.98, precision: 0.97 },
};

describe('ingredient lines as people write them', () => {
  it.each(Object.entries(tables))('are long enough a table: %s', (_, lines) => {
    expect(lines.length).toBeGreaterThan(300);
    expect(lines.filter(({ contains }) => contains.length === 0).length).toBeGreaterThan(50);
    expect(new Set(lines.map(({ line }) => line)).size).toBe(lines.length);
  });

  it.each(Object.entries({ ...tables, all: Object.values(tables).flat() }))(
    'recognises the intolerances of the labelled lines: %s',
    (name, lines) => {
      const score = judge(lines);
      const figures = `recall ${recallOf(score).toFixed(4)}, precision ${precisionOf(score).toFixed(4)}`;
      const mistakes = name === 'all' ? [] : score.mistakes;
      process.stdout.write(`${[`${lines.length} lines (${name}): ${figures}`, ...mistakes].join('\n  ')}\n`);
      expect(recallOf(score)).toBeGreaterThanOrEqual(floors[name]?.recall ?? 1);
      expect(precisionOf(score)).toBeGreaterThanOrEqual(floors[name]?.precision ?? 1);
    },
  );
});
