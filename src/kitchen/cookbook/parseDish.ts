import { Recipe } from '@tmlmt/cooklang-parser';
import type { z } from 'zod';
import { parseNumber } from '@/food/text/numbers';
import { singularize } from '@/food/text/plurals';
import type { BracketPart, CookbookDish, DishStep, PlainPart, StepPart } from './dish';
import { frontMatter, lateSlot } from './dish';

/** The problems of a dish's file, a sentence each. */
export class DishParseError extends Error {
  constructor(
    readonly id: string,
    readonly problems: readonly string[],
  ) {
    super(problems.map((problem) => `${id}.cook: ${problem}`).join('\n'));
  }
}

function readLines(head: string, problems: string[]): Record<string, string> {
  const lines: Record<string, string> = {};
  for (const text of head.split('\n').filter((one) => one.trim() !== '')) {
    const [, key, value] = /^\s*([^:]*?)\s*:(.*)$/.exec(text) ?? [];
    if (key === undefined || value === undefined)
      problems.push(`'${text.trim()}' between the two '---' lines has no ':'`);
    else if (Object.hasOwn(lines, key)) problems.push(`'${key}' is there twice`);
    else lines[key] = value.trim();
  }
  return lines;
}

type CooklangQuantity = Recipe['timers'][number]['duration'];

/** Returns the least and the most of an amount, as '1 1/2' or '8-10'; NaN for what is no number. */
function limitsOf(quantity: CooklangQuantity): readonly number[] {
  return (quantity.type === 'range' ? [quantity.min, quantity.max] : [quantity.value]).map((value) => {
    if (value.type === 'decimal') return value.value;
    return value.type === 'fraction' ? value.num / value.den : parseNumber(value.value);
  });
}

/** Returns the text in the library's form: each step and each note on one line. */
const onOneLineEach = (body: string): string =>
  body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\n(?!>)/g, ' '))
    .join('\n\n')
    .replace(/\n+>/g, '\n\n>');

class BodyReader {
  constructor(
    private readonly recipe: Recipe,
    private readonly slots: readonly string[],
    private readonly problems: string[],
  ) {}

  private ingredient(index: number): PlainPart[] {
    const found = this.recipe.ingredients[index];
    if (!found) return [];
    const { name, preparation, flags } = found;
    const unit = found.unit === undefined ? null : singularize(found.unit.trim());
    const [amount, most] = found.quantity === undefined ? [null] : limitsOf(found.quantity);
    const isWrong = Number.isNaN(amount) || most !== undefined;
    if (isWrong) this.problems.push(`'@${name}' needs one number as its amount`);
    if (unit === 'kg' || unit === 'l') this.problems.push(`'@${name}' is measured in g or ml`);
    return [
      {
        kind: 'ingredient',
        name,
        amount: isWrong ? null : (amount ?? null),
        unit,
        preparation: preparation?.trim() ?? null,
        isOptional: flags?.includes('optional') ?? false,
        slot: this.slots.includes(name) ? name : null,
      },
    ];
  }

  private time(index: number): PlainPart[] {
    const timer = this.recipe.timers[index];
    if (!timer) return [];
    const [minutes = 0, unhurriedMinutes = minutes] = limitsOf(timer.duration);
    if (Number.isNaN(minutes + unhurriedMinutes) || !timer.unit.startsWith('minute'))
      this.problems.push('a time needs one number, or two as in 5-10, and minutes');
    if (timer.name !== undefined && timer.name !== 'meanwhile')
      this.problems.push(`'~${timer.name}{…}' is not known: write '~{…}' or '~meanwhile{…}'`);
    return [{ kind: 'time', minutes, unhurriedMinutes, isMeanwhile: timer.name === 'meanwhile' }];
  }

  /** Returns the parts of a step; brackets are text parts '[' and ']'. */
  private flat(items: Recipe['sections'][number]['content'][number] & { type: 'step' }): PlainPart[] {
    return items.items.flatMap((item): PlainPart[] => {
      if (item.type === 'text')
        return item.value
          .split(/([[\]])/)
          .filter((text) => text !== '')
          .map((text) => ({ kind: 'text', text }));
      if (item.type === 'ingredient') return this.ingredient(item.index);
      if (item.type === 'timer') return this.time(item.index);
      const name = this.recipe.cookware[item.index]?.name ?? '';
      return [{ kind: 'tool', name }];
    });
  }

  steps(): DishStep[] {
    const steps = this.recipe.sections.flatMap(({ content }) =>
      content.flatMap((entry) => (entry.type === 'step' ? [this.flat(entry)] : [])),
    );
    return steps.map((flat, index) => {
      const parts: StepPart[] = [];
      let open: PlainPart[] | null = null;
      for (const part of flat) {
        const bracket = part.kind === 'text' && /^[[\]]$/.test(part.text) ? part.text : null;
        if (bracket === '[') {
          if (open !== null) this.problems.push(`step ${index + 1} has a bracket inside a bracket`);
          open = [];
        } else if (bracket === ']') {
          if (open === null) this.problems.push(`step ${index + 1} closes a bracket that is not open`);
          else parts.push({ kind: 'bracket', parts: open } satisfies BracketPart);
          open = null;
        } else (open ?? parts).push(part);
      }
      if (open !== null) {
        this.problems.push(`step ${index + 1} leaves a bracket open`);
        parts.push(...open);
      }
      return { parts };
    });
  }

  notes(): string[] {
    return this.recipe.sections.flatMap(({ content }) =>
      content.flatMap((entry) => (entry.type === 'note' ? [entry.note.trim()] : [])),
    );
  }
}

/** Formats a problem of zod: the key and what is wrong with it. */
const sayIssue = ({ path, message, code, ...issue }: z.core.$ZodIssue): string =>
  code === 'unrecognized_keys' && 'keys' in issue
    ? `does not know the line '${String(issue.keys)}': is it misspelt?`
    : `'${String(path[0])}' ${message.charAt(0).toLowerCase()}${message.slice(1)}`;

/**
 * Parses a file of the cookbook.
 * @param id the file's name without its ending
 * @throws DishParseError if it has problems
 */
export function parseDish(id: string, source: string): CookbookDish {
  const parts = /^\s*---[ \t]*\n([\s\S]*?)\n---[ \t]*\n([\s\S]*)$/.exec(source.replace(/\r\n?/g, '\n'));
  const [, front, text] = parts ?? [];
  if (front === undefined || text === undefined)
    throw new DishParseError(id, ["needs its front matter between two '---' lines"]);
  const problems: string[] = [];
  const head = frontMatter.safeParse(readLines(front, problems));
  if (!head.success) throw new DishParseError(id, [...problems, ...head.error.issues.map(sayIssue)]);
  const slots = [...head.data.welcomes.map(({ name }) => name), lateSlot];
  const body = new BodyReader(new Recipe(onOneLineEach(text)), slots, problems);
  const dish = { id, ...head.data, steps: body.steps(), notes: body.notes() };
  if (problems.length > 0) throw new DishParseError(id, problems);
  return dish;
}
