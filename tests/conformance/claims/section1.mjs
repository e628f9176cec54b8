/** @type {import('../table.mjs').Claim[]} */
export const section1 = [
  {
    id: '1.1',
    claim: 'Visitors may browse the home, contact, about and privacy pages and use the quick recipe.',
    tests: [
      'tests/screens/shell.test.tsx › has %s for a visitor',
      'e2e/hosted/routes.spec.ts › opens {route} cold, in any letter case',
    ],
  },
  {
    id: '1.2',
    claim: 'Signed-in users get the full features.',
    tests: [
      'tests/screens/shell.test.tsx › has %s for a cook with a profile',
      'e2e/journeys/main.spec.ts › from a first visit to a saved recipe, offline, and still there tomorrow',
    ],
  },
  {
    id: '1.3',
    claim: 'Accounts use an external identity provider: email and password.',
    tests: [
      'tests/screens/login.test.tsx › sends what was typed, toasts, and goes home after 1.5 s',
      'tests/screens/register.test.tsx › creates the account, mails the link, says so, and goes to login after 1.5 s',
      'tests/unit/auth/firebaseAuth.test.ts › reports nobody first, then the verified user, then nobody again',
    ],
  },
  {
    id: '1.4',
    claim: 'Accounts use an external identity provider: Google sign-in.',
    tests: [
      'tests/screens/login.test.tsx › signs in without a captcha, toasts and goes home',
      'e2e/hosted/layout.spec.ts › Google sign-in opens a window of 500x600',
    ],
  },
  {
    id: '1.5',
    claim: 'Email verification is required to complete login.',
    tests: [
      'tests/screens/login.test.tsx › mails the link again, stays signed out, and mails once more on request',
      'tests/unit/auth/firebaseAuth.test.ts › never reports someone whose e-mail is not verified',
      'tests/unit/auth/firebaseAuth.test.ts › lets nobody in through Google either whose e-mail is not verified',
    ],
  },
  {
    id: '1.6',
    claim: 'Each signed-in user fills a four-step food-preference profile first.',
    tests: [
      'tests/screens/profile.test.tsx › starts a new profile on the first of four named steps',
      'tests/screens/session.test.tsx › sends a cook without a completed profile from %s to the wizard',
    ],
  },
  {
    id: '1.7',
    claim: "The profile is stored on the product's backend with a profileCompleted flag.",
    tests: [
      'tests/screens/profile.test.tsx › sends exactly the profile, toasts, and goes home in its place after 1.5 s',
      'tests/unit/local/backend.test.ts › is missing until it is saved, and complete from then on',
    ],
  },
  {
    id: '1.8',
    claim:
      'The user then chooses a recipe theme, fills a recipe request form, and receives a generated recipe with a dish image.',
    tests: [
      'e2e/journeys/main.spec.ts › from a first visit to a saved recipe, offline, and still there tomorrow',
    ],
  },
  {
    id: '1.9',
    claim: 'Recipes are saved to a personal list.',
    tests: [
      'e2e/journeys/main.spec.ts › from a first visit to a saved recipe, offline, and still there tomorrow',
      "tests/screens/recipes.test.tsx › reads the cook's list once, with their token, and shows the newest first",
    ],
  },
  {
    id: '1.10',
    claim: 'The list can be searched.',
    tests: [
      'tests/screens/recipes.test.tsx › searches titles in any case, from page 1 again, without adding to the history',
    ],
  },
  {
    id: '1.11',
    claim: 'The list can be filtered by type.',
    tests: [
      'tests/screens/recipes.test.tsx › offers the types there are, filters by exactly one and starts at page 1',
    ],
  },
  {
    id: '1.12',
    claim: 'A recipe can be viewed.',
    tests: [
      'tests/screens/recipes.test.tsx › shows ingredients, minutes, diners, picture and description; closing returns the focus',
      'tests/screens/recipe.test.tsx › is read with the token of any signed-in cook, with or without a profile',
    ],
  },
  {
    id: '1.13',
    claim: 'A recipe can be shared.',
    tests: [
      'tests/screens/recipes.test.tsx › copies the link, says so and closes',
      'tests/screens/recipes.test.tsx › opens the other channels in a window that cannot reach back, and offers Close',
    ],
  },
  {
    id: '1.14',
    claim: 'A recipe can be deleted.',
    tests: [
      'tests/screens/recipes.test.tsx › sends the owner in the body and no token, says so, refetches, closes',
    ],
  },
  {
    id: '1.15',
    claim: 'A user dashboard is present, mostly static placeholder content.',
    tests: ['tests/screens/dashboard.test.tsx › labels what is made up'],
  },
  {
    id: '1.16',
    claim: 'Static About, Privacy and 404 pages are present.',
    tests: [
      'tests/screens/pages.test.tsx › explains the name, in Spanish where it is Spanish, and leads on',
      'tests/screens/pages.test.tsx › is dated April 2025 and names what the browser keeps',
      'tests/screens/pages.test.tsx › %s shows the 404 page',
    ],
  },
  {
    id: '1.17',
    claim: 'A contact page is present, with Email, WhatsApp and LinkedIn links.',
    tests: ['tests/screens/pages.test.tsx › links to mail, WhatsApp and LinkedIn from the environment'],
  },
  {
    id: '1.18',
    claim: 'A cookie-consent banner is present.',
    tests: ['tests/screens/consent.test.tsx › %s saves the choice and hides it'],
  },
  {
    id: '1.19',
    claim: 'Copy is mainly English with some Spanish, which is marked as such.',
    tests: [
      'tests/screens/profile.test.tsx › shows status and text in a Spanish banner, toasts, keeps all, and can send again',
      'tests/screens/recipes.test.tsx › breaks off in the middle: says so in Spanish, marked as such',
      'tests/screens/recipes.test.tsx › asks first; Cancelar and Escape leave it and return the focus',
    ],
  },
];
