interface ChunkGroup {
  name: string;
  test: RegExp;
  priority: number;
  includeDependenciesRecursively?: boolean;
}

/** Code that always travels together comes in one file: on a slow network each request costs more than a few KB. */
export function chunkGroups(): ChunkGroup[] {
  return [
    // What the first screen needs, in one request: the page's code with all that it imports, and the renderer, which it
    // reads later on.
    { name: 'index', test: /index\.html$|node_modules\/react-dom\//, priority: 9 },
    // What every screen that reads an answer or a form needs.
    { name: 'schemas', test: /node_modules\/zod\/|src\/lib\/lenientFields/, priority: 5 },
    // What every page loads once it answers.
    {
      name: 'AfterPaint',
      test: /features\/consent\/Con\w+\.tsx|features\/consent\/CookieBanner|features\/home\/(?!components\/(CookAgain|GoOnCooking))|src\/app\/(OfflineNotices|offline)\.|flat\/(cookie|shrimp)\b|request\/themes/,
      priority: 3,
    },
    // What is known of food compresses best in one piece, and whoever needs a part of it needs all.
    {
      name: 'food',
      test: /src\/food\/(check|names|lexicon|rules)\//,
      priority: 2,
      includeDependenciesRecursively: false,
    },
    {
      name: 'forms',
      test: /node_modules\/(react-hook-form|@hookform)\/|src\/ui\/\w*(Field|Alert|Dialog)\.tsx|src\/lib\/useDraft|src\/ui\/DraftNote|src\/auth\/endedSession|src\/request\/|src\/config\/owner|recipe\/navigationState/,
      priority: 2,
    },
    {
      name: 'data',
      test: /src\/app\/(SessionQueries|ProtectedRoute|sessionData|idTokenSource|ProfileRecheck)|@tanstack|src\/api\//,
      priority: 2,
    },
    {
      name: 'account',
      test: /src\/features\/account\/|src\/auth\/authClient/,
      priority: 2,
      includeDependenciesRecursively: false,
    },
    {
      name: 'cook',
      test: /src\/features\/cook\//,
      priority: 2,
      includeDependenciesRecursively: false,
    },
    // A recipe on its page is there when one on its card is pressed.
    {
      name: 'recipes',
      test: /src\/features\/recipes\//,
      priority: 2,
      includeDependenciesRecursively: false,
    },
    // What a recipe's card is shown with.
    {
      name: 'recipeCard',
      test: /src\/recipe-ui\/view\/Recipe(Image|Facts)|src\/recipe\/(list|title|imageSource|cooking\/cookingPlace)|src\/food\/text\/tokenize|src\/lib\/(sliced|groupBy)/,
      priority: 3,
      includeDependenciesRecursively: false,
    },
    {
      name: 'shared',
      test: /~icons\/lucide\/|src\/lib\/useDelayed|react-hot-toast/,
      priority: 1,
    },
  ];
}
