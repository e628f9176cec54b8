/** @type {import('../table.mjs').Claim[]} */
export const section3 = [
  // Identity-provider user
  {
    id: '3.1',
    claim: 'uid, email, displayName and email-verified status.',
    tests: [
      'tests/unit/auth/firebaseAuth.test.ts › has an id, an e-mail address, a name and a verified address',
      'tests/unit/auth/firebaseAuth.test.ts › reports nobody first, then the verified user, then nobody again',
    ],
  },
  // Backend user record
  {
    id: '3.2',
    claim: 'It is read from the response field user.',
    tests: ['tests/screens/profile.test.tsx › prefills a completed profile: update mode'],
  },
  {
    id: '3.3',
    claim: 'profileCompleted is false when missing.',
    tests: ['tests/screens/profile.test.tsx › has a profile without the flag count as not completed'],
  },
  // User profile
  {
    id: '3.4',
    claim: 'firebaseId and email are added on save.',
    tests: [
      'tests/screens/profile.test.tsx › sends exactly the profile, toasts, and goes home in its place after 1.5 s',
    ],
  },
  {
    id: '3.5',
    claim: 'name is a string, age a number.',
    tests: [
      'tests/screens/profile.test.tsx › sends exactly the profile, toasts, and goes home in its place after 1.5 s',
      'tests/screens/profile.test.tsx › takes name and disliked food as text and the age as a number',
    ],
  },
  {
    id: '3.6',
    claim: 'worldRegion has its 8 values.',
    tests: ['tests/screens/profile.test.tsx › offers on the step %s exactly those of the specification'],
  },
  {
    id: '3.7',
    claim: 'toolsLevel has its 7 values.',
    tests: ['tests/screens/profile.test.tsx › offers on the step %s exactly those of the specification'],
  },
  {
    id: '3.8',
    claim: 'expertiseLevelInKitchen has its 7 values.',
    tests: ['tests/screens/profile.test.tsx › offers on the step %s exactly those of the specification'],
  },
  {
    id: '3.9',
    claim: 'leastfavoriteCuisine has its 9 values.',
    tests: ['tests/screens/profile.test.tsx › offers on the step %s exactly those of the specification'],
  },
  {
    id: '3.10',
    claim: 'dislikedFood is free text.',
    tests: ['tests/screens/profile.test.tsx › takes name and disliked food as text and the age as a number'],
  },
  {
    id: '3.11',
    claim: 'diet has its 16 values.',
    tests: ['tests/screens/profile.test.tsx › offers on the step %s exactly those of the specification'],
  },
  {
    id: '3.12',
    claim: 'intolerances is a multi-select with its 20 values.',
    tests: [
      'tests/screens/profile.test.tsx › offers on the step %s exactly those of the specification',
      'tests/unit/profile/profileSchema.test.ts › %s: any of its choices, and no other',
    ],
  },
  {
    id: '3.13',
    claim: 'healthConditions is an optional multi-select with its 19 values.',
    tests: [
      'tests/screens/profile.test.tsx › offers on the step %s exactly those of the specification',
      'tests/unit/profile/profileSchema.test.ts › intolerances: at least one; the other lists may stay empty',
    ],
  },
  {
    id: '3.14',
    claim: "activityLevel has its 6 values, 'other' in lower case.",
    tests: ['tests/screens/profile.test.tsx › offers on the step %s exactly those of the specification'],
  },
  {
    id: '3.15',
    claim: "cookingPreference has its 7 values, 'none' in lower case.",
    tests: ['tests/screens/profile.test.tsx › offers on the step %s exactly those of the specification'],
  },
  {
    id: '3.16',
    claim: 'recipeGoal has its 9 values.',
    tests: ['tests/screens/profile.test.tsx › offers on the step %s exactly those of the specification'],
  },
  {
    id: '3.17',
    claim: 'specificGoal has its 10 values.',
    tests: ['tests/screens/profile.test.tsx › offers on the step %s exactly those of the specification'],
  },
  {
    id: '3.18',
    claim: 'ingredientPreference has its 9 values.',
    tests: ['tests/screens/profile.test.tsx › offers on the step %s exactly those of the specification'],
  },
  {
    id: '3.19',
    claim: 'avoidIngredients is an optional multi-select with its 16 values.',
    tests: [
      'tests/screens/profile.test.tsx › offers on the step %s exactly those of the specification',
      'tests/unit/profile/profileSchema.test.ts › intolerances: at least one; the other lists may stay empty',
    ],
  },
  {
    id: '3.20',
    claim: 'In a multi-select, choosing None clears the rest, and choosing another clears None.',
    tests: ['tests/screens/profile.test.tsx › lets None exclude the rest of a list, and the rest None'],
  },
  {
    id: '3.21',
    claim: "Labels are a cook's words, never an identifier.",
    tests: ['tests/unit/profile/profileSchema.test.ts › never show an identifier'],
  },
  {
    id: '3.22',
    claim: 'profileCompleted is read from the server and not sent.',
    tests: [
      'tests/screens/profile.test.tsx › sends exactly the profile, toasts, and goes home in its place after 1.5 s',
      'tests/screens/profile.test.tsx › prefills a completed profile: update mode',
    ],
  },
  // Recipe request form values
  {
    id: '3.23',
    claim:
      'ingredientes, tiempoCoccion, diners, necesidadesDiners, tipoComida and tipoReceta are the fields of the form.',
    tests: [
      'tests/screens/recipeRequest.test.tsx › names, labels and hints every field as specified',
      'tests/screens/recipeRequest.test.tsx › takes its type from navigation state %j',
    ],
  },
  {
    id: '3.24',
    claim: 'tiempoCoccion is a number entered as text, and sent as the text typed.',
    tests: [
      'tests/unit/generate/toRecipeSubmission.test.ts › sends the time as typed, the diners as a number, and an empty wish where there is none',
      'tests/screens/recipeRequest.test.tsx › sends the payload to the letter, with the token',
    ],
  },
  {
    id: '3.25',
    claim: 'Meal type options: None, Breakfast, Lunch, Dinner, Snack, Brunch, Fast Food, Appetizer, Tapas.',
    tests: ['tests/screens/recipeRequest.test.tsx › names, labels and hints every field as specified'],
  },
  // Recipe submission payload
  {
    id: '3.26',
    claim: '_id and dificultad are empty strings.',
    tests: ['tests/screens/recipeRequest.test.tsx › sends the payload to the letter, with the token'],
  },
  {
    id: '3.27',
    claim: "userId and firebaseId are both the signed-in user's id.",
    tests: [
      'tests/screens/recipeRequest.test.tsx › sends the payload to the letter, with the token',
      'tests/unit/generate/toRecipeSubmission.test.ts › sends the payload of the specification, in its order',
    ],
  },
  {
    id: '3.28',
    claim: 'diners is sent as a number.',
    tests: [
      'tests/screens/recipeRequest.test.tsx › sends the payload to the letter, with the token',
      'tests/unit/generate/toRecipeSubmission.test.ts › sends the time as typed, the diners as a number, and an empty wish where there is none',
    ],
  },
  {
    id: '3.29',
    claim: 'necesidadesDiners is an empty string if absent.',
    tests: ['tests/screens/recipeRequest.test.tsx › sends an empty wish where there is none'],
  },
  {
    id: '3.30',
    claim: 'ingredientes, tipoComida and tipoReceta are sent as given.',
    tests: ['tests/screens/recipeRequest.test.tsx › sends the payload to the letter, with the token'],
  },
  {
    id: '3.31',
    claim:
      'userPreferences holds exactly toolsLevel, expertiseLevelInKitchen, dislikedFood, intolerances, avoidIngredients, diet, healthConditions, activityLevel, recipeGoal and specificGoal.',
    tests: [
      'tests/unit/generate/toRecipeSubmission.test.ts › sends the payload of the specification, in its order',
      'tests/screens/recipeRequest.test.tsx › sends the payload to the letter, with the token',
    ],
  },
  {
    id: '3.32',
    claim: 'userPreferences are copied from the stored profile.',
    tests: [
      'tests/screens/recipeRequest.test.tsx › sends the payload to the letter, with the token',
      'e2e/journeys/main.spec.ts › from a first visit to a saved recipe, offline, and still there tomorrow',
    ],
  },
  // Recipe
  {
    id: '3.33',
    claim: "The first line of descripcionReceta holds the title; a leading # or 'title:' prefix is stripped.",
    tests: ['tests/unit/recipe/title.test.ts › reads the first line: %j'],
  },
  {
    id: '3.34',
    claim: "A title after a 'Title:' marker is found.",
    tests: ['tests/unit/recipe/title.test.ts › lets a marker or a palette heading win over prose: %j'],
  },
  {
    id: '3.35',
    claim: 'A heading with a palette emoji is taken for the title.',
    tests: ['tests/unit/recipe/title.test.ts › lets a marker or a palette heading win over prose: %j'],
  },
  {
    id: '3.36',
    claim: "The fallback is 'Untitled Recipe' in the list.",
    tests: [
      'tests/unit/recipe/title.test.ts › falls back where there are no words: %j',
      'tests/unit/recipe/list.test.ts › finds titles in any case, and with or without accents',
    ],
  },
  {
    id: '3.37',
    claim: "The fallback is 'Mi receta' for the single recipe.",
    tests: [
      "tests/screens/recipe.test.tsx › is called 'Mi receta' where it has no title, and leaves out what it does not know",
      'tests/unit/recipe/title.test.ts › falls back where there are no words: %j',
    ],
  },
  {
    id: '3.38',
    claim: 'ingredientes and descripcionReceta are markdown.',
    tests: [
      'tests/screens/recipe.test.tsx › is read with the token of any signed-in cook, with or without a profile',
      'tests/screens/recipe.test.tsx › renders no raw HTML, no unsafe link and no foreign picture, and keeps the outline',
    ],
  },
  {
    id: '3.39',
    claim: 'tiempoCoccion is in minutes and diners a number.',
    tests: [
      'tests/screens/recipe.test.tsx › is read with the token of any signed-in cook, with or without a profile',
      'tests/screens/recipes.test.tsx › sends odd fields: shows what can be read of them',
    ],
  },
  {
    id: '3.40',
    claim: 'tipoComida and necesidadesDiners are optional.',
    tests: [
      'tests/screens/newRecipe.test.tsx › leaves out what the recipe does not say',
      "tests/screens/recipe.test.tsx › is called 'Mi receta' where it has no title, and leaves out what it does not know",
    ],
  },
  {
    id: '3.41',
    claim: 'imageUrl is an absolute http URL, a server-relative path, or empty.',
    tests: [
      'tests/unit/recipe/imageSource.test.ts › uses an absolute URL as it is',
      'tests/unit/recipe/imageSource.test.ts › looks for the path %j on the server',
      'tests/unit/recipe/imageSource.test.ts › shows the placeholder for nothing: %j',
      'tests/unit/recipe/imageSource.test.ts › refuses %j',
    ],
  },
  // Quick recipe request
  {
    id: '3.42',
    claim: 'ingredientes, tiempoCoccion, diners, tipoComida and tipoReceta are sent as strings.',
    tests: [
      "tests/screens/quickRecipe.test.tsx › sends a visitor's wishes as text, without a token and without an empty wish",
    ],
  },
  {
    id: '3.43',
    claim: 'necesidadesDiners is optional.',
    tests: [
      "tests/screens/quickRecipe.test.tsx › sends a visitor's wishes as text, without a token and without an empty wish",
      'tests/screens/quickRecipe.test.tsx › sends the wish, the passed recipe type, and the token of a cook who is signed in',
    ],
  },
  // Cookie consent
  {
    id: '3.44',
    claim: 'essential is always true.',
    tests: ['tests/unit/consent/consent.test.ts › comes back as it was saved, essential always on'],
  },
  {
    id: '3.45',
    claim: 'analytics and marketing are as chosen.',
    tests: [
      'tests/unit/consent/consent.test.ts › comes back as it was saved, essential always on',
      'tests/screens/consent.test.tsx › customizes: essential always on, the rest as switched',
    ],
  },
  {
    id: '3.46',
    claim: 'It is stored locally, under a fixed name.',
    tests: [
      'tests/screens/consent.test.tsx › %s saves the choice and hides it',
      'tests/unit/consent/consent.test.ts › is a choice exactly when what is stored has its three fields',
    ],
  },
  // Auth context
  {
    id: '3.47',
    claim: 'currentUser is none or the user.',
    tests: [
      'tests/unit/auth/AuthContext.test.tsx › is loading until the first report, also of nobody',
      'tests/unit/auth/AuthContext.test.tsx › has the profile status %s from the backend after a sign-in',
    ],
  },
  {
    id: '3.48',
    claim: 'loading.',
    tests: ['tests/unit/auth/AuthContext.test.tsx › is loading until the first report, also of nobody'],
  },
  {
    id: '3.49',
    claim: 'profileCompleted is null, true or false.',
    tests: [
      'tests/unit/auth/AuthContext.test.tsx › has the profile status %s from the backend after a sign-in',
    ],
  },
  {
    id: '3.50',
    claim: 'A function sets the flag.',
    tests: [
      'tests/unit/auth/AuthContext.test.tsx › sets the flag directly, and asks the backend again only when told to sync',
    ],
  },
  {
    id: '3.51',
    claim: 'A function refreshes the profile.',
    tests: ['tests/unit/auth/AuthContext.test.tsx › refreshes the profile status on request'],
  },
];
