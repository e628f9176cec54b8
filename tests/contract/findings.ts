import type { z } from 'zod';
import type { HttpResult } from './client';

export class Findings {
  readonly differences: string[] = [];
  /** Violations that the product tolerates. */
  readonly notes: string[] = [];
  /** Why the check could not be run. */
  skipped: string | null = null;

  /** Returns true if the status is one of these; otherwise adds a difference. */
  status(answer: HttpResult, ...wanted: number[]): boolean {
    if (wanted.includes(answer.status)) return true;
    if (this.isLimited(answer)) return false;
    this.differences.push(
      `status: expected ${wanted.join(' or ')}, got ${answer.status}${bodyExcerpt(answer)}`,
    );
    return false;
  }

  /** Returns true if the status is 2xx; otherwise adds a difference. */
  success(answer: HttpResult): boolean {
    if (answer.status >= 200 && answer.status < 300) return true;
    if (this.isLimited(answer)) return false;
    this.differences.push(`status: expected 2xx, got ${answer.status}${bodyExcerpt(answer)}`);
    return false;
  }

  /** Returns true for a used-up rate limit, which must have a reason and skips the check. */
  private isLimited(answer: HttpResult): boolean {
    if (answer.status !== 429) return false;
    this.anyReason(answer);
    this.skipped = 'the server’s rate limit is used up: try again when it resets';
    return true;
  }

  /** Returns true if the body is readable JSON. Its content type must be JSON too. */
  json({ headers, json, text }: HttpResult): boolean {
    const type = headers.get('Content-Type') ?? 'none';
    if (!/\bjson\b/.test(type)) this.differences.push(`content type: expected application/json, got ${type}`);
    if (json === undefined) this.differences.push(`body: not JSON: ${excerpt(text)}`);
    return json !== undefined;
  }

  /** Checks a rejection: one of these statuses, with the reason in this call's field. */
  rejection(answer: HttpResult, field: 'msg' | 'error', ...wanted: number[]): void {
    if (this.status(answer, ...wanted)) this.reason(answer, field);
  }

  /** Checks that this field has a reason. The product also reads the other one. */
  reason(answer: HttpResult, field: 'msg' | 'error'): void {
    if (this.anyReason(answer) && !isText(readField(answer.json, field))) {
      this.notes.push(`the reason is not in '${field}', where the contract has it`);
    }
  }

  /** Returns true if `msg` or `error` has a reason. */
  anyReason(answer: HttpResult): boolean {
    if (!this.json(answer)) return false;
    const isGiven = isText(readField(answer.json, 'msg')) || isText(readField(answer.json, 'error'));
    if (!isGiven) this.differences.push(`body: no reason in 'msg' or 'error': ${excerpt(answer.text)}`);
    return isGiven;
  }

  /** Checks a value's shape. What the product's schema tolerates is a note; what it loses or cannot read is a difference. */
  shape(name: string, value: unknown, contract: z.ZodType, product: z.ZodType): void {
    const understood = product.safeParse(value);
    if (!understood.success) {
      this.differences.push(`${name}: ${understood.error.issues.map(({ message }) => message).join(', ')}`);
      return;
    }
    for (const { path, message } of contract.safeParse(value).error?.issues ?? []) {
      const kept = path.reduce<unknown>((part, key) => readField(part, String(key)), understood.data);
      const finding = `${[name, ...path].join('.')}: ${message}`;
      if (isDiscarded(kept)) this.differences.push(finding);
      else this.notes.push(`${finding} (read as ${JSON.stringify(kept)})`);
    }
  }
}

/** Returns a field of an unknown value; undefined without one. */
export function readField(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

const isDiscarded = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

const excerpt = (text: string) => (text === '' ? 'empty' : JSON.stringify(text.slice(0, 80)));

function bodyExcerpt({ text }: HttpResult): string {
  return text === '' ? '' : ` ${excerpt(text)}`;
}
