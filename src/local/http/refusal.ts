/** Thrown where a request is refused; its route turns it into the error body that its callers read. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    message: string,
    readonly options: { headers?: Record<string, string>; field?: 'error' | 'msg' } = {},
  ) {
    super(message);
  }
}
