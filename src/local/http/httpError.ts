import type { z } from 'zod';

/** Thrown where a request is refused; its route turns it into the error body that its callers read. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: number,
    message: string,
    readonly options: { headers?: Record<string, string>; field?: 'error' | 'msg' } = {},
  ) {
    super(message);
  }
}

/**
 * Reads a JSON body. Throws a HttpError (400) with the first thing that is wrong with it, and with the headers that
 * every answer of its call carries.
 */
export async function readJsonBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  headers: Record<string, string> = {},
): Promise<z.output<Schema>> {
  const body: unknown = await request.json().catch(() => undefined);
  if (body === undefined) throw new HttpError(400, 'The body is not JSON', { headers });
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new HttpError(400, issue ? inWords(issue) : 'The body is not valid', { headers });
}

function inWords({ path, message }: z.core.$ZodIssue): string {
  return path.length > 0 ? `${path.join('.')}: ${message}` : message;
}
