/*
 * Parses tables of ingredient lines with their certain intolerances, labelled from knowledge of food, not from the lexicon:
 * 'line => letters', then '? letters' for disputed ones, which are not counted.
 * G gluten · W wheat · M milk · L lactose · E eggs · F fish · H shellfish · N nuts · T tree nuts · P peanuts · S soy · Z sesame
 * · U mustard · C celery · X sulphites · O corn · B legumes · K nightshades · D FODMAPs · '-' none
 */
import type { Intolerance } from '@/food/types';

const intoleranceByLetter: Readonly<Record<string, Intolerance>> = {
  G: 'Gluten',
  W: 'Wheat',
  M: 'Milk',
  L: 'Lactose',
  E: 'Eggs',
  F: 'Fish',
  H: 'Shellfish',
  N: 'Nuts',
  T: 'TreeNuts',
  P: 'Peanuts',
  S: 'Soy',
  Z: 'Sesame',
  U: 'Mustard',
  C: 'Celery',
  X: 'Sulfites',
  O: 'Corn',
  B: 'Legumes',
  K: 'Nightshades',
  D: 'FODMAPs',
};

export interface LabelledLine {
  readonly line: string;
  readonly contains: readonly Intolerance[];
  /** Depends on brand, portion or definition; not counted. */
  readonly possible: readonly Intolerance[];
}

const namesOf = (letters: string): Intolerance[] =>
  [...letters].flatMap((letter) => intoleranceByLetter[letter] ?? []);

export const parseLabelledLines = (table: string): readonly LabelledLine[] =>
  table
    .split('\n')
    .filter((row) => row.includes(' => '))
    .map((row) => {
      const [line = '', letters = ''] = row.split(' => ');
      const [contains = '', possible = ''] = letters.split('?');
      return { line, contains: namesOf(contains), possible: namesOf(possible) };
    });
