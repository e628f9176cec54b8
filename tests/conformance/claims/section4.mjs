/** @type {import('../table.mjs').Claim[]} */
export const section4 = [
  // Auth
  {
    id: '4.1',
    claim: 'loading starts true and becomes false after the first auth-state callback.',
    tests: ['tests/unit/auth/AuthContext.test.tsx › is loading until the first report, also of nobody'],
  },
  {
    id: '4.2',
    claim: 'On sign-in the profile status is fetched from the backend.',
    tests: [
      'tests/unit/auth/AuthContext.test.tsx › has the profile status %s from the backend after a sign-in',
      'tests/screens/session.test.tsx › 1: the profile, with {api} ending in /api and the path beginning with it',
    ],
  },
  {
    id: '4.3',
    claim: 'On sign-out profileCompleted becomes null.',
    tests: ['tests/unit/auth/AuthContext.test.tsx › knows nothing of a profile after the sign-out'],
  },
  {
    id: '4.4',
    claim: 'A profile update function sets the flag directly.',
    tests: [
      'tests/unit/auth/AuthContext.test.tsx › sets the flag directly, and asks the backend again only when told to sync',
    ],
  },
  {
    id: '4.5',
    claim: 'It may optionally re-fetch to sync.',
    tests: [
      'tests/unit/auth/AuthContext.test.tsx › sets the flag directly, and asks the backend again only when told to sync',
    ],
  },
  {
    id: '4.6',
    claim: 'A failed profile check sets it false.',
    tests: [
      'tests/unit/auth/AuthContext.test.tsx › takes a failed profile check for a profile that is not completed',
      'tests/screens/session.test.tsx › (%i %s) means the same, and is logged',
    ],
  },
  {
    id: '4.7',
    claim: 'A user whose email is not verified is never signed in.',
    tests: ['tests/unit/auth/firebaseAuth.test.ts › never reports someone whose e-mail is not verified'],
  },
  // Profile wizard
  {
    id: '4.8',
    claim: 'Step runs 0 to 3.',
    tests: ['tests/screens/profile.test.tsx › stays between the first step and the last'],
  },
  {
    id: '4.9',
    claim: "Next validates only the current step's fields.",
    tests: [
      'tests/screens/profile.test.tsx › checks the step on Next, stays, and focuses the first bad field',
    ],
  },
  {
    id: '4.10',
    claim: 'On failure it stays and shows errors.',
    tests: [
      'tests/screens/profile.test.tsx › checks the step on Next, stays, and focuses the first bad field',
      'tests/screens/profile.test.tsx › checks the third and the fourth step the same way',
    ],
  },
  {
    id: '4.11',
    claim: 'On success it advances, at most to step 3.',
    tests: [
      'tests/screens/profile.test.tsx › goes on by Enter in a text field, and back, clearing errors and keeping what was filled in',
      'tests/screens/profile.test.tsx › stays between the first step and the last',
    ],
  },
  {
    id: '4.12',
    claim: 'Previous goes back, at most to step 0.',
    tests: [
      'tests/screens/profile.test.tsx › goes on by Enter in a text field, and back, clearing errors and keeping what was filled in',
      'tests/screens/profile.test.tsx › stays between the first step and the last',
    ],
  },
  {
    id: '4.13',
    claim: 'Changing step clears errors.',
    tests: [
      'tests/screens/profile.test.tsx › goes on by Enter in a text field, and back, clearing errors and keeping what was filled in',
    ],
  },
  // Profile load
  {
    id: '4.14',
    claim: 'If the profile exists and profileCompleted is true, the form is prefilled.',
    tests: ['tests/screens/profile.test.tsx › prefills a completed profile: update mode'],
  },
  {
    id: '4.15',
    claim: 'The age is prefilled as a number, the three list fields as arrays.',
    tests: [
      'tests/screens/profile.test.tsx › has the age as a number and the three lists as they were saved',
    ],
  },
  {
    id: '4.16',
    claim: 'The screen is then in update mode.',
    tests: [
      'tests/screens/profile.test.tsx › prefills a completed profile: update mode',
      'tests/screens/profile.test.tsx › has Previous from step 2 on, Next on steps 1 to 3, and Update on step 4',
    ],
  },
  {
    id: '4.17',
    claim: 'If missing (404), it is in new mode.',
    tests: ['tests/screens/profile.test.tsx › starts a new profile on the first of four named steps'],
  },
  {
    id: '4.18',
    claim: 'If not completed, it is in new mode.',
    tests: ['tests/screens/profile.test.tsx › has a profile without the flag count as not completed'],
  },
  // Profile save success
  {
    id: '4.19',
    claim: 'A toast.',
    tests: [
      'tests/screens/profile.test.tsx › sends exactly the profile, toasts, and goes home in its place after 1.5 s',
    ],
  },
  {
    id: '4.20',
    claim: 'profileCompleted is set true.',
    tests: [
      'tests/screens/profile.test.tsx › sends exactly the profile, toasts, and goes home in its place after 1.5 s',
    ],
  },
  {
    id: '4.21',
    claim: 'Replace-navigation to / after 1.5 s.',
    tests: [
      'tests/screens/profile.test.tsx › sends exactly the profile, toasts, and goes home in its place after 1.5 s',
    ],
  },
  // Login
  {
    id: '4.22',
    claim: 'Submit requires the captcha.',
    tests: ['tests/screens/login.test.tsx › requires the captcha, also after its answer was taken back'],
  },
  {
    id: '4.23',
    claim: 'Sign-in succeeds only with a verified email.',
    tests: [
      'tests/screens/login.test.tsx › mails the link again, stays signed out, and mails once more on request',
      'tests/unit/auth/firebaseAuth.test.ts › never reports someone whose e-mail is not verified',
    ],
  },
  {
    id: '4.24',
    claim: 'With an unverified email a verification email is re-sent.',
    tests: [
      'tests/screens/login.test.tsx › mails the link again, stays signed out, and mails once more on request',
    ],
  },
  {
    id: '4.25',
    claim: 'With an unverified email an error shows and the Resend button appears.',
    tests: [
      'tests/screens/login.test.tsx › mails the link again, stays signed out, and mails once more on request',
    ],
  },
  {
    id: '4.26',
    claim: 'On success: toast and navigation to / after 1.5 s.',
    tests: ['tests/screens/login.test.tsx › sends what was typed, toasts, and goes home after 1.5 s'],
  },
  // Register
  {
    id: '4.27',
    claim: "Success shows a toast and 'Account created successfully!'",
    tests: [
      'tests/screens/register.test.tsx › creates the account, mails the link, says so, and goes to login after 1.5 s',
    ],
  },
  {
    id: '4.28',
    claim: 'Then it goes to /login after 1.5 s.',
    tests: [
      'tests/screens/register.test.tsx › creates the account, mails the link, says so, and goes to login after 1.5 s',
    ],
  },
  // Recipe request form
  {
    id: '4.29',
    claim: 'Sending: the button is disabled, with a full-screen overlay.',
    tests: ['tests/screens/recipeRequest.test.tsx › covers the screen and disables the button while sending'],
  },
  {
    id: '4.30',
    claim: 'Success: the recipes list is refreshed.',
    tests: [
      'tests/screens/recipeRequest.test.tsx › passes the recipe on as navigation state, forgets the draft and refreshes the list',
    ],
  },
  {
    id: '4.31',
    claim: 'Success: it navigates to /newRecipe with the recipe.',
    tests: [
      'tests/screens/recipeRequest.test.tsx › passes the recipe on as navigation state, forgets the draft and refreshes the list',
    ],
  },
  {
    id: '4.32',
    claim: 'Failure: a form-level error.',
    tests: ['tests/screens/recipeRequest.test.tsx › %s: says so on top of the form and keeps every word'],
  },
  {
    id: '4.33',
    claim: "Editing a field clears that field's error.",
    tests: ["tests/screens/recipeRequest.test.tsx › clears a field's error as it is edited, and no other"],
  },
  {
    id: '4.34',
    claim: 'The form is not submitted if validation fails.',
    tests: [
      'tests/screens/recipeRequest.test.tsx › names what is missing under each field, sends nothing and focuses the first',
    ],
  },
  {
    id: '4.35',
    claim:
      "The form is not submitted if user data has not loaded: 'User data not available. Please try again.'",
    tests: ['tests/screens/recipeRequest.test.tsx › does not send a request while it %s'],
  },
  // Quick form
  {
    id: '4.36',
    claim: 'Idle, pending, then success.',
    tests: ['tests/screens/quickRecipe.test.tsx › shows the loading screen and says Generating...'],
  },
  {
    id: '4.37',
    claim: 'Or an error banner.',
    tests: ['tests/screens/quickRecipe.test.tsx › %s: says so in the form and keeps every word'],
  },
  {
    id: '4.38',
    claim: 'Editing a field clears its error.',
    tests: [
      'tests/screens/quickRecipe.test.tsx › names what is missing, sends nothing, and clears an error as its field is edited',
    ],
  },
  // Recipes list
  {
    id: '4.39',
    claim: 'Loading, failed or loaded.',
    tests: ['tests/screens/recipes.test.tsx › fails: tries four times, then says so and offers another try'],
  },
  {
    id: '4.40',
    claim: 'Modal open or closed.',
    tests: [
      'tests/screens/recipes.test.tsx › shows ingredients, minutes, diners, picture and description; closing returns the focus',
    ],
  },
  {
    id: '4.41',
    claim: 'Delete confirmation open or closed.',
    tests: ['tests/screens/recipes.test.tsx › asks first; Cancelar and Escape leave it and return the focus'],
  },
  {
    id: '4.42',
    claim: 'Delete flow: confirm, pending, done.',
    tests: [
      'tests/screens/recipes.test.tsx › sends the owner in the body and no token, says so, refetches, closes',
    ],
  },
  {
    id: '4.43',
    claim: 'After a successful delete the list is refetched.',
    tests: [
      'tests/screens/recipes.test.tsx › sends the owner in the body and no token, says so, refetches, closes',
    ],
  },
  {
    id: '4.44',
    claim: 'After a successful delete the dialog is closed.',
    tests: [
      'tests/screens/recipes.test.tsx › sends the owner in the body and no token, says so, refetches, closes',
    ],
  },
  {
    id: '4.45',
    claim: 'Share: the dialog opens, a channel is chosen, the dialog closes.',
    tests: [
      'tests/screens/recipes.test.tsx › closes after a channel is chosen',
      'tests/screens/recipes.test.tsx › copies the link, says so and closes',
      "tests/screens/recipes.test.tsx › uses the device's own share where there is one",
    ],
  },
  // Cached data
  {
    id: '4.46',
    claim: 'Cached data is restored at start.',
    tests: [
      'tests/unit/api/persistedCache.test.tsx › is kept in the browser with the tag v1, and back at the next visit',
    ],
  },
  {
    id: '4.47',
    claim: 'It is discarded if older than 24 hours.',
    tests: ['tests/unit/api/persistedCache.test.tsx › is discarded after 24 hours'],
  },
  {
    id: '4.48',
    claim: 'It is discarded if its version tag differs.',
    tests: ['tests/unit/api/persistedCache.test.tsx › is discarded when its version tag differs'],
  },
  {
    id: '4.49',
    claim: 'Signing out removes the cached data and the drafts of that user.',
    tests: [
      'tests/unit/api/persistedCache.test.tsx › is forgotten at sign-out, with its drafts, and no late write brings it back',
      'e2e/hosted/isolation.spec.ts › after signing out, and for the next user, nothing of the first is shown or stored',
    ],
  },
];
