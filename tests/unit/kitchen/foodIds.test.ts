import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foodById } from '@/food/lexicon/foods';

const folder = 'src/kitchen/choose';
const choose = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
const others = [
  'kitchen/adapt/preparation.ts',
  'kitchen/handling/boilingMinutes.ts',
  'food/amounts/replacementAmount.ts',
].map((name) => readFileSync(`src/${name}`, 'utf8'));
const source = [...choose, ...others].join('\n');

/** Matches the ids in each kind of table, with units, remarks in brackets and categories such as '@fish'. */
const rowsOfIds: Readonly<Record<string, RegExp>> = {
  'kinds of one food': /^[a-z-]+ ~[\d.]+: .+$/gm,
  replacements: /^[@a-z -]+(?= \|)/gm,
  measures: /^1 .+ = .+$/gm,
  pairings: /(?<=pairing\(')[^']+/g,
  'loose substitutes': /^[a-z -]+ \| [a-z -]+(?= \| [a-z ]+ \| 0)/gm,
  'minutes and preparations': /(?<=^[a-z\d][a-z\d ,]*: )[a-z][a-z -]+$/gm,
  importance: /(?<=^\d\.?\d*: )[a-z][a-z -]+$/gm,
  cupboard: /(?<=wordSet\(\s*`)[^`]+/g,
  // Families and categories have no hyphens.
  'sets of foods': /(?<=(?:wordSet\(|new Set\(\[)\s*')[^)\]]*[a-z]-[a-z][^)\]]*/g,
};

describe('the tables of the kitchen', () => {
  it.each(Object.entries(rowsOfIds))('name only foods of the lexicon in their %s', (_, rows) => {
    const ids = (source.match(rows) ?? []).flatMap(
      (row) =>
        row
          .replace(/\(.*\)|\b(?:g|ml|tbsp|tsp|cm|clove|slice)\b|@[a-z ]+/g, '')
          .match(/[a-z]+(?:-[a-z]+)*/g) ?? [],
    );
    expect(ids.length).toBeGreaterThan(9);
    expect(ids.filter((id) => !foodById(id))).toEqual([]);
  });
});
