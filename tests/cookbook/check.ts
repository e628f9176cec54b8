import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CookbookDish } from '@/kitchen/cookbook/dish';
import { DishParseError, parseDish } from '@/kitchen/cookbook/parseDish';
import { findDishProblems, findSharedNames } from './dishProblems';

const folder = join(import.meta.dirname, '../../src/kitchen/cookbook');

/** Prints each problem of the named files, or of all; returns the exit code. */
export function main(names: readonly string[], print: (line: string) => void): number {
  const ids = readdirSync(folder)
    .filter((name) => name.endsWith('.cook'))
    .map((name) => basename(name, '.cook'));
  const asked = names.map((name) => basename(name, '.cook'));
  const missing = asked.filter((id) => !existsSync(join(folder, `${id}.cook`)));
  const problems = missing.map((id) => `${id}.cook: there is no such file`);
  const dishes: CookbookDish[] = [];
  for (const id of ids) {
    const isAsked = asked.length === 0 || asked.includes(id);
    try {
      const dish = parseDish(id, readFileSync(join(folder, `${id}.cook`), 'utf8'));
      dishes.push(dish);
      if (isAsked) problems.push(...findDishProblems(dish).map((problem) => `${id}.cook: ${problem}`));
    } catch (failure) {
      if (!(failure instanceof DishParseError)) throw failure;
      if (isAsked) problems.push(failure.message);
    }
  }
  problems.push(
    ...findSharedNames(dishes)
      .filter(({ files }) => asked.length === 0 || files.some((id) => asked.includes(id)))
      .map(
        ({ name, files }) => `${files.join('.cook, ')}.cook: all are asked for as '${name}'; leave it to one`,
      ),
  );
  for (const problem of problems) print(`✘ ${problem}`);
  if (problems.length > 0) return 1;
  print(`✔ ${asked.length > 0 ? asked.length : ids.length} dishes of the cookbook read well`);
  return 0;
}
