/** @type {import('../table.mjs').Claim[]} */
export const section7 = [
  // The calls
  {
    id: '7.1',
    claim: '{api} already ends in /api, so that paths effectively contain api twice.',
    tests: [
      'tests/screens/session.test.tsx › 1: the profile, with {api} ending in /api and the path beginning with it',
      'tests/unit/config/env.test.ts › names a malformed %s (%s)',
    ],
  },
  {
    id: '7.2',
    claim: 'Call 1 is GET {api}/api/users/{uid}.',
    tests: [
      'tests/screens/session.test.tsx › 1: the profile, with {api} ending in /api and the path beginning with it',
      'tests/unit/api/apiFetch.test.ts › are the contract’s, to the letter',
    ],
  },
  {
    id: '7.3',
    claim: 'Call 1: JSON content type, bearer token, no body.',
    tests: [
      'tests/screens/session.test.tsx › 1: the profile, with {api} ending in /api and the path beginning with it',
    ],
  },
  {
    id: '7.4',
    claim: 'Call 1 answers a user object with profileCompleted and profile fields.',
    tests: [
      'tests/screens/profile.test.tsx › prefills a completed profile: update mode',
      'tests/screens/profile.test.tsx › has the age as a number and the three lists as they were saved',
    ],
  },
  {
    id: '7.5',
    claim: 'Call 1: 404 means no profile yet.',
    tests: [
      'tests/screens/profile.test.tsx › starts a new profile on the first of four named steps',
      'tests/screens/session.test.tsx › of a user the backend does not know (404) means that the profile is incomplete',
    ],
  },
  {
    id: '7.6',
    claim: 'Call 2 is POST {api}/api/users.',
    tests: [
      'tests/screens/profile.test.tsx › sends exactly the profile, toasts, and goes home in its place after 1.5 s',
      'tests/unit/api/apiFetch.test.ts › are the contract’s, to the letter',
    ],
  },
  {
    id: '7.7',
    claim: 'Call 2: JSON content type, bearer token.',
    tests: [
      'tests/screens/profile.test.tsx › sends exactly the profile, toasts, and goes home in its place after 1.5 s',
    ],
  },
  {
    id: '7.8',
    claim: 'Call 2 sends firebaseId, email and all profile fields.',
    tests: [
      'tests/screens/profile.test.tsx › sends exactly the profile, toasts, and goes home in its place after 1.5 s',
      'e2e/journeys/main.spec.ts › from a first visit to a saved recipe, offline, and still there tomorrow',
    ],
  },
  {
    id: '7.9',
    claim: 'Call 2: the body is not read on success.',
    tests: ['tests/screens/profile.test.tsx › does not read the answer: any 2xx is success'],
  },
  {
    id: '7.10',
    claim: 'Call 2: on non-OK the text goes into the error.',
    tests: [
      'tests/screens/profile.test.tsx › shows status and text in a Spanish banner, toasts, keeps all, and can send again',
      'tests/unit/api/apiFetch.test.ts › puts status and text of a refused profile into the banner’s words',
    ],
  },
  {
    id: '7.11',
    claim: 'Call 3 is POST {api}/api/recipes.',
    tests: [
      'tests/screens/recipeRequest.test.tsx › sends the payload to the letter, with the token',
      'tests/unit/api/apiFetch.test.ts › are the contract’s, to the letter',
    ],
  },
  {
    id: '7.12',
    claim: 'Call 3: JSON content type, bearer token.',
    tests: ['tests/screens/recipeRequest.test.tsx › sends the payload to the letter, with the token'],
  },
  {
    id: '7.13',
    claim: 'Call 3 sends the recipe submission payload.',
    tests: [
      'tests/screens/recipeRequest.test.tsx › sends the payload to the letter, with the token',
      'e2e/hosted/payloads.spec.ts › the recipe calls leave the hosted build to the letter',
    ],
  },
  {
    id: '7.14',
    claim: 'Call 3 answers the recipe object, which is passed to /newRecipe.',
    tests: [
      'tests/screens/recipeRequest.test.tsx › passes the recipe on as navigation state, forgets the draft and refreshes the list',
    ],
  },
  {
    id: '7.15',
    claim: 'Call 4 is GET {api}/api/users/{uid}/recipes.',
    tests: [
      "tests/screens/recipes.test.tsx › reads the cook's list once, with their token, and shows the newest first",
      'tests/unit/api/apiFetch.test.ts › are the contract’s, to the letter',
    ],
  },
  {
    id: '7.16',
    claim: 'Call 4: JSON content type, bearer token, no body.',
    tests: [
      "tests/screens/recipes.test.tsx › reads the cook's list once, with their token, and shows the newest first",
    ],
  },
  {
    id: '7.17',
    claim: 'Call 4 answers data, an array of recipes.',
    tests: [
      "tests/screens/recipes.test.tsx › reads the cook's list once, with their token, and shows the newest first",
      'tests/unit/api/apiFetch.test.ts › keeps the readable recipes of a list, and refuses one in which none is',
    ],
  },
  {
    id: '7.18',
    claim: 'Call 4: msg on error.',
    tests: ['tests/screens/recipes.test.tsx › shows a failed reading in a red box'],
  },
  {
    id: '7.19',
    claim: 'Call 4 is cached 5 minutes.',
    tests: ['tests/screens/recipes.test.tsx › the list for 5 minutes'],
  },
  {
    id: '7.20',
    claim: 'Call 4 is keyed by user.',
    tests: [
      'tests/unit/api/persistedCache.test.tsx › is kept by user: %s',
      'tests/unit/api/persistedCache.test.tsx › never crosses accounts: another user finds and leaves nothing of the first',
      'e2e/hosted/isolation.spec.ts › after signing out, and for the next user, nothing of the first is shown or stored',
    ],
  },
  {
    id: '7.21',
    claim: 'Call 5 is DELETE {api}/api/recipes/{recipeId}.',
    tests: [
      'tests/screens/recipes.test.tsx › sends the owner in the body and no token, says so, refetches, closes',
      'tests/unit/api/apiFetch.test.ts › are the contract’s, to the letter',
    ],
  },
  {
    id: '7.22',
    claim: 'Call 5: JSON content type, no auth header.',
    tests: [
      'tests/screens/recipes.test.tsx › sends the owner in the body and no token, says so, refetches, closes',
    ],
  },
  {
    id: '7.23',
    claim: "Call 5 sends firebaseId, the user's uid.",
    tests: [
      'tests/screens/recipes.test.tsx › sends the owner in the body and no token, says so, refetches, closes',
    ],
  },
  {
    id: '7.24',
    claim: 'Call 5: msg on error.',
    tests: [
      "tests/screens/recipes.test.tsx › says the server's message when it fails, closes, and keeps the recipe",
      'tests/unit/api/apiFetch.test.ts › takes the message of %s',
    ],
  },
  {
    id: '7.25',
    claim: 'Call 5: on success the recipes query is invalidated.',
    tests: [
      'tests/screens/recipes.test.tsx › sends the owner in the body and no token, says so, refetches, closes',
    ],
  },
  {
    id: '7.26',
    claim: 'Call 6 is GET {api}/api/recipes/{id}.',
    tests: [
      'tests/screens/recipe.test.tsx › 6: a recipe, with token and JSON content type',
      'tests/unit/api/apiFetch.test.ts › are the contract’s, to the letter',
    ],
  },
  {
    id: '7.27',
    claim: 'Call 6: JSON content type, bearer token, no body.',
    tests: ['tests/screens/recipe.test.tsx › 6: a recipe, with token and JSON content type'],
  },
  {
    id: '7.28',
    claim: 'Call 6 answers data, the recipe.',
    tests: [
      'tests/screens/recipe.test.tsx › is read with the token of any signed-in cook, with or without a profile',
    ],
  },
  {
    id: '7.29',
    claim: 'Call 6: msg on error.',
    tests: [
      "tests/screens/recipe.test.tsx › shows the server's message behind 'Error:', and for a session that is over the way to a new one",
      'tests/unit/api/apiFetch.test.ts › takes the message of %s',
    ],
  },
  {
    id: '7.30',
    claim: 'Call 7 is POST {api}/api/api/quickrecipe.',
    tests: [
      "tests/screens/quickRecipe.test.tsx › sends a visitor's wishes as text, without a token and without an empty wish",
      'tests/unit/api/apiFetch.test.ts › are the contract’s, to the letter',
    ],
  },
  {
    id: '7.31',
    claim: 'Call 7: JSON content type.',
    tests: [
      "tests/screens/quickRecipe.test.tsx › sends a visitor's wishes as text, without a token and without an empty wish",
    ],
  },
  {
    id: '7.32',
    claim: 'Call 7: bearer token of the current user, none for a visitor.',
    tests: [
      'tests/screens/quickRecipe.test.tsx › sends the wish, the passed recipe type, and the token of a cook who is signed in',
      "tests/screens/quickRecipe.test.tsx › sends a visitor's wishes as text, without a token and without an empty wish",
    ],
  },
  {
    id: '7.33',
    claim: 'Call 7 sends ingredientes, tiempoCoccion, diners, necesidadesDiners, tipoComida and tipoReceta.',
    tests: [
      'tests/screens/quickRecipe.test.tsx › sends the wish, the passed recipe type, and the token of a cook who is signed in',
      "tests/screens/quickRecipe.test.tsx › sends a visitor's wishes as text, without a token and without an empty wish",
    ],
  },
  {
    id: '7.34',
    claim: 'Call 7 answers data, the recipe.',
    tests: [
      "tests/screens/quickRecipe.test.tsx › sends a visitor's wishes as text, without a token and without an empty wish",
      'tests/screens/quickRecipe.test.tsx › survives a reload',
    ],
  },
  {
    id: '7.35',
    claim: 'Call 7: error on failure.',
    tests: ['tests/screens/quickRecipe.test.tsx › %s: says so in the form and keeps every word'],
  },
  // Notes
  {
    id: '7.36',
    claim: 'The profile check and the recipe-request profile read run only when a user is present.',
    tests: ['tests/screens/session.test.tsx › none is made for a visitor at %s'],
  },
  {
    id: '7.37',
    claim: "The profile read for the recipe form is cached under the user's id.",
    tests: [
      'tests/unit/api/persistedCache.test.tsx › is kept by user: %s',
      'tests/screens/recipeRequest.test.tsx › the profile for the recipe form for 1 hour, under the id of its user',
      'tests/unit/api/persistedCache.test.tsx › never crosses accounts: another user finds and leaves nothing of the first',
    ],
  },
  {
    id: '7.38',
    claim:
      'Fields read: toolsLevel, expertiseLevelInKitchen, dislikedFood, intolerances, avoidIngredients, diet, healthConditions, activityLevel, recipeGoal and specificGoal.',
    tests: [
      'tests/unit/generate/toRecipeSubmission.test.ts › sends the payload of the specification, in its order',
    ],
  },
  {
    id: '7.39',
    claim: 'The profile check path as written is /api/api/users/{uid}.',
    tests: [
      'tests/screens/session.test.tsx › 1: the profile, with {api} ending in /api and the path beginning with it',
    ],
  },
  {
    id: '7.40',
    claim: 'The default method is GET: every reading call is one.',
    tests: [
      'tests/unit/api/apiFetch.test.ts › are the contract’s, to the letter',
      'tests/screens/session.test.tsx › 1: the profile, with {api} ending in /api and the path beginning with it',
      'tests/screens/recipe.test.tsx › 6: a recipe, with token and JSON content type',
    ],
  },
  {
    id: '7.41',
    claim: 'Non-OK responses: a JSON body is read and its error field becomes the message.',
    tests: [
      'tests/unit/api/apiFetch.test.ts › takes the message of %s',
      'tests/screens/recipeRequest.test.tsx › says why it could not be read, offers a way back, and reads it again',
    ],
  },
  {
    id: '7.42',
    claim: "Non-OK profile reads without one: 'HTTP error! status: {status}'.",
    tests: ['tests/screens/recipeRequest.test.tsx › falls back where the failure %s'],
  },
  {
    id: '7.43',
    claim: 'The identity provider is called for email and password sign-in.',
    tests: ['tests/screens/login.test.tsx › sends what was typed, toasts, and goes home after 1.5 s'],
  },
  {
    id: '7.44',
    claim: 'The identity provider is called for Google popup sign-in.',
    tests: ['e2e/hosted/layout.spec.ts › Google sign-in opens a window of 500x600'],
  },
  {
    id: '7.45',
    claim: 'The identity provider is called for account creation.',
    tests: [
      'tests/screens/register.test.tsx › creates the account, mails the link, says so, and goes to login after 1.5 s',
    ],
  },
  {
    id: '7.46',
    claim: 'The identity provider is called for sending a verification email.',
    tests: [
      'tests/screens/register.test.tsx › creates the account, mails the link, says so, and goes to login after 1.5 s',
    ],
  },
  {
    id: '7.47',
    claim: 'The identity provider is called for re-sending a verification email.',
    tests: [
      'tests/screens/login.test.tsx › mails the link again, stays signed out, and mails once more on request',
    ],
  },
  {
    id: '7.48',
    claim: 'The identity provider is called for sending a password reset email.',
    tests: ['tests/screens/login.test.tsx › mails a link without a captcha'],
  },
  {
    id: '7.49',
    claim: 'The identity provider is called for sign-out.',
    tests: [
      'tests/screens/shell.test.tsx › ends the session and toasts',
      'tests/unit/auth/firebaseAuth.test.ts › reports nobody first, then the verified user, then nobody again',
    ],
  },
  {
    id: '7.50',
    claim: 'A captcha widget is used on login and register.',
    tests: [
      'tests/screens/login.test.tsx › Log In has its three buttons, captcha and a link to /register',
      'tests/screens/register.test.tsx › Create Account has e-mail, a password that can be shown, captcha and a link to /login',
    ],
  },
  {
    id: '7.51',
    claim: 'Sharing opens external links for mail, WhatsApp, Twitter and Facebook.',
    tests: [
      'tests/screens/recipes.test.tsx › opens the other channels in a window that cannot reach back, and offers Close',
      'tests/unit/recipe/shareLinks.test.ts › carries the address and the title into every channel, whatever their characters',
    ],
  },
  {
    id: '7.52',
    claim: "With the recipe link '#/recipe/{id}'.",
    tests: [
      "tests/unit/recipe/shareLinks.test.ts › makes the recipe's own address out of the page's",
      'tests/screens/recipes.test.tsx › opens the other channels in a window that cannot reach back, and offers Close',
    ],
  },
  {
    id: '7.53',
    claim: 'And the title text.',
    tests: [
      'tests/unit/recipe/shareLinks.test.ts › carries the address and the title into every channel, whatever their characters',
      'tests/screens/recipes.test.tsx › opens the other channels in a window that cannot reach back, and offers Close',
    ],
  },
  {
    id: '7.54',
    claim: 'Or uses the device share.',
    tests: ["tests/screens/recipes.test.tsx › uses the device's own share where there is one"],
  },
  {
    id: '7.55',
    claim: 'Or the clipboard.',
    tests: ['tests/screens/recipes.test.tsx › copies the link, says so and closes'],
  },
];
