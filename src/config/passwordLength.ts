/** Firebase's minimum, in characters. */
export const minPasswordLength = 6;

export const passwordTooShortMessage = `Password must be at least ${minPasswordLength} characters`;
