/** No usable identity token: its format is wrong, or the identity provider gives none. Its message is made to be shown. */
export class IdTokenError extends Error {
  override readonly name = 'IdTokenError';
}
