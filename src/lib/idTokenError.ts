/** Thrown if there is no usable ID token. Screens show the message as it is. */
export class IdTokenError extends Error {
  override readonly name = 'IdTokenError';
}
