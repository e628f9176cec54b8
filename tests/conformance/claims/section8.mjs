/** @type {import('../table.mjs').Claim[]} */
export const section8 = [
  // Authentication and protected requests
  {
    id: '8.1',
    claim: "'User not authenticated' when no user is signed in.",
    tests: [
      'tests/screens/session.test.tsx › are not made without a session: User not authenticated',
      'tests/unit/api/apiFetch.test.ts › refuses a protected call without a user, and sends nothing',
    ],
  },
  {
    id: '8.2',
    claim:
      "'Invalid token format - does not start with eyJ', '- does not have three parts' and '- empty parts' reach the screen.",
    tests: ['tests/screens/session.test.tsx › are not made with the token %s: %s'],
  },
  {
    id: '8.3',
    claim: "Profile check failure with '404' or 'not found' in its message: the profile is incomplete.",
    tests: [
      'tests/screens/session.test.tsx › of a user the backend does not know (404) means that the profile is incomplete',
      'tests/screens/session.test.tsx › (%i %s) means the same, and is logged',
    ],
  },
  {
    id: '8.4',
    claim: 'Any other profile check failure: the profile is incomplete.',
    tests: [
      'tests/screens/session.test.tsx › (%i %s) means the same, and is logged',
      'tests/unit/auth/AuthContext.test.tsx › takes a failed profile check for a profile that is not completed',
    ],
  },
  {
    id: '8.5',
    claim: 'Details of a failed profile check are logged to the console.',
    tests: ['tests/screens/session.test.tsx › (%i %s) means the same, and is logged'],
  },
  // Login
  {
    id: '8.6',
    claim: "'Email or password incorrect' for user-not-found.",
    tests: [
      'tests/screens/login.test.tsx › says the same for %s, and keeps what was typed',
      'tests/unit/auth/accountFailure.test.ts › login: %s',
    ],
  },
  {
    id: '8.7',
    claim: "'Email or password incorrect' for wrong-password.",
    tests: [
      'tests/screens/login.test.tsx › says the same for %s, and keeps what was typed',
      'tests/unit/auth/accountFailure.test.ts › login: %s',
    ],
  },
  {
    id: '8.8',
    claim: 'Other provider errors show the provider message.',
    tests: [
      'tests/screens/login.test.tsx › shows the provider’s own message for anything else',
      'tests/screens/login.test.tsx › shows the provider’s message without a network',
    ],
  },
  {
    id: '8.9',
    claim: "Otherwise 'An unexpected error occurred.'",
    tests: [
      'tests/screens/login.test.tsx › has words for what nobody expected',
      'tests/unit/auth/accountFailure.test.ts › login: %s',
    ],
  },
  {
    id: '8.10',
    claim: "'Please verify your email before logging in'.",
    tests: [
      'tests/screens/login.test.tsx › mails the link again, stays signed out, and mails once more on request',
    ],
  },
  {
    id: '8.11',
    claim: "Reset password: 'No account found with this email address'.",
    tests: ['tests/screens/login.test.tsx › says when there is no such account'],
  },
  // Register
  {
    id: '8.12',
    claim: "'This email is already registered'.",
    tests: ['tests/screens/register.test.tsx › says "%s", and keeps what was typed'],
  },
  {
    id: '8.13',
    claim: "'Invalid email format'.",
    tests: ['tests/screens/register.test.tsx › says "%s", and keeps what was typed'],
  },
  {
    id: '8.14',
    claim: "'Failed to create an account'.",
    tests: ['tests/screens/register.test.tsx › says "%s", and keeps what was typed'],
  },
  {
    id: '8.15',
    claim: "'An unexpected error occurred'.",
    tests: ['tests/unit/auth/accountFailure.test.ts › register: %s'],
  },
  // Profile
  {
    id: '8.16',
    claim: 'Load failure: logged, the form treated as new.',
    tests: [
      'tests/screens/profile.test.tsx › treats a profile that could not be loaded as new, logs it, and can try again',
    ],
  },
  {
    id: '8.17',
    claim: "Save failure: inline banner 'Error al enviar los datos: {status} {text}'.",
    tests: [
      'tests/screens/profile.test.tsx › shows status and text in a Spanish banner, toasts, keeps all, and can send again',
    ],
  },
  {
    id: '8.18',
    claim: "Save failure without an answer: 'Error desconocido al enviar el formulario'.",
    tests: ['tests/screens/profile.test.tsx › has words for a save that got no answer'],
  },
  {
    id: '8.19',
    claim: "Save failure: the toast 'Error submitting settings!'",
    tests: [
      'tests/screens/profile.test.tsx › shows status and text in a Spanish banner, toasts, keeps all, and can send again',
      'tests/screens/profile.test.tsx › has words for a save that got no answer',
    ],
  },
  {
    id: '8.20',
    claim: "No user on submit: banner 'Usuario no autenticado'.",
    tests: ['tests/screens/profile.test.tsx › tells a cook whose session is gone'],
  },
  {
    id: '8.21',
    claim: "No user on submit: toast 'User not authenticated!'",
    tests: ['tests/screens/profile.test.tsx › tells a cook whose session is gone'],
  },
  // Recipe creation
  {
    id: '8.22',
    claim: "'Failed to fetch user data' where the profile load has no message.",
    tests: ['tests/screens/recipeRequest.test.tsx › falls back where the failure %s'],
  },
  {
    id: '8.23',
    claim: "'Failed to submit recipe' where the submission has no message.",
    tests: ['tests/screens/recipeRequest.test.tsx › %s: says so on top of the form and keeps every word'],
  },
  {
    id: '8.24',
    claim: "Status 429: the server's message.",
    tests: [
      'tests/screens/recipeRequest.test.tsx › 429: gives what is left and when it is renewed, in Spanish',
    ],
  },
  {
    id: '8.25',
    claim: "Status 429 without one: 'Rate limit exceeded'.",
    tests: [
      'tests/screens/recipeRequest.test.tsx › 429 without a word from the server: the fallback, and no time',
    ],
  },
  {
    id: '8.26',
    claim: 'Followed by a Spanish sentence with the remaining requests, from the RateLimit-Remaining header.',
    tests: [
      'tests/screens/recipeRequest.test.tsx › 429: gives what is left and when it is renewed, in Spanish',
    ],
  },
  {
    id: '8.27',
    claim: 'The remaining requests are 0 by default.',
    tests: [
      'tests/screens/recipeRequest.test.tsx › 429 without a word from the server: the fallback, and no time',
    ],
  },
  {
    id: '8.28',
    claim: 'And the reset time from the RateLimit-Reset header, seconds since epoch, as local date and time.',
    tests: [
      'tests/screens/recipeRequest.test.tsx › 429: gives what is left and when it is renewed, in Spanish',
      'tests/unit/api/apiFetch.test.ts › tells of a rate limit with what is left and when it ends',
    ],
  },
  {
    id: '8.29',
    claim: 'The sentence on the reset time is left out when the header is absent or not a number.',
    tests: ['tests/unit/api/apiFetch.test.ts › leaves out a time it does not know (%j)'],
  },
  {
    id: '8.30',
    claim: 'A failed submission shows a red banner at the top of the form with the message.',
    tests: ['tests/screens/recipeRequest.test.tsx › %s: says so on top of the form and keeps every word'],
  },
  {
    id: '8.31',
    claim: "Or 'An error occurred. Please try again.'",
    tests: ['tests/unit/generate/submitFailure.test.tsx › has words for an error that has none'],
  },
  {
    id: '8.32',
    claim: "'User data not available. Please try again.' when the profile has not loaded.",
    tests: ['tests/screens/recipeRequest.test.tsx › does not send a request while it %s'],
  },
  {
    id: '8.33',
    claim: "Quick recipe failure: the server's error, shown in the form.",
    tests: ['tests/screens/quickRecipe.test.tsx › %s: says so in the form and keeps every word'],
  },
  {
    id: '8.34',
    claim: "Or 'Failed to generate recipe'.",
    tests: [
      'tests/screens/quickRecipe.test.tsx › %s: says so in the form and keeps every word',
      'tests/screens/quickRecipe.test.tsx › falls back where a refusal has no words',
    ],
  },
  {
    id: '8.35',
    claim: "Or 'An error occurred. Please try again.'",
    tests: ['tests/screens/quickRecipe.test.tsx › has words for a failure that has none'],
  },
  // Recipes
  {
    id: '8.36',
    claim: "Not signed in on fetch: 'Por favor, inicia sesión para ver tus recetas.'",
    tests: ['tests/screens/recipes.test.tsx › asks in Spanish to log in to see them'],
  },
  {
    id: '8.37',
    claim: "Session missing: 'User not authenticated'.",
    tests: ['tests/screens/session.test.tsx › are not made without a session: User not authenticated'],
  },
  {
    id: '8.38',
    claim: "Fetch failure: the server's msg.",
    tests: ['tests/screens/recipes.test.tsx › shows a failed reading in a red box'],
  },
  {
    id: '8.39',
    claim: "Or 'Error al obtener las recetas'.",
    tests: ['tests/screens/recipes.test.tsx › breaks off in the middle: says so in Spanish, marked as such'],
  },
  {
    id: '8.40',
    claim: "Not signed in on delete: 'Por favor, inicia sesión para eliminar recetas.'",
    tests: [
      'tests/screens/recipes.test.tsx › asks in Spanish to log in to delete one, and closes the dialog',
    ],
  },
  {
    id: '8.41',
    claim: "Delete failure: the server's msg.",
    tests: [
      "tests/screens/recipes.test.tsx › says the server's message when it fails, closes, and keeps the recipe",
    ],
  },
  {
    id: '8.42',
    claim: "Or 'Error al eliminar la receta'.",
    tests: ["tests/screens/recipes.test.tsx › says the catalogue's message when the server gives none"],
  },
  {
    id: '8.43',
    claim: "The toast reads 'Error deleting recipe: {message}'.",
    tests: [
      "tests/screens/recipes.test.tsx › says the server's message when it fails, closes, and keeps the recipe",
      "tests/screens/recipes.test.tsx › says the catalogue's message when the server gives none",
    ],
  },
  {
    id: '8.44',
    claim: 'The dialog closes after a failed delete.',
    tests: [
      "tests/screens/recipes.test.tsx › says the server's message when it fails, closes, and keeps the recipe",
    ],
  },
  {
    id: '8.45',
    claim: "Single recipe fetch failure: the server's msg, shown as 'Error: ...'.",
    tests: [
      "tests/screens/recipe.test.tsx › shows the server's message behind 'Error:', and for a session that is over the way to a new one",
    ],
  },
  {
    id: '8.46',
    claim: "Or 'Error fetching recipe', shown as 'Error: ...'.",
    tests: [
      "tests/screens/recipe.test.tsx › shows 'Error fetching recipe' when the answer breaks off, and another try reads it",
    ],
  },
  {
    id: '8.47',
    claim: "Missing: 'Recipe not found'.",
    tests: ["tests/screens/recipe.test.tsx › is 'not found' when the backend has none"],
  },
  {
    id: '8.48',
    claim: "Result screens: 'No recipe data found.'",
    tests: ['tests/screens/newRecipe.test.tsx › finds no recipe in %j'],
  },
  {
    id: '8.49',
    claim: "Result screens: 'Recipe not found!'",
    tests: ['tests/screens/quickRecipe.test.tsx › finds no recipe in %j'],
  },
  {
    id: '8.50',
    claim: "Share failure toast 'Error sharing recipe'.",
    tests: [
      'tests/screens/recipes.test.tsx › says so when the clipboard is closed to it',
      "tests/screens/recipes.test.tsx › takes the device's %s for a failure: %s",
    ],
  },
  {
    id: '8.51',
    claim: "Image failure 'Failed to load image'.",
    tests: [
      'tests/screens/quickRecipe.test.tsx › says when its picture does not load',
      'tests/screens/recipe.test.tsx › says when a picture fails to load, and shows the placeholder',
    ],
  },
  // Success messages
  {
    id: '8.52',
    claim: "'Settings Updated Successfully!'",
    tests: [
      'tests/screens/profile.test.tsx › sends exactly the profile, toasts, and goes home in its place after 1.5 s',
    ],
  },
  {
    id: '8.53',
    claim: "'Logged in successfully'.",
    tests: ['tests/screens/login.test.tsx › sends what was typed, toasts, and goes home after 1.5 s'],
  },
  {
    id: '8.54',
    claim: "'Logged in with Google successfully'.",
    tests: ['tests/screens/login.test.tsx › signs in without a captcha, toasts and goes home'],
  },
  {
    id: '8.55',
    claim: "'Verification email sent successfully'.",
    tests: [
      'tests/screens/login.test.tsx › mails the link again, stays signed out, and mails once more on request',
    ],
  },
  {
    id: '8.56',
    claim: "'Password reset email sent successfully'.",
    tests: ['tests/screens/login.test.tsx › mails a link without a captcha'],
  },
  {
    id: '8.57',
    claim: "'Registered successfully'.",
    tests: [
      'tests/screens/register.test.tsx › creates the account, mails the link, says so, and goes to login after 1.5 s',
    ],
  },
  {
    id: '8.58',
    claim: "'Account created successfully!'",
    tests: [
      'tests/screens/register.test.tsx › creates the account, mails the link, says so, and goes to login after 1.5 s',
    ],
  },
  {
    id: '8.59',
    claim: "'A new verification email has been sent. Please check your inbox.'",
    tests: [
      'tests/screens/login.test.tsx › mails the link again, stays signed out, and mails once more on request',
    ],
  },
  {
    id: '8.60',
    claim: "'A password reset email has been sent. Please check your inbox.'",
    tests: ['tests/screens/login.test.tsx › mails a link without a captcha'],
  },
  {
    id: '8.61',
    claim: "'Recipe successfully deleted'.",
    tests: [
      'tests/screens/recipes.test.tsx › sends the owner in the body and no token, says so, refetches, closes',
    ],
  },
  {
    id: '8.62',
    claim: "'Link copied to clipboard!'",
    tests: ['tests/screens/recipes.test.tsx › copies the link, says so and closes'],
  },
  {
    id: '8.63',
    claim: "'LogOut successfully'.",
    tests: ['tests/screens/shell.test.tsx › ends the session and toasts'],
  },
  { id: '8.64', claim: "'Logged out successfully'.", tests: ['tests/screens/dashboard.test.tsx › logs out'] },
];
