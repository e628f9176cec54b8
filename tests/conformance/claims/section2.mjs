/** @type {import('../table.mjs').Claim[]} */
export const section2 = [
  // Routes
  {
    id: '2.1',
    claim: 'Navigation uses hash-based routes: the route follows the hash in the address.',
    tests: [
      'e2e/hosted/routes.spec.ts › opens {route} cold, in any letter case',
      'tests/screens/shell.test.tsx › has %s for a visitor',
    ],
  },
  {
    id: '2.2',
    claim: '/ is public: the home call-to-action.',
    tests: [
      'tests/screens/shell.test.tsx › has %s for a visitor',
      'e2e/hosted/routes.spec.ts › opens {route} cold, in any letter case',
    ],
  },
  {
    id: '2.3',
    claim: "/contact is public: the contact page, 'Get in Touch' with Email, WhatsApp and LinkedIn links.",
    tests: [
      'tests/screens/pages.test.tsx › links to mail, WhatsApp and LinkedIn from the environment',
      'tests/screens/shell.test.tsx › has %s for a visitor',
    ],
  },
  {
    id: '2.4',
    claim: '/login is public: log in.',
    tests: [
      'tests/screens/shell.test.tsx › has %s for a visitor',
      'e2e/hosted/routes.spec.ts › opens {route} cold, in any letter case',
    ],
  },
  {
    id: '2.5',
    claim: '/register is public: create account.',
    tests: [
      'tests/screens/shell.test.tsx › has %s for a visitor',
      'e2e/hosted/routes.spec.ts › opens {route} cold, in any letter case',
    ],
  },
  {
    id: '2.6',
    claim: '/about is public: a static page.',
    tests: [
      'tests/screens/pages.test.tsx › explains the name, in Spanish where it is Spanish, and leads on',
      'tests/screens/shell.test.tsx › has %s for a visitor',
    ],
  },
  {
    id: '2.7',
    claim: '/privacy is public: a static page, its policy dated April 2025.',
    tests: [
      'tests/screens/pages.test.tsx › is dated April 2025 and names what the browser keeps',
      'tests/screens/shell.test.tsx › has %s for a visitor',
    ],
  },
  {
    id: '2.8',
    claim: '/quickrecipe is public: the quick recipe form.',
    tests: [
      'tests/screens/shell.test.tsx › has %s for a visitor',
      'e2e/hosted/routes.spec.ts › opens {route} cold, in any letter case',
    ],
  },
  {
    id: '2.9',
    claim: '/quick-recipe-result is public: the quick recipe result, its recipe taken from navigation state.',
    tests: [
      'tests/screens/quickRecipe.test.tsx › shows the recipe, with its picture from the server',
      'e2e/hosted/routes.spec.ts › opens {route} cold, in any letter case',
    ],
  },
  {
    id: '2.10',
    claim: '/initialForm is protected: the profile wizard.',
    tests: [
      'tests/screens/shell.test.tsx › has %s for a cook with a profile',
      'tests/screens/session.test.tsx › sends a visitor from %s to the login',
    ],
  },
  {
    id: '2.11',
    claim: '/lastForm is protected: the recipe request form.',
    tests: [
      'tests/screens/shell.test.tsx › has %s for a cook with a profile',
      'tests/screens/session.test.tsx › sends a visitor from %s to the login',
      'tests/screens/session.test.tsx › sends a cook without a completed profile from %s to the wizard',
    ],
  },
  {
    id: '2.12',
    claim: '/services is protected: the theme selection.',
    tests: [
      'tests/screens/shell.test.tsx › has %s for a cook with a profile',
      'tests/screens/session.test.tsx › sends a visitor from %s to the login',
      'tests/screens/session.test.tsx › sends a cook without a completed profile from %s to the wizard',
    ],
  },
  {
    id: '2.13',
    claim: '/recipes is protected: my recipes list.',
    tests: [
      'tests/screens/shell.test.tsx › has %s for a cook with a profile',
      'tests/screens/session.test.tsx › sends a visitor from %s to the login',
      'tests/screens/session.test.tsx › sends a cook without a completed profile from %s to the wizard',
    ],
  },
  {
    id: '2.14',
    claim:
      '/recipe/{recipeId} is for whoever is signed in, with or without a completed profile: a single recipe.',
    tests: [
      'tests/screens/recipe.test.tsx › is read with the token of any signed-in cook, with or without a profile',
      'tests/screens/session.test.tsx › sends a visitor from %s to the login',
    ],
  },
  {
    id: '2.15',
    claim: '/user is protected: the dashboard.',
    tests: [
      'tests/screens/shell.test.tsx › has %s for a cook with a profile',
      'tests/screens/session.test.tsx › sends a visitor from %s to the login',
      'tests/screens/session.test.tsx › sends a cook without a completed profile from %s to the wizard',
    ],
  },
  {
    id: '2.16',
    claim: '/newRecipe is protected: the new recipe result.',
    tests: [
      'tests/screens/newRecipe.test.tsx › shows the recipe it was handed',
      'tests/screens/session.test.tsx › sends a visitor from %s to the login',
      'tests/screens/session.test.tsx › sends a cook without a completed profile from %s to the wizard',
    ],
  },
  {
    id: '2.17',
    claim: 'Anything else shows the 404 page.',
    tests: [
      'tests/screens/pages.test.tsx › %s shows the 404 page',
      'e2e/hosted/routes.spec.ts › finds the 404 page at {route}',
    ],
  },
  {
    id: '2.18',
    claim: 'Route names in differing letter case (/InitialForm and /initialForm) mean the same screen.',
    tests: [
      'tests/screens/shell.test.tsx › has %s for a cook with a profile',
      'e2e/hosted/routes.spec.ts › opens {route} cold, in any letter case',
    ],
  },
  {
    id: '2.19',
    claim: 'The cookie policy link in the footer goes to /cookie-policy.',
    tests: ['tests/screens/shell.test.tsx › links to about, contact, privacy and the cookie policy'],
  },
  {
    id: '2.20',
    claim: '/cookie-policy is not a declared route: it falls to the 404 page.',
    tests: [
      'tests/screens/pages.test.tsx › %s shows the 404 page',
      'e2e/hosted/routes.spec.ts › finds the 404 page at {route}',
    ],
  },
  {
    id: '2.21',
    claim: 'Footer links: /about, /contact, /privacy.',
    tests: ['tests/screens/shell.test.tsx › links to about, contact, privacy and the cookie policy'],
  },
  {
    id: '2.22',
    claim: 'The footer shows the current year.',
    tests: ['tests/screens/shell.test.tsx › shows the current year'],
  },
  // Route guard
  {
    id: '2.23',
    claim: 'While auth state is loading, nothing is shown.',
    tests: ['tests/screens/session.test.tsx › shows nothing until it is known who is here'],
  },
  {
    id: '2.24',
    claim: 'No user: redirect to /login.',
    tests: ['tests/screens/session.test.tsx › sends a visitor from %s to the login'],
  },
  {
    id: '2.25',
    claim: 'User whose profile is not completed: redirect to /initialForm.',
    tests: [
      'tests/screens/session.test.tsx › sends a cook without a completed profile from %s to the wizard',
    ],
  },
  {
    id: '2.26',
    claim: 'Unless already there: /initialForm is shown to a user whose profile is not completed.',
    tests: ['tests/screens/profile.test.tsx › starts a new profile on the first of four named steps'],
  },
  {
    id: '2.27',
    claim: 'Otherwise the screen is shown.',
    tests: ['tests/screens/shell.test.tsx › has %s for a cook with a profile'],
  },
  {
    id: '2.28',
    claim: 'A visitor whom the guard sent away from a shared recipe link returns to it after the login.',
    tests: ['tests/screens/login.test.tsx › returns to the shared recipe whose link led here'],
  },
  // Navigation bar
  {
    id: '2.29',
    claim: 'Home, Services, User Area and Login for a visitor.',
    tests: [
      'tests/screens/shell.test.tsx › offers a visitor Home, Services, User Area and Login, and no Recipes',
    ],
  },
  {
    id: '2.30',
    claim: 'Recipes only when signed in.',
    tests: [
      'tests/screens/shell.test.tsx › offers a visitor Home, Services, User Area and Login, and no Recipes',
      'tests/screens/shell.test.tsx › offers someone signed in Recipes as well',
    ],
  },
  {
    id: '2.31',
    claim: 'Logout in place of Login when signed in.',
    tests: ['tests/screens/shell.test.tsx › offers someone signed in Recipes as well'],
  },
  {
    id: '2.32',
    claim: 'The mobile menu opens and closes by toggle.',
    tests: [
      'tests/screens/shell.test.tsx › opens and closes its menu by toggle',
      'e2e/hosted/keyboard.spec.ts › a phone’s menu opens and closes by toggle and by Escape',
    ],
  },
  {
    id: '2.33',
    claim: "Logout asks 'Are you sure you want to log out?' with Cancel and Logout.",
    tests: ['tests/screens/shell.test.tsx › asks first, and Cancel changes nothing'],
  },
  {
    id: '2.34',
    claim: 'Cancel keeps the session.',
    tests: ['tests/screens/shell.test.tsx › asks first, and Cancel changes nothing'],
  },
  {
    id: '2.35',
    claim: "After logging out it toasts 'LogOut successfully'.",
    tests: ['tests/screens/shell.test.tsx › ends the session and toasts'],
  },
  {
    id: '2.36',
    claim: "On failure the toast reads 'Error logging out'.",
    tests: ['tests/screens/shell.test.tsx › says when it failed, and leaves the session as it is'],
  },
  // Home call-to-action panel
  {
    id: '2.37',
    claim: 'Not logged in: the message tells the user to log in first.',
    tests: ['tests/screens/home.test.tsx › asks a visitor to log in first, and offers a quick recipe'],
  },
  {
    id: '2.38',
    claim: "Not logged in: the button 'Access Your Account' goes to /login.",
    tests: ['tests/screens/home.test.tsx › asks a visitor to log in first, and offers a quick recipe'],
  },
  {
    id: '2.39',
    claim:
      'Logged in, profile not completed: the message asks the user to fill out the form so recipes can be customised.',
    tests: ['tests/screens/home.test.tsx › asks a cook without a completed profile to fill out the form'],
  },
  {
    id: '2.40',
    claim:
      "Logged in, profile not completed: the button 'Fill Out the Form!' goes to /InitialForm, which is /initialForm.",
    tests: [
      'tests/screens/home.test.tsx › asks a cook without a completed profile to fill out the form',
      'tests/screens/home.test.tsx › opens the wizard by its button',
    ],
  },
  {
    id: '2.41',
    claim: 'Logged in, profile completed: the message says recipes are ready and customised.',
    tests: ['tests/screens/home.test.tsx › tells a cook with a completed profile that the recipes are ready'],
  },
  {
    id: '2.42',
    claim: "Logged in, profile completed: the button 'Start Crafting Recipes' goes to /services.",
    tests: ['tests/screens/home.test.tsx › tells a cook with a completed profile that the recipes are ready'],
  },
  {
    id: '2.43',
    claim:
      "Profile not completed, including logged out: an 'Or' separator and a 'Quick Recipe!' button to /quickrecipe.",
    tests: [
      'tests/screens/home.test.tsx › asks a visitor to log in first, and offers a quick recipe',
      'tests/screens/home.test.tsx › asks a cook without a completed profile to fill out the form',
    ],
  },
  {
    id: '2.44',
    claim:
      "Logged in with profile completed: an 'Or' separator and a 'Try New Settings' button to /InitialForm.",
    tests: ['tests/screens/home.test.tsx › tells a cook with a completed profile that the recipes are ready'],
  },
  {
    id: '2.45',
    claim: 'A full-screen loading overlay shows a robot image.',
    tests: [
      "tests/screens/quickRecipe.test.tsx › covers the screen with the robot and the text 'Processing...'",
    ],
  },
  {
    id: '2.46',
    claim: "The overlay says 'Processing...'.",
    tests: [
      "tests/screens/quickRecipe.test.tsx › covers the screen with the robot and the text 'Processing...'",
      'tests/screens/recipeRequest.test.tsx › covers the screen and disables the button while sending',
    ],
  },
  // Create Account
  {
    id: '2.47',
    claim: 'Create Account has email, password with a show/hide toggle, and captcha.',
    tests: [
      'tests/screens/register.test.tsx › Create Account has e-mail, a password that can be shown, captcha and a link to /login',
    ],
  },
  {
    id: '2.48',
    claim: 'Create Account has a link to /login.',
    tests: [
      'tests/screens/register.test.tsx › Create Account has e-mail, a password that can be shown, captcha and a link to /login',
      'tests/screens/register.test.tsx › offers password managers a new password, and leads to login',
    ],
  },
  // Log In
  {
    id: '2.49',
    claim: 'Log In has email and password with a show/hide toggle.',
    tests: [
      'tests/screens/login.test.tsx › names its fields for password managers and shows the password on demand',
    ],
  },
  {
    id: '2.50',
    claim: 'Log In has a captcha.',
    tests: [
      'tests/screens/login.test.tsx › Log In has its three buttons, captcha and a link to /register',
      'tests/screens/login.test.tsx › requires the captcha, also after its answer was taken back',
    ],
  },
  {
    id: '2.51',
    claim: 'Log In has Sign In, Sign In with Google and Forgot Password.',
    tests: ['tests/screens/login.test.tsx › Log In has its three buttons, captcha and a link to /register'],
  },
  {
    id: '2.52',
    claim: 'Log In has a link to /register.',
    tests: ['tests/screens/login.test.tsx › Log In has its three buttons, captcha and a link to /register'],
  },
  {
    id: '2.53',
    claim: 'Resend Email Verification is shown only after an unverified-email failure.',
    tests: [
      'tests/screens/login.test.tsx › mails the link again, stays signed out, and mails once more on request',
      'tests/screens/login.test.tsx › says the same for %s, and keeps what was typed',
      'tests/unit/auth/accountFailure.test.ts › login: only an unverified e-mail offers to send the mail again',
    ],
  },
  // Profile wizard
  {
    id: '2.54',
    claim: 'Four steps: personal details, dislikes, diet and health, goals.',
    tests: [
      'tests/screens/profile.test.tsx › starts a new profile on the first of four named steps',
      'tests/screens/profile.test.tsx › offers on the step %s exactly those of the specification',
    ],
  },
  {
    id: '2.55',
    claim: 'A progress bar of four segments.',
    tests: ['tests/screens/profile.test.tsx › starts a new profile on the first of four named steps'],
  },
  {
    id: '2.56',
    claim: "Title 'Personalize Your Perfect Menu!' for a new profile.",
    tests: ['tests/screens/profile.test.tsx › starts a new profile on the first of four named steps'],
  },
  {
    id: '2.57',
    claim: "Title 'Update Your Settings' for an existing one.",
    tests: ['tests/screens/profile.test.tsx › prefills a completed profile: update mode'],
  },
  {
    id: '2.58',
    claim: 'Previous from step 2 on.',
    tests: [
      'tests/screens/profile.test.tsx › has Previous from step 2 on, Next on steps 1 to 3, and Update on step 4',
    ],
  },
  {
    id: '2.59',
    claim: 'Next on steps 1 to 3.',
    tests: [
      'tests/screens/profile.test.tsx › has Previous from step 2 on, Next on steps 1 to 3, and Update on step 4',
    ],
  },
  {
    id: '2.60',
    claim: 'Submit on step 4 of a new profile.',
    tests: [
      'tests/screens/profile.test.tsx › sends exactly the profile, toasts, and goes home in its place after 1.5 s',
    ],
  },
  {
    id: '2.61',
    claim: 'Update on step 4 of an existing one.',
    tests: [
      'tests/screens/profile.test.tsx › has Previous from step 2 on, Next on steps 1 to 3, and Update on step 4',
      'tests/screens/profile.test.tsx › updates a profile with what was changed and what was there',
    ],
  },
  {
    id: '2.62',
    claim: "The button reads 'Submitting...' while sending.",
    tests: [
      'tests/screens/profile.test.tsx › sends exactly the profile, toasts, and goes home in its place after 1.5 s',
    ],
  },
  {
    id: '2.63',
    claim: "Without a user it shows 'Usuario no autenticado'.",
    tests: ["tests/screens/profile.test.tsx › shows a loader first, then 'Usuario no autenticado'"],
  },
  {
    id: '2.64',
    claim: 'While loading it shows a loader.',
    tests: [
      'tests/screens/profile.test.tsx › shows a loader under its title',
      "tests/screens/profile.test.tsx › shows a loader first, then 'Usuario no autenticado'",
    ],
  },
  {
    id: '2.65',
    claim: 'Multi-select lists scroll at a maximum height.',
    tests: ['e2e/hosted/layout.spec.ts › a list of many choices scrolls at a maximum height'],
  },
  {
    id: '2.66',
    claim: 'A success toast is shown centered.',
    tests: ['tests/screens/profile.test.tsx › centres its success toast, for 2 s'],
  },
  {
    id: '2.67',
    claim: 'The success toast is shown for 2 s.',
    tests: ['tests/screens/profile.test.tsx › centres its success toast, for 2 s'],
  },
  {
    id: '2.68',
    claim: 'The screen warns on page unload about unsaved changes.',
    tests: [
      'tests/screens/profile.test.tsx › has the browser ask before leaving with unsaved changes, and only then',
    ],
  },
  // Theme selection
  {
    id: '2.69',
    claim:
      "Nine buttons: Gourmet Touch, Healthy Bites, Vegan Bliss, Street Eats, Chef Quest, Budget Meals, Global Flavors, Sweet Treats and From the Chef's Table.",
    tests: ['tests/screens/themes.test.tsx › offers nine themes, each with a line of its own'],
  },
  {
    id: '2.70',
    claim: "From the Chef's Table is the big button.",
    tests: ['e2e/hosted/layout.spec.ts › of nine themes the last, From the Chef’s Table, is the big one'],
  },
  {
    id: '2.71',
    claim: 'Each links to /lastForm, passing a navigation-state field buttonName.',
    tests: ['tests/screens/themes.test.tsx › leads from %s to its request form, and back'],
  },
  {
    id: '2.72',
    claim: 'A Go Back link goes to /.',
    tests: ['tests/screens/themes.test.tsx › goes back home'],
  },
  // Recipe request form
  {
    id: '2.73',
    claim: "The heading reads 'Ok let's make a {type} Recipe', where type is buttonName.",
    tests: [
      'tests/screens/recipeRequest.test.tsx › takes its type from navigation state %j',
      'tests/screens/themes.test.tsx › leads from %s to its request form, and back',
    ],
  },
  {
    id: '2.74',
    claim: "The type is 'Default Recipe' by default.",
    tests: [
      'tests/screens/recipeRequest.test.tsx › takes its type from navigation state %j',
      'tests/unit/request/recipeRequest.test.ts › is the default for %j',
    ],
  },
  {
    id: '2.75',
    claim: "Ingredients: text, placeholder 'Eggs, Avocado, Rice...'.",
    tests: ['tests/screens/recipeRequest.test.tsx › names, labels and hints every field as specified'],
  },
  {
    id: '2.76',
    claim: "Cooking Time (Minutes): number, placeholder 'E.g., 30'.",
    tests: ['tests/screens/recipeRequest.test.tsx › names, labels and hints every field as specified'],
  },
  {
    id: '2.77',
    claim: "Number of Diners: number, placeholder 'E.g., 4'.",
    tests: ['tests/screens/recipeRequest.test.tsx › names, labels and hints every field as specified'],
  },
  {
    id: '2.78',
    claim: "Meal Type: select, placeholder 'Select Type of Food'.",
    tests: ['tests/screens/recipeRequest.test.tsx › names, labels and hints every field as specified'],
  },
  {
    id: '2.79',
    claim: "Additional Info for the Chef: text, placeholder 'Any extra requests?'.",
    tests: ['tests/screens/recipeRequest.test.tsx › names, labels and hints every field as specified'],
  },
  {
    id: '2.80',
    claim: 'A hidden recipe-type field.',
    tests: ['tests/screens/recipeRequest.test.tsx › takes its type from navigation state %j'],
  },
  {
    id: '2.81',
    claim: "'Submit Recipe' reads 'Submitting...' and is disabled while sending.",
    tests: ['tests/screens/recipeRequest.test.tsx › covers the screen and disables the button while sending'],
  },
  {
    id: '2.82',
    claim: "'Go Back' links to /services.",
    tests: [
      'tests/screens/recipeRequest.test.tsx › names, labels and hints every field as specified',
      'tests/screens/themes.test.tsx › leads from %s to its request form, and back',
    ],
  },
  {
    id: '2.83',
    claim: 'On success the user goes to /newRecipe with the returned recipe as navigation state.',
    tests: [
      'tests/screens/recipeRequest.test.tsx › passes the recipe on as navigation state, forgets the draft and refreshes the list',
    ],
  },
  {
    id: '2.84',
    claim: "If loading user data fails, the screen shows 'Error loading user data: {message}'.",
    tests: [
      'tests/screens/recipeRequest.test.tsx › says why it could not be read, offers a way back, and reads it again',
    ],
  },
  {
    id: '2.85',
    claim: "It then shows a 'Go Back' link to /services.",
    tests: [
      'tests/screens/recipeRequest.test.tsx › says why it could not be read, offers a way back, and reads it again',
    ],
  },
  // New recipe result
  {
    id: '2.86',
    claim: 'The recipe is taken from navigation state.',
    tests: [
      'tests/screens/newRecipe.test.tsx › shows the recipe it was handed',
      'tests/screens/newRecipe.test.tsx › finds no recipe in %j',
    ],
  },
  {
    id: '2.87',
    claim: "If absent: 'No recipe data found.' with a link to /services.",
    tests: ['tests/screens/newRecipe.test.tsx › finds no recipe in %j'],
  },
  {
    id: '2.88',
    claim: "Heading 'Your New Recipe'.",
    tests: ['tests/screens/newRecipe.test.tsx › shows the recipe it was handed'],
  },
  {
    id: '2.89',
    claim: "Link 'Make more recipes!' to /services.",
    tests: ['tests/screens/newRecipe.test.tsx › leads to more recipes and to the list'],
  },
  {
    id: '2.90',
    claim: "Link 'Go to my recipes!' to /recipes.",
    tests: ['tests/screens/newRecipe.test.tsx › leads to more recipes and to the list'],
  },
  {
    id: '2.91',
    claim:
      "A title from the first line of the description, leading heading marks and a 'title:' prefix removed.",
    tests: [
      'tests/screens/newRecipe.test.tsx › shows the recipe it was handed',
      'tests/unit/recipe/title.test.ts › reads the first line: %j',
    ],
  },
  {
    id: '2.92',
    claim: 'Details: Cooking Time in minutes.',
    tests: ['tests/screens/newRecipe.test.tsx › shows the recipe it was handed'],
  },
  {
    id: '2.93',
    claim: 'Details: Number of Diners.',
    tests: ['tests/screens/newRecipe.test.tsx › shows the recipe it was handed'],
  },
  {
    id: '2.94',
    claim: 'Details: recipe type.',
    tests: ['tests/screens/newRecipe.test.tsx › shows the recipe it was handed'],
  },
  {
    id: '2.95',
    claim: 'Details: meal type, if present.',
    tests: [
      'tests/screens/newRecipe.test.tsx › shows the recipe it was handed',
      'tests/screens/newRecipe.test.tsx › leaves out what the recipe does not say',
    ],
  },
  {
    id: '2.96',
    claim: "Details: 'Additional Info' from the diners' needs, if present.",
    tests: [
      'tests/screens/newRecipe.test.tsx › shows the recipe it was handed',
      'tests/screens/newRecipe.test.tsx › leaves out what the recipe does not say',
    ],
  },
  {
    id: '2.97',
    claim: 'An Ingredients section, rendered as formatted markdown.',
    tests: ['tests/screens/newRecipe.test.tsx › shows the recipe it was handed'],
  },
  {
    id: '2.98',
    claim: 'A Recipe Description section, rendered as formatted markdown.',
    tests: ['tests/screens/newRecipe.test.tsx › shows the recipe it was handed'],
  },
  {
    id: '2.99',
    claim: 'A dish image.',
    tests: [
      'tests/screens/newRecipe.test.tsx › shows the recipe it was handed',
      'tests/screens/newRecipe.test.tsx › makes a picture of its own of a sample, and keeps it',
    ],
  },
  // My recipes
  {
    id: '2.100',
    claim: 'A title-text search box.',
    tests: [
      'tests/screens/recipes.test.tsx › searches titles in any case, from page 1 again, without adding to the history',
    ],
  },
  {
    id: '2.101',
    claim: "A category dropdown: 'All categories' plus the distinct recipe types of the user's recipes.",
    tests: [
      'tests/screens/recipes.test.tsx › offers the types there are, filters by exactly one and starts at page 1',
      'tests/unit/recipe/list.test.ts › names each type once and leaves out what has none',
    ],
  },
  {
    id: '2.102',
    claim: 'Reset resets search and filter together.',
    tests: [
      'tests/screens/recipes.test.tsx › says so when nothing matches, and Reset clears search and category together',
    ],
  },
  {
    id: '2.103',
    claim: 'A 3-column card grid.',
    tests: ['e2e/hosted/layout.spec.ts › my recipes are cards in three columns'],
  },
  {
    id: '2.104',
    claim: 'Pagination is shown only when there is more than one page.',
    tests: [
      'tests/screens/recipes.test.tsx › shows picture, title, minutes, diners, type and named actions on a card',
      'tests/screens/recipes.test.tsx › pages nine at a time, within bounds, and keeps the page in the address',
    ],
  },
  {
    id: '2.105',
    claim: "Newest first: by createdAt, else by the time inside the id, else the server's order reversed.",
    tests: [
      "tests/screens/recipes.test.tsx › reads the cook's list once, with their token, and shows the newest first",
      'tests/unit/recipe/list.test.ts › goes by createdAt',
      'tests/unit/recipe/list.test.ts › else by the time inside a 24-hex id, also beside recipes with a date',
      "tests/unit/recipe/list.test.ts › else takes the server's order reversed",
    ],
  },
  {
    id: '2.106',
    claim: 'Page size 9.',
    tests: [
      'tests/screens/recipes.test.tsx › pages nine at a time, within bounds, and keeps the page in the address',
      'tests/unit/recipe/list.test.ts › cuts nine to a page',
    ],
  },
  {
    id: '2.107',
    claim: 'The page number starts at 1.',
    tests: [
      'tests/screens/recipes.test.tsx › pages nine at a time, within bounds, and keeps the page in the address',
    ],
  },
  {
    id: '2.108',
    claim: 'It resets to 1 when the search changes.',
    tests: [
      'tests/screens/recipes.test.tsx › searches titles in any case, from page 1 again, without adding to the history',
    ],
  },
  {
    id: '2.109',
    claim: 'It resets to 1 when the filter changes.',
    tests: [
      'tests/screens/recipes.test.tsx › offers the types there are, filters by exactly one and starts at page 1',
    ],
  },
  {
    id: '2.110',
    claim: 'Next and previous are bounded.',
    tests: [
      'tests/screens/recipes.test.tsx › pages nine at a time, within bounds, and keeps the page in the address',
      'tests/unit/recipe/list.test.ts › stays within its bounds, and every item is on exactly one page',
    ],
  },
  {
    id: '2.111',
    claim: 'Each card shows image and title.',
    tests: [
      'tests/screens/recipes.test.tsx › shows picture, title, minutes, diners, type and named actions on a card',
    ],
  },
  {
    id: '2.112',
    claim: 'Each card shows the cooking time in min, the diners and the recipe type.',
    tests: [
      'tests/screens/recipes.test.tsx › shows picture, title, minutes, diners, type and named actions on a card',
    ],
  },
  {
    id: '2.113',
    claim: 'Each card has view, share and delete buttons.',
    tests: [
      'tests/screens/recipes.test.tsx › shows picture, title, minutes, diners, type and named actions on a card',
    ],
  },
  {
    id: '2.114',
    claim: "Empty list: 'There's no recipes yet.'",
    tests: ['tests/screens/recipes.test.tsx › leads a cook without recipes to the themes'],
  },
  {
    id: '2.115',
    claim: "Empty list: the link 'Create a new Recipe!' goes to /services.",
    tests: ['tests/screens/recipes.test.tsx › leads a cook without recipes to the themes'],
  },
  {
    id: '2.116',
    claim: "A 'Make more' link goes to /services.",
    tests: ['tests/screens/recipes.test.tsx › leads a cook without recipes to the themes'],
  },
  {
    id: '2.117',
    claim: "No matches: 'No recipes found with the current filters.'",
    tests: [
      'tests/screens/recipes.test.tsx › says so when nothing matches, and Reset clears search and category together',
    ],
  },
  {
    id: '2.118',
    claim: "Delete confirmation: 'Confirm Elimination', 'Are you sure to delete this recipe?'",
    tests: ['tests/screens/recipes.test.tsx › asks first; Cancelar and Escape leave it and return the focus'],
  },
  {
    id: '2.119',
    claim: 'With Cancelar and Delete.',
    tests: [
      'tests/screens/recipes.test.tsx › asks first; Cancelar and Escape leave it and return the focus',
      'tests/screens/recipes.test.tsx › sends the owner in the body and no token, says so, refetches, closes',
    ],
  },
  {
    id: '2.120',
    claim: "Delete reads 'Deleting...' while pending.",
    tests: [
      'tests/screens/recipes.test.tsx › sends the owner in the body and no token, says so, refetches, closes',
    ],
  },
  {
    id: '2.121',
    claim: 'Share offers to copy the link.',
    tests: ['tests/screens/recipes.test.tsx › copies the link, says so and closes'],
  },
  {
    id: '2.122',
    claim: 'Share offers email, WhatsApp, Twitter and Facebook.',
    tests: [
      'tests/screens/recipes.test.tsx › opens the other channels in a window that cannot reach back, and offers Close',
    ],
  },
  {
    id: '2.123',
    claim: 'Share offers the native share where the device has one.',
    tests: ["tests/screens/recipes.test.tsx › uses the device's own share where there is one"],
  },
  {
    id: '2.124',
    claim: 'Share offers Close.',
    tests: [
      'tests/screens/recipes.test.tsx › opens the other channels in a window that cannot reach back, and offers Close',
    ],
  },
  {
    id: '2.125',
    claim: "The recipe detail modal 'My Recipe' opens from the list.",
    tests: [
      'tests/screens/recipes.test.tsx › shows ingredients, minutes, diners, picture and description; closing returns the focus',
    ],
  },
  {
    id: '2.126',
    claim: 'It is closable by a close button.',
    tests: [
      'tests/screens/recipes.test.tsx › shows ingredients, minutes, diners, picture and description; closing returns the focus',
    ],
  },
  {
    id: '2.127',
    claim: 'It locks page scrolling while open.',
    tests: ['e2e/hosted/layout.spec.ts › a recipe read over the list keeps the page behind it still'],
  },
  {
    id: '2.128',
    claim: 'It shows ingredients, cooking time, diners, image and description.',
    tests: [
      'tests/screens/recipes.test.tsx › shows ingredients, minutes, diners, picture and description; closing returns the focus',
    ],
  },
  {
    id: '2.129',
    claim: "The card's second action, whose purpose is not shown, is Cook: it opens the cooking view.",
    tests: ['tests/screens/cook.test.tsx › opens from the card and shows one step at a time'],
  },
  {
    id: '2.130',
    claim: 'Errors from loading show in a red box.',
    tests: ['tests/screens/recipes.test.tsx › shows a failed reading in a red box'],
  },
  {
    id: '2.131',
    claim: 'Toasts report results.',
    tests: [
      'tests/screens/recipes.test.tsx › sends the owner in the body and no token, says so, refetches, closes',
      "tests/screens/recipes.test.tsx › says the server's message when it fails, closes, and keeps the recipe",
    ],
  },
  // Single recipe
  {
    id: '2.132',
    claim: 'Shows the title.',
    tests: [
      'tests/screens/recipe.test.tsx › is read with the token of any signed-in cook, with or without a profile',
    ],
  },
  {
    id: '2.133',
    claim: 'Shows cooking time in minutes, number of diners and recipe type.',
    tests: [
      'tests/screens/recipe.test.tsx › is read with the token of any signed-in cook, with or without a profile',
    ],
  },
  {
    id: '2.134',
    claim: 'Shows ingredients and description, both formatted.',
    tests: [
      'tests/screens/recipe.test.tsx › is read with the token of any signed-in cook, with or without a profile',
    ],
  },
  {
    id: '2.135',
    claim: 'Shows the image.',
    tests: [
      'tests/screens/recipe.test.tsx › replaces a sample picture on a click',
      'tests/screens/recipe.test.tsx › says when a picture fails to load, and shows the placeholder',
    ],
  },
  {
    id: '2.136',
    claim: 'If the image is a stock-photo sample, an overlay says to click it to generate a custom one.',
    tests: ['tests/screens/recipe.test.tsx › replaces a sample picture on a click'],
  },
  {
    id: '2.137',
    claim: 'A click on the sample has a custom image made, by a call that is assumed.',
    tests: ['tests/screens/recipe.test.tsx › replaces a sample picture on a click'],
  },
  {
    id: '2.138',
    claim:
      "Where the backend has no such call, it says 'Custom images are not available yet' and the sample stays.",
    tests: ['tests/screens/recipe.test.tsx › says that a backend without such pictures (%i) has none yet'],
  },
  {
    id: '2.139',
    claim: "Fetch failure is shown as 'Error: ...'.",
    tests: [
      "tests/screens/recipe.test.tsx › shows the server's message behind 'Error:', and for a session that is over the way to a new one",
    ],
  },
  // Quick recipe
  {
    id: '2.140',
    claim:
      'The form has ingredientes, tiempoCoccion, diners, necesidadesDiners (optional), tipoComida and tipoReceta.',
    tests: [
      'tests/screens/quickRecipe.test.tsx › names its fields as specified, the additional info optional',
    ],
  },
  {
    id: '2.141',
    claim: 'tipoReceta defaults to the passed button name.',
    tests: [
      'tests/screens/quickRecipe.test.tsx › sends the wish, the passed recipe type, and the token of a cook who is signed in',
      'tests/screens/quickRecipe.test.tsx › names its fields as specified, the additional info optional',
    ],
  },
  {
    id: '2.142',
    claim: "tipoReceta defaults to 'Default Recipe' where none was passed.",
    tests: [
      "tests/screens/quickRecipe.test.tsx › sends a visitor's wishes as text, without a token and without an empty wish",
    ],
  },
  {
    id: '2.143',
    claim: 'Pending: a loading screen is shown.',
    tests: ['tests/screens/quickRecipe.test.tsx › shows the loading screen and says Generating...'],
  },
  {
    id: '2.144',
    claim: "Pending: the button says 'Generating...'.",
    tests: ['tests/screens/quickRecipe.test.tsx › shows the loading screen and says Generating...'],
  },
  {
    id: '2.145',
    claim: 'On success it navigates to /quick-recipe-result.',
    tests: [
      "tests/screens/quickRecipe.test.tsx › sends a visitor's wishes as text, without a token and without an empty wish",
    ],
  },
  // Quick recipe result
  {
    id: '2.146',
    claim: 'Shows ingredients, time, diners, image and description.',
    tests: ['tests/screens/quickRecipe.test.tsx › shows the recipe, with its picture from the server'],
  },
  {
    id: '2.147',
    claim: "Button 'Create Another Recipe'.",
    tests: ['tests/screens/quickRecipe.test.tsx › says that it is not saved, and what to do next'],
  },
  {
    id: '2.148',
    claim: "Button 'Sign Up for More Features' to /login.",
    tests: ['tests/screens/quickRecipe.test.tsx › says that it is not saved, and what to do next'],
  },
  {
    id: '2.149',
    claim: 'A note says that quick recipes are not saved.',
    tests: ['tests/screens/quickRecipe.test.tsx › says that it is not saved, and what to do next'],
  },
  {
    id: '2.150',
    claim: "If the recipe is missing: 'Recipe not found!' with a link to create a new one.",
    tests: ['tests/screens/quickRecipe.test.tsx › finds no recipe in %j'],
  },
  {
    id: '2.151',
    claim: "If the image fails: 'Failed to load image'.",
    tests: ['tests/screens/quickRecipe.test.tsx › says when its picture does not load'],
  },
  // Dashboard
  {
    id: '2.152',
    claim: 'Tabs: Profile, Preferences, Shopping List, Ranking Recipes, Support, Account.',
    tests: ['tests/screens/dashboard.test.tsx › has six tabs, each with its panel'],
  },
  {
    id: '2.153',
    claim: 'A banner says it is in testing and not working.',
    tests: ['tests/screens/dashboard.test.tsx › says that it is in testing and not working'],
  },
  {
    id: '2.154',
    claim: 'Content is static sample data.',
    tests: ['tests/screens/dashboard.test.tsx › labels what is made up'],
  },
  {
    id: '2.155',
    claim: "Delete Account only toasts 'Account deletion not implemented yet'.",
    tests: ['tests/screens/dashboard.test.tsx › only says so when asked to delete the account'],
  },
  {
    id: '2.156',
    claim: "Logout toasts 'Logged out successfully'.",
    tests: ['tests/screens/dashboard.test.tsx › logs out'],
  },
  // 404 page
  {
    id: '2.157',
    claim: "'Page Not Found'.",
    tests: [
      'tests/screens/pages.test.tsx › %s shows the 404 page',
      'e2e/hosted/routes.spec.ts › finds the 404 page at {route}',
    ],
  },
  {
    id: '2.158',
    claim: "'Sorry, we couldn't find what you're looking for.'",
    tests: [
      'tests/screens/pages.test.tsx › %s shows the 404 page',
      'e2e/hosted/routes.spec.ts › finds the 404 page at {route}',
    ],
  },
  // Cookie banner
  {
    id: '2.159',
    claim: 'Shown when no stored choice exists.',
    tests: [
      'tests/screens/consent.test.tsx › asks again when what is stored is no choice: %j',
      'tests/screens/consent.test.tsx › %s saves the choice and hides it',
    ],
  },
  {
    id: '2.160',
    claim: 'Hides once any choice is saved.',
    tests: [
      'tests/screens/consent.test.tsx › %s saves the choice and hides it',
      'tests/screens/consent.test.tsx › stays away once a choice is stored',
    ],
  },
  {
    id: '2.161',
    claim: 'Action: accept all.',
    tests: ['tests/screens/consent.test.tsx › %s saves the choice and hides it'],
  },
  {
    id: '2.162',
    claim: 'Action: reject.',
    tests: ['tests/screens/consent.test.tsx › %s saves the choice and hides it'],
  },
  {
    id: '2.163',
    claim: 'Action: customize, with essential always on.',
    tests: ['tests/screens/consent.test.tsx › customizes: essential always on, the rest as switched'],
  },
  {
    id: '2.164',
    claim: 'Customize: analytics and marketing toggles, and save.',
    tests: ['tests/screens/consent.test.tsx › customizes: essential always on, the rest as switched'],
  },
  {
    id: '2.165',
    claim: 'Customize: cancel.',
    tests: [
      'tests/screens/consent.test.tsx › cancels customizing without a choice, and gives the focus back',
    ],
  },
  // Recipe image rules
  {
    id: '2.166',
    claim: "Empty means a bundled 'no image yet' placeholder.",
    tests: [
      'tests/unit/recipe/imageSource.test.ts › shows the placeholder for nothing: %j',
      'tests/screens/recipes.test.tsx › shows for the picture %j what the image rules say',
    ],
  },
  {
    id: '2.167',
    claim: 'An absolute URL is used as is.',
    tests: [
      'tests/unit/recipe/imageSource.test.ts › uses an absolute URL as it is',
      'tests/screens/recipes.test.tsx › shows for the picture %j what the image rules say',
    ],
  },
  {
    id: '2.168',
    claim: 'A relative path is prefixed with the server base.',
    tests: [
      'tests/unit/recipe/imageSource.test.ts › looks for the path %j on the server',
      'tests/screens/recipes.test.tsx › shows for the picture %j what the image rules say',
      'tests/screens/quickRecipe.test.tsx › shows the recipe, with its picture from the server',
    ],
  },
  {
    id: '2.169',
    claim:
      "The server base is a local development address on port 5000 by default, else the server's address.",
    tests: [
      'tests/unit/config/env.test.ts › is local mode when nothing is set, or set to nothing',
      'tests/unit/config/env.test.ts › takes the server base from the API address, unless it is given',
    ],
  },
  {
    id: '2.170',
    claim: 'A stock-photo URL is a sample.',
    tests: [
      'tests/unit/recipe/imageSource.test.ts › knows the stock photo %j',
      'tests/screens/recipes.test.tsx › shows for the picture %j what the image rules say',
    ],
  },
  {
    id: '2.171',
    claim:
      "Over a sample: 'Sample Pexels image. Click on the image to generate a custom one for this recipe.'",
    tests: [
      'tests/screens/recipes.test.tsx › shows for the picture %j what the image rules say',
      'tests/screens/recipe.test.tsx › replaces a sample picture on a click',
    ],
  },
];
