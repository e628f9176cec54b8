import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formFields } from '@/profile/formFields';
import { profileFields } from '@/profile/profileFields';

const src = resolve(import.meta.dirname, '../../../src');

/** Source texts without their comments, by path. */
type Sources = ReadonlyMap<string, string>;

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const sources: Sources = new Map(
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => [path, withoutComments(readFileSync(join(src, path), 'utf8'))]),
);

const choices = Object.values(formFields).flatMap((facts) => ('choices' in facts ? [facts.choices] : []));
const values = [...new Set(choices.flatMap((field) => Object.keys(field)))];
/** 'GordonRamsay' is only ever the value; 'Gluten' and 'Health' are also words. */
const tellingValues = values.filter((value) => /[a-z][A-Z]/.test(value));
const tellingLabels = [...new Set(choices.flatMap((field) => Object.values(field)))].filter(
  (label) => !values.includes(label),
);
const tellingFields = profileFields.filter((field) => /[A-Z]|ance/.test(field));

const table = /^profile\//;
/** Rules about a value are keyed by it: what a diet leaves out, what to tell a cook who has gout, its name at schema.org. */
const rules = /^(profile|food|kitchen|recipe\/export)\//;
/** The dashboard shows what a made-up cook has answered. */
const samples = /^features\/dashboard\//;

const outside = (allowed: RegExp, files: Sources): Sources =>
  new Map([...files].filter(([path]) => !allowed.test(path)));

const word = (name: string) => new RegExp(`\\b${name}\\b`, 'g');
const whole = (text: string) =>
  new RegExp(`(['"\`>]\\s*)${text.replace(/[()]/g, '\\$&')}(?=\\s*['"\`<])`, 'g');

/** The places where a pattern stands, as paths: one as often as it is there. */
const placesOf = (pattern: RegExp, files: Sources): string[] =>
  [...files].flatMap(([path, text]) => [...text.matchAll(pattern)].map(() => path));

/** Arrays that hold half the values of a field, or more. */
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

/** Files that name more fields than reading a profile for a purpose takes. */
const mostFields = 6;
const filesOfManyFields = (files: Sources): string[] =>
  [...files].flatMap(([path, text]) =>
    tellingFields.filter((field) => word(field).test(text)).length > mostFields ? [path] : [],
  );

describe('the food profile is written once', () => {
  it('has its values in the table, and elsewhere only as the keys of rules', () => {
    expect(tellingValues.length).toBeGreaterThan(40);
    for (const value of tellingValues) {
      expect([value, ...placesOf(word(value), outside(rules, sources))]).toEqual([value]);
      expect(placesOf(word(value), new Map([...sources].filter(([path]) => table.test(path))))).toHaveLength(
        1,
      );
    }
  });

  it('has no list of them anywhere else', () => {
    expect(copiedLists(outside(table, sources))).toEqual([]);
  });

  it('has one place for each label', () => {
    expect(tellingLabels.length).toBeGreaterThan(40);
    for (const label of tellingLabels)
      expect([label, ...placesOf(whole(label), outside(samples, sources))]).toEqual([
        label,
        expect.stringMatching(table),
      ]);
  });

  it('lists its fields nowhere else', () => {
    expect(filesOfManyFields(outside(table, sources))).toEqual([]);
  });

  it('would notice', () => {
    const copy = (text: string): Sources => new Map([['features/copy.ts', text]]);
    expect(placesOf(word('GordonRamsay'), outside(rules, copy("if (level === 'GordonRamsay')")))).toEqual([
      'features/copy.ts',
    ]);
    expect(placesOf(whole('Irritable bowel (IBS)'), copy("IBS: 'Irritable bowel (IBS)',"))).toHaveLength(1);
    expect(placesOf(whole('Fair trade'), copy('<li>\n  Fair trade\n</li>'))).toHaveLength(1);
    expect(copiedLists(copy("['Asia', 'Africa', 'Oceania', 'Other']"))).toHaveLength(1);
    expect(filesOfManyFields(copy(tellingFields.map((field) => `${field}: text,`).join('\n')))).toHaveLength(
      1,
    );
  });
});
