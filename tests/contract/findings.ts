import type { z } from 'zod';
import type { Answer } from './client';

/** What one check found. */
export class Findings {
  /** Where the server departs from the contract. */
  readonly differences: string[] = [];
  /** Where it departs too, but the product understands it all the same. */
  readonly notes: string[] = [];
  /** Why the check could not be made. */
  skipped: string | null = null;

  /** The status must be one of these. Gives whether it is. */
  status(answer: Answer, ...wanted: number[]): boolean {
    if (wanted.includes(answer.status)) return true;
    if (this.isLimited(answer)) return false;
    this.differences.push(`status: expected ${wanted.join(' or ')}, got ${answer.status}${said(answer)}`);
    return false;
  }

  /** The status must be a 2xx. Gives whether it is. */
  success(answer: Answer): boolean {
    if (answer.status >= 200 && answer.status < 300) return true;
    if (this.isLimited(answer)) return false;
    this.differences.push(`status: expected 2xx, got ${answer.status}${said(answer)}`);
    return false;
  }

  /** A rate limit that is used up tells nothing of the rest, but must give its reason. Gives whether it is. */
  private isLimited(answer: Answer): boolean {
    if (answer.status !== 429) return false;
    this.anyReason(answer);
    this.skipped = 'the server’s rate limit is used up: try again when it resets';
    return true;
  }

  /** The body must be JSON and say so. Gives whether it can be read. */
  json({ headers, json, text }: Answer): boolean {
    const type = headers.get('Content-Type') ?? 'none';
    if (!/\bjson\b/.test(type)) this.differences.push(`content type: expected application/json, got ${type}`);
    if (json === undefined) this.differences.push(`body: not JSON: ${excerpt(text)}`);
    return json !== undefined;
  }

  /** A refusal: one of these statuses, with its reason in the field that this call uses. */
  refusal(answer: Answer, field: 'msg' | 'error', ...wanted: number[]): void {
    if (this.status(answer, ...wanted)) this.reason(answer, field);
  }

  /** A reason must be given in this field; the product also reads the other one. */
  reason(answer: Answer, field: 'msg' | 'error'): void {
    if (this.anyReason(answer) && !isText(read(answer.json, field))) {
      this.notes.push(`the reason is not in '${field}', where the contract has it`);
    }
  }

  /** A reason must be given in `msg` or `error`. Gives whether it is. */
  anyReason(answer: Answer): boolean {
    if (!this.json(answer)) return false;
    const isGiven = isText(read(answer.json, 'msg')) || isText(read(answer.json, 'error'));
    if (!isGiven) this.differences.push(`body: no reason in 'msg' or 'error': ${excerpt(answer.text)}`);
    return isGiven;
  }

  /**
   * A value must have a shape. What the product's own schema makes good is a note; what it loses, or cannot read at
   * all, is a difference.
   */
  shape(name: string, value: unknown, contract: z.ZodType, product: z.ZodType): void {
    const understood = product.safeParse(value);
    if (!understood.success) {
      this.differences.push(`${name}: ${understood.error.issues.map(({ message }) => message).join(', ')}`);
      return;
    }
    for (const { path, message } of contract.safeParse(value).error?.issues ?? []) {
      const kept = path.reduce<unknown>((part, key) => read(part, String(key)), understood.data);
      const finding = `${[name, ...path].join('.')}: ${message}`;
      if (isLost(kept)) this.differences.push(finding);
      else this.notes.push(`${finding} (read as ${JSON.stringify(kept)})`);
    }
  }
}

/** Returns a field of an unknown value; undefined without one. */
export function read(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

const isLost = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

const excerpt = (text: string) => (text === '' ? 'empty' : JSON.stringify(text.slice(0, 80)));

function said({ text }: Answer): string {
  return text === '' ? '' : ` ${excerpt(text)}`;
}
