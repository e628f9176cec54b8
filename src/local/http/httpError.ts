import type { z } from 'zod';

/** An error response. The route turns it into the error body of its API. */
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
 * Returns the validated JSON body. Throws HttpError 400 with the first validation issue, and with `headers`, which
 * every response of the call carries.
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
  throw new HttpError(400, issue ? formatIssue(issue) : 'The body is not valid', { headers });
}

function formatIssue({ path, message }: z.core.$ZodIssue): string {
  return path.length > 0 ? `${path.join('.')}: ${message}` : message;
}
