/** @type {import('../table.mjs').Claim[]} */
export const section5 = [
  // Profile
  {
    id: '5.1',
    claim: 'All fields are checked on Next for the current step.',
    tests: [
      'tests/screens/profile.test.tsx › checks the step on Next, stays, and focuses the first bad field',
      'tests/screens/profile.test.tsx › checks the third and the fourth step the same way',
    ],
  },
  {
    id: '5.2',
    claim: 'Full validation again on submit.',
    tests: [
      'tests/screens/profile.test.tsx › leads to the step of the first error when an earlier step is not complete',
    ],
  },
  {
    id: '5.3',
    claim: "On full-validation failure the toast reads 'Please correct the errors before submitting.'",
    tests: [
      'tests/screens/profile.test.tsx › leads to the step of the first error when an earlier step is not complete',
      'tests/screens/profile.test.tsx › checks the third and the fourth step the same way',
    ],
  },
  {
    id: '5.4',
    claim: "name: min 2, 'The name must have at least 2 characters'.",
    tests: [
      'tests/unit/profile/profileSchema.test.ts › name: 2 to 50 characters, not counting the space around it',
      'tests/screens/profile.test.tsx › checks the step on Next, stays, and focuses the first bad field',
    ],
  },
  {
    id: '5.5',
    claim: 'name: max 50.',
    tests: [
      'tests/unit/profile/profileSchema.test.ts › name: 2 to 50 characters, not counting the space around it',
    ],
  },
  {
    id: '5.6',
    claim: "age: min 1, 'Age must be greater than 0'.",
    tests: [
      'tests/unit/profile/profileSchema.test.ts › age: 1 to 120',
      'tests/screens/profile.test.tsx › checks the step on Next, stays, and focuses the first bad field',
    ],
  },
  { id: '5.7', claim: 'age: max 120.', tests: ['tests/unit/profile/profileSchema.test.ts › age: 1 to 120'] },
  {
    id: '5.8',
    claim: "worldRegion: 'Select a region'.",
    tests: [
      'tests/unit/profile/profileSchema.test.ts › %s: %s',
      'tests/screens/profile.test.tsx › checks the step on Next, stays, and focuses the first bad field',
    ],
  },
  {
    id: '5.9',
    claim: "toolsLevel: 'Select your tools level'.",
    tests: [
      'tests/unit/profile/profileSchema.test.ts › %s: %s',
      'tests/screens/profile.test.tsx › checks the step on Next, stays, and focuses the first bad field',
    ],
  },
  {
    id: '5.10',
    claim: "expertiseLevelInKitchen: 'Select your expertise level'.",
    tests: [
      'tests/unit/profile/profileSchema.test.ts › %s: %s',
      'tests/screens/profile.test.tsx › checks the step on Next, stays, and focuses the first bad field',
    ],
  },
  {
    id: '5.11',
    claim: "leastfavoriteCuisine: 'Select a type of cuisine'.",
    tests: [
      'tests/unit/profile/profileSchema.test.ts › %s: %s',
      'tests/screens/profile.test.tsx › goes on by Enter in a text field, and back, clearing errors and keeping what was filled in',
    ],
  },
  {
    id: '5.12',
    claim: "dislikedFood: required, 'Enter what you don't like'.",
    tests: [
      "tests/unit/profile/profileSchema.test.ts › dislikedFood: something other than blanks, else 'Enter what you don't like'",
      'tests/screens/profile.test.tsx › goes on by Enter in a text field, and back, clearing errors and keeping what was filled in',
    ],
  },
  {
    id: '5.13',
    claim: "diet: 'Select a diet'.",
    tests: [
      'tests/unit/profile/profileSchema.test.ts › %s: %s',
      'tests/screens/profile.test.tsx › checks the third and the fourth step the same way',
    ],
  },
  {
    id: '5.14',
    claim: "intolerances: at least one, 'Select at least one option'.",
    tests: [
      'tests/unit/profile/profileSchema.test.ts › intolerances: at least one; the other lists may stay empty',
      'tests/screens/profile.test.tsx › checks the third and the fourth step the same way',
    ],
  },
  {
    id: '5.15',
    claim: 'healthConditions and avoidIngredients are optional.',
    tests: [
      'tests/unit/profile/profileSchema.test.ts › intolerances: at least one; the other lists may stay empty',
    ],
  },
  {
    id: '5.16',
    claim: "activityLevel: 'Select an activity level'.",
    tests: ['tests/unit/profile/profileSchema.test.ts › %s: %s'],
  },
  {
    id: '5.17',
    claim: "cookingPreference: 'Select a preference'.",
    tests: ['tests/unit/profile/profileSchema.test.ts › %s: %s'],
  },
  {
    id: '5.18',
    claim: "recipeGoal: 'Select what you're looking for'.",
    tests: [
      'tests/unit/profile/profileSchema.test.ts › %s: %s',
      'tests/screens/profile.test.tsx › checks the third and the fourth step the same way',
    ],
  },
  {
    id: '5.19',
    claim: "specificGoal: 'Select a goal'.",
    tests: [
      'tests/unit/profile/profileSchema.test.ts › %s: %s',
      'tests/screens/profile.test.tsx › checks the third and the fourth step the same way',
    ],
  },
  {
    id: '5.20',
    claim: "ingredientPreference: 'Select a preference'.",
    tests: ['tests/unit/profile/profileSchema.test.ts › %s: %s'],
  },
  // Recipe form and quick recipe form
  {
    id: '5.21',
    claim: 'Checked on submit.',
    tests: [
      'tests/screens/recipeRequest.test.tsx › names what is missing under each field, sends nothing and focuses the first',
      'tests/screens/quickRecipe.test.tsx › names what is missing, sends nothing, and clears an error as its field is edited',
    ],
  },
  {
    id: '5.22',
    claim: "ingredientes required, at least 1 character: 'Ingredients are required'.",
    tests: [
      'tests/screens/recipeRequest.test.tsx › names what is missing under each field, sends nothing and focuses the first',
      'tests/screens/quickRecipe.test.tsx › names what is missing, sends nothing, and clears an error as its field is edited',
      'tests/unit/request/recipeRequest.test.ts › names each missing field in the words of the specification',
    ],
  },
  {
    id: '5.23',
    claim: "tiempoCoccion required: 'Cooking time is required'.",
    tests: [
      'tests/screens/recipeRequest.test.tsx › names what is missing under each field, sends nothing and focuses the first',
      'tests/screens/quickRecipe.test.tsx › names what is missing, sends nothing, and clears an error as its field is edited',
      'tests/unit/request/recipeRequest.test.ts › names each missing field in the words of the specification',
    ],
  },
  {
    id: '5.24',
    claim: "diners required: 'Number of diners is required'.",
    tests: [
      'tests/screens/recipeRequest.test.tsx › names what is missing under each field, sends nothing and focuses the first',
      'tests/screens/quickRecipe.test.tsx › names what is missing, sends nothing, and clears an error as its field is edited',
      'tests/unit/request/recipeRequest.test.ts › names each missing field in the words of the specification',
    ],
  },
  {
    id: '5.25',
    claim: "tipoComida required: 'Type of food is required'.",
    tests: [
      'tests/screens/recipeRequest.test.tsx › names what is missing under each field, sends nothing and focuses the first',
      'tests/screens/quickRecipe.test.tsx › names what is missing, sends nothing, and clears an error as its field is edited',
      'tests/unit/request/recipeRequest.test.ts › names each missing field in the words of the specification',
    ],
  },
  {
    id: '5.26',
    claim: "tipoReceta required: 'Recipe type is required'.",
    tests: [
      'tests/unit/request/recipeRequest.test.ts › names each missing field in the words of the specification',
    ],
  },
  {
    id: '5.27',
    claim: 'necesidadesDiners optional.',
    tests: [
      'tests/screens/recipeRequest.test.tsx › sends an empty wish where there is none',
      "tests/screens/quickRecipe.test.tsx › sends a visitor's wishes as text, without a token and without an empty wish",
    ],
  },
  {
    id: '5.28',
    claim: 'Each error shows under its field.',
    tests: [
      'tests/screens/recipeRequest.test.tsx › names what is missing under each field, sends nothing and focuses the first',
    ],
  },
  {
    id: '5.29',
    claim: 'The border turns red.',
    tests: [
      'tests/screens/recipeRequest.test.tsx › names what is missing under each field, sends nothing and focuses the first',
      'tests/screens/quickRecipe.test.tsx › names its fields as specified, the additional info optional',
    ],
  },
  {
    id: '5.30',
    claim: 'No numeric bounds are checked on the client.',
    tests: [
      'tests/unit/request/recipeRequest.test.ts › leaves what is typed as it is and sets no numeric bounds',
    ],
  },
  {
    id: '5.31',
    claim: 'Time and diners are numeric inputs.',
    tests: ['tests/screens/recipeRequest.test.tsx › names, labels and hints every field as specified'],
  },
  {
    id: '5.32',
    claim: 'All values are strings.',
    tests: [
      "tests/screens/quickRecipe.test.tsx › sends a visitor's wishes as text, without a token and without an empty wish",
      'tests/unit/request/recipeRequest.test.ts › leaves what is typed as it is and sets no numeric bounds',
    ],
  },
  // Register
  {
    id: '5.33',
    claim: "Email and password both required: 'Please enter both email and password'.",
    tests: ['tests/screens/register.test.tsx › asks for what is missing and sends nothing'],
  },
  {
    id: '5.34',
    claim: "Password at least 6 characters: 'Password must be at least 6 characters'.",
    tests: ['tests/screens/register.test.tsx › wants a password of 6 characters: 5 are refused'],
  },
  {
    id: '5.35',
    claim: "Captcha required: 'Please complete the CAPTCHA'.",
    tests: ['tests/screens/register.test.tsx › asks for what is missing and sends nothing'],
  },
  // Login
  {
    id: '5.36',
    claim: 'Captcha required.',
    tests: ['tests/screens/login.test.tsx › requires the captcha, also after its answer was taken back'],
  },
  {
    id: '5.37',
    claim: 'Google sign-in, reset and resend do not ask for the captcha.',
    tests: [
      'tests/screens/login.test.tsx › signs in without a captcha, toasts and goes home',
      'tests/screens/login.test.tsx › mails a link without a captcha',
    ],
  },
  {
    id: '5.38',
    claim: "Forgot Password needs an email: 'Please enter your email address to reset your password'.",
    tests: ['tests/screens/login.test.tsx › needs the e-mail address'],
  },
  // Protected requests
  {
    id: '5.39',
    claim: "A signed-in user is required, else 'User not authenticated'.",
    tests: [
      'tests/unit/api/apiFetch.test.ts › refuses a protected call without a user, and sends nothing',
      'tests/screens/session.test.tsx › are not made without a session: User not authenticated',
    ],
  },
  {
    id: '5.40',
    claim: 'A fresh identity token is forced.',
    tests: ['tests/unit/auth/firebaseAuth.test.ts › forces a fresh token for every request'],
  },
  {
    id: '5.41',
    claim:
      "It must start with the three-part token prefix: 'Invalid token format - does not start with eyJ'.",
    tests: [
      'tests/unit/auth/idToken.test.ts › refuses %j',
      'tests/screens/session.test.tsx › are not made with the token %s: %s',
    ],
  },
  {
    id: '5.42',
    claim:
      "It must have exactly three dot-separated parts: 'Invalid token format - does not have three parts'.",
    tests: [
      'tests/unit/auth/idToken.test.ts › refuses %j',
      'tests/screens/session.test.tsx › are not made with the token %s: %s',
    ],
  },
  {
    id: '5.43',
    claim: "None may be empty: 'Invalid token format - empty parts'.",
    tests: [
      'tests/unit/auth/idToken.test.ts › refuses %j',
      'tests/screens/session.test.tsx › are not made with the token %s: %s',
    ],
  },
  // List
  {
    id: '5.44',
    claim: 'The list fetch requires a signed-in user and a current session.',
    tests: [
      'tests/screens/session.test.tsx › none is made for a visitor at %s',
      'tests/screens/session.test.tsx › are not made without a session: User not authenticated',
    ],
  },
  {
    id: '5.45',
    claim: 'Search is case-insensitive.',
    tests: [
      'tests/screens/recipes.test.tsx › searches titles in any case, from page 1 again, without adding to the history',
      'tests/unit/recipe/list.test.ts › finds titles in any case, and with or without accents',
    ],
  },
  {
    id: '5.46',
    claim: 'Search is against the extracted title.',
    tests: ['tests/unit/recipe/list.test.ts › searches titles only'],
  },
  {
    id: '5.47',
    claim: 'The type filter is an exact match on tipoReceta.',
    tests: ['tests/unit/recipe/list.test.ts › matches the type exactly, together with the search'],
  },
];
