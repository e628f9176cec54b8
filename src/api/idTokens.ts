/** Gives a fresh, checked identity token, or null when nobody is signed in. Throws an ApiError of kind 'auth'. */
export type GetIdToken = () => Promise<string | null>;

let getIdToken: GetIdToken = async () => null;

/** Hands the api its source of identity tokens, so that it needs to know nothing of the identity provider. */
export function provideIdToken(source: GetIdToken): void {
  getIdToken = source;
}

/** A token from that source. */
export const freshIdToken: GetIdToken = () => getIdToken();
