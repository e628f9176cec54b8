import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { profileFields } from '@/profile/profileFields';
import { profileFormFields } from '@/profile/profileFormFields';

const src = resolve(import.meta.dirname, '../../../src');

/** Source texts without their comments, by path. */
type Sources = ReadonlyMap<string, string>;

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const sources: Sources = new Map(
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => [path, withoutComments(readFileSync(join(src, path), 'utf8'))]),
);

const choices = Object.values(profileFormFields).flatMap((facts) =>
  'choices' in facts ? [facts.choices] : [],
);
const values = [...new Set(choices.flatMap((field) => Object.keys(field)))];
/** Only values that are no common words: 'GordonRamsay', but not 'Gluten' or 'Health'. */
const tellingValues = values.filter((value) => /[a-z][A-Z]/.test(value));
const tellingLabels = [...new Set(choices.flatMap((field) => Object.values(field)))].filter(
  (label) => !values.includes(label),
);
const tellingFields = profileFields.filter((field) => /[A-Z]|ance/.test(field));

const table = /^profile\//;
/** Rules are keyed by value: what a diet excludes, advice for gout, names at schema.org. */
const rules = /^(profile|food|kitchen|recipe\/export)\//;
/** The dashboard shows sample data. */
const samples = /^features\/dashboard\//;

const filesOutside = (allowed: RegExp, files: Sources): Sources =>
  new Map([...files].filter(([path]) => !allowed.test(path)));

const word = (name: string) => new RegExp(`\\b${name}\\b`, 'g');
const whole = (text: string) =>
  new RegExp(`(['"\`>]\\s*)${text.replace(/[()]/g, '\\$&')}(?=\\s*['"\`<])`, 'g');

/** Returns the paths of a pattern's occurrences, with repetitions. */
const pathsOf = (pattern: RegExp, files: Sources): string[] =>
  [...files].flatMap(([path, text]) => [...text.matchAll(pattern)].map(() => path));

/** Returns arrays with at least half the values of a field. */
function copiedLists(files: Sources): string[] {
  return [...files].flatMap(([path, text]) =>
    [...text.matchAll(/\[[^[\]]*\]/g)].flatMap(([array]) =>
      choices
        .map((field) => Object.keys(field))
        .filter((all) => all.filter((value) => whole(value).test(array)).length >= all.length / 2)
        .map((all) => `${path}: ${all.join(', ')}`),
    ),
  );
}

/** Files that name more fields copy the list. */
const mostFields = 6;
const filesOfManyFields = (files: Sources): string[] =>
  [...files].flatMap(([path, text]) =>
    tellingFields.filter((field) => word(field).test(text)).length > mostFields ? [path] : [],
  );

describe('the fields and values of the food profile', () => {
  it('are written in the table, values elsewhere only as keys of rules', () => {
    expect(tellingValues.length).toBeGreaterThan(40);
    for (const value of tellingValues) {
      expect([value, ...pathsOf(word(value), filesOutside(rules, sources))]).toEqual([value]);
      expect(pathsOf(word(value), new Map([...sources].filter(([path]) => table.test(path))))).toHaveLength(
        1,
      );
    }
  });

  it('are not listed anywhere else', () => {
    expect(copiedLists(filesOutside(table, sources))).toEqual([]);
  });

  it('have labels in one place', () => {
    expect(tellingLabels.length).toBeGreaterThan(40);
    for (const label of tellingLabels)
      expect([label, ...pathsOf(whole(label), filesOutside(samples, sources))]).toEqual([
        label,
        expect.stringMatching(table),
      ]);
  });

  it('are not listed by name anywhere else', () => {
    expect(filesOfManyFields(filesOutside(table, sources))).toEqual([]);
  });

  it('are found by this test if copied', () => {
    const copy = (text: string): Sources => new Map([['features/copy.ts', text]]);
    expect(pathsOf(word('GordonRamsay'), filesOutside(rules, copy("if (level === 'GordonRamsay')")))).toEqual(
      ['features/copy.ts'],
    );
    expect(pathsOf(whole('Irritable bowel (IBS)'), copy("IBS: 'Irritable bowel (IBS)',"))).toHaveLength(1);
    expect(pathsOf(whole('Fair trade'), copy('<li>\n  Fair trade\n</li>'))).toHaveLength(1);
    expect(copiedLists(copy("['Asia', 'Africa', 'Oceania', 'Other']"))).toHaveLength(1);
    expect(filesOfManyFields(copy(tellingFields.map((field) => `${field}: text,`).join('\n')))).toHaveLength(
      1,
    );
  });
});
