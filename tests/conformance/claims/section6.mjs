/** @type {import('../table.mjs').Claim[]} */
export const section6 = [
  {
    id: '6.1',
    claim: 'Anonymous: home, contact, login, register, about, privacy, quick recipe and its result.',
    tests: [
      'tests/screens/shell.test.tsx › has %s for a visitor',
      'e2e/hosted/routes.spec.ts › opens {route} cold, in any letter case',
    ],
  },
  {
    id: '6.2',
    claim: 'Anonymous: none of the protected routes.',
    tests: ['tests/screens/session.test.tsx › sends a visitor from %s to the login'],
  },
  {
    id: '6.3',
    claim: 'Signed-in: all protected routes.',
    tests: ['tests/screens/shell.test.tsx › has %s for a cook with a profile'],
  },
  {
    id: '6.4',
    claim: 'Each user sees only their own recipes.',
    tests: [
      "tests/screens/recipes.test.tsx › reads the cook's list once, with their token, and shows the newest first",
      'e2e/hosted/isolation.spec.ts › after signing out, and for the next user, nothing of the first is shown or stored',
      'tests/unit/local/backend.test.ts › is hidden from others',
    ],
  },
  {
    id: '6.5',
    claim: 'Each user deletes only their own recipes.',
    tests: [
      'tests/screens/recipes.test.tsx › sends the owner in the body and no token, says so, refetches, closes',
      'tests/unit/local/backend.test.ts › is deleted by its owner only, without a token',
    ],
  },
  {
    id: '6.6',
    claim: 'Completing login needs a verified email.',
    tests: [
      'tests/screens/login.test.tsx › mails the link again, stays signed out, and mails once more on request',
    ],
  },
  {
    id: '6.7',
    claim: 'A user without a completed profile is redirected to /initialForm.',
    tests: [
      'tests/screens/session.test.tsx › sends a cook without a completed profile from %s to the wizard',
    ],
  },
  {
    id: '6.8',
    claim: 'Quick Recipe is offered to anyone whose profile is not completed.',
    tests: [
      'tests/screens/home.test.tsx › asks a visitor to log in first, and offers a quick recipe',
      'tests/screens/home.test.tsx › asks a cook without a completed profile to fill out the form',
      'tests/screens/home.test.tsx › tells a cook with a completed profile that the recipes are ready',
    ],
  },
  {
    id: '6.9',
    claim: "The quick recipe call attaches the current user's token.",
    tests: [
      'tests/screens/quickRecipe.test.tsx › sends the wish, the passed recipe type, and the token of a cook who is signed in',
      'e2e/hosted/payloads.spec.ts › a quick recipe sends no token for a visitor, and the cook’s for a cook',
    ],
  },
  {
    id: '6.10',
    claim: 'A visitor makes the same request without an Authorization header.',
    tests: [
      "tests/screens/quickRecipe.test.tsx › sends a visitor's wishes as text, without a token and without an empty wish",
      'e2e/hosted/payloads.spec.ts › a quick recipe sends no token for a visitor, and the cook’s for a cook',
    ],
  },
  {
    id: '6.11',
    claim: "Every protected backend call carries the user's bearer token.",
    tests: [
      'tests/unit/api/apiFetch.test.ts › are the contract’s, to the letter',
      'tests/unit/api/apiFetch.test.ts › sends JSON with the bearer token, and escapes what it puts into the path',
    ],
  },
  {
    id: '6.12',
    claim: 'Except the recipe delete call, which sends none.',
    tests: [
      'tests/screens/recipes.test.tsx › sends the owner in the body and no token, says so, refetches, closes',
      'tests/unit/api/apiFetch.test.ts › sends no token where the contract wants none',
    ],
  },
];
