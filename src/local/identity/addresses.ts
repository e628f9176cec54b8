/** Where the Firebase SDK finds the identity provider. */
export const identityToolkit = 'https://identitytoolkit.googleapis.com';

/** Where it renews a session. */
export const secureToken = 'https://securetoken.googleapis.com';
