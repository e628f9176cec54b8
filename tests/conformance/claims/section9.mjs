/** @type {import('../table.mjs').Claim[]} */
export const section9 = [
  {
    id: '9.1',
    claim: 'Name 2 to 50 characters.',
    tests: [
      'tests/unit/profile/profileSchema.test.ts › name: 2 to 50 characters, not counting the space around it',
    ],
  },
  { id: '9.2', claim: 'Age 1 to 120.', tests: ['tests/unit/profile/profileSchema.test.ts › age: 1 to 120'] },
  {
    id: '9.3',
    claim: 'Password at least 6 characters.',
    tests: ['tests/screens/register.test.tsx › wants a password of 6 characters: 5 are refused'],
  },
  {
    id: '9.4',
    claim: 'Four wizard steps.',
    tests: [
      'tests/screens/profile.test.tsx › starts a new profile on the first of four named steps',
      'tests/unit/profile/profileSchema.test.ts › the four steps hold every field once',
    ],
  },
  {
    id: '9.5',
    claim: 'Nine theme buttons.',
    tests: [
      'tests/screens/themes.test.tsx › offers nine themes, each with a line of its own',
      'e2e/hosted/layout.spec.ts › of nine themes the last, From the Chef’s Table, is the big one',
    ],
  },
  { id: '9.6', claim: 'Success toast 2 s.', tests: ['tests/screens/shell.test.tsx › stays for 2 s'] },
  {
    id: '9.7',
    claim: 'Navigation delay after login 1.5 s.',
    tests: ['tests/screens/login.test.tsx › sends what was typed, toasts, and goes home after 1.5 s'],
  },
  {
    id: '9.8',
    claim: 'Navigation delay after register 1.5 s.',
    tests: [
      'tests/screens/register.test.tsx › creates the account, mails the link, says so, and goes to login after 1.5 s',
    ],
  },
  {
    id: '9.9',
    claim: 'Navigation delay after profile save 1.5 s.',
    tests: [
      'tests/screens/profile.test.tsx › sends exactly the profile, toasts, and goes home in its place after 1.5 s',
    ],
  },
  {
    id: '9.10',
    claim: 'Recipes list page size 9.',
    tests: [
      'tests/unit/recipe/list.test.ts › cuts nine to a page',
      'tests/screens/recipes.test.tsx › pages nine at a time, within bounds, and keeps the page in the address',
    ],
  },
  {
    id: '9.11',
    claim: 'Newest first.',
    tests: [
      "tests/screens/recipes.test.tsx › reads the cook's list once, with their token, and shows the newest first",
      'tests/unit/recipe/list.test.ts › keeps every recipe, in descending order, and leaves its input alone',
    ],
  },
  {
    id: '9.12',
    claim: 'List data fresh for 5 minutes.',
    tests: ['tests/screens/recipes.test.tsx › the list for 5 minutes'],
  },
  {
    id: '9.13',
    claim: 'Cache for other data: fresh 1 hour.',
    tests: [
      'tests/unit/api/persistedCache.test.tsx › follows the policy: fresh 1 h, kept 24 h, no refetch on focus',
      'tests/screens/recipeRequest.test.tsx › the profile for the recipe form for 1 hour, under the id of its user',
    ],
  },
  {
    id: '9.14',
    claim: 'Kept 24 hours.',
    tests: [
      'tests/unit/api/persistedCache.test.tsx › follows the policy: fresh 1 h, kept 24 h, no refetch on focus',
    ],
  },
  {
    id: '9.15',
    claim: 'Retried 3 times; a 4xx is an answer and is not retried.',
    tests: [
      'tests/unit/api/persistedCache.test.tsx › asks again after a failure of kind %s until %i requests are made',
      'tests/screens/recipes.test.tsx › fails: tries four times, then says so and offers another try',
    ],
  },
  {
    id: '9.16',
    claim: 'No refetch on window focus.',
    tests: [
      'tests/unit/api/persistedCache.test.tsx › follows the policy: fresh 1 h, kept 24 h, no refetch on focus',
    ],
  },
  {
    id: '9.17',
    claim: 'Persisted in local storage under a fixed key with version tag v1.',
    tests: [
      'tests/unit/api/persistedCache.test.tsx › is kept in the browser with the tag v1, and back at the next visit',
    ],
  },
  {
    id: '9.18',
    claim: 'Restored only if under 24 hours old.',
    tests: ['tests/unit/api/persistedCache.test.tsx › is discarded after 24 hours'],
  },
  {
    id: '9.19',
    claim:
      "Identity token max age for syncing is the library's default: Sazón sets none, and syncs no token of any age.",
    tests: ['e2e/hosted/payloads.spec.ts › a token is handed to no host that would keep it in a cookie'],
  },
  {
    id: '9.20',
    claim: 'Sign-in popup size 500x600.',
    tests: ['e2e/hosted/layout.spec.ts › Google sign-in opens a window of 500x600'],
  },
  {
    id: '9.21',
    claim: 'The recipe creation rate limit is enforced by the server: what it says is shown.',
    tests: [
      'tests/screens/recipeRequest.test.tsx › 429: gives what is left and when it is renewed, in Spanish',
      'tests/screens/recipeRequest.test.tsx › 429 without a word from the server: the fallback, and no time',
    ],
  },
  {
    id: '9.22',
    claim: 'The captcha uses a public site key.',
    tests: ['tests/screens/login.test.tsx › gives the widget the site key and the page’s colours'],
  },
];
