const without =
  'gluten|wheat|dairy|milk|lactose|eggs?|nuts?|peanuts?|soy|sugar|meat|gluten|trigo|lactosa|l[aá]cteos|leche|huevos?|frutos secos|az[uú]car|carne';
const dietWord = `vegan[oa]?s?|vegetarian[oa]?s?|veggie|plant[- ]based|halal|kosher|keto|paleo|pescatarian|low[- ]carb|(?:${without})[- ]free|(?:egg|meat|dairy)less|(?:apt[oa]s? )?para (?:cel[ií]ac|vegan|vegetarian)[oa]s|(?:sin|without|no) (?:${without})(?: (?:ni|y|and|or)(?: sin)? (?:${without}))*|for (?:vegan|vegetarian|c(?:o)?eliac)s|c(?:o)?eliac`;
const dietWords = new RegExp(
  `(?<![\\p{L}-])(?:${dietWord})(?:(?:,? (?:and |y )?)(?:${dietWord}))*(?![\\p{L}-])`,
  'giu',
);

/** What stands between a diet and the name after it: 'dairy-free mushroom soup'. */
const ofTheName = /^\s*(?:(?!with |con |and |y )[\p{L}-]+\s+){0,2}$/u;

/**
 * Returns the text without the diets that are said of a dish, and these: 'vegan lasagne' is lasagne, and 'vegan' a rule.
 * @param namesIn where a text names dishes or kinds of dishes
 */
export function withoutDietsOfDishes(
  text: string,
  namesIn: (text: string) => readonly { readonly start: number; readonly end: number }[],
): { text: string; diets: string[] } {
  const diets: string[] = [];
  const whole = namesIn(text);
  const withoutDiets = text.replace(dietWords, (diet, at: number) => {
    // 'Vegan brownies' are a dish of their own.
    if (whole.some(({ start, end }) => start <= at && end >= at + diet.length)) {
      diets.push(diet.replace(/veggie/i, 'vegetarian'));
      return diet;
    }
    const [before, after] = [text.slice(0, at), text.slice(at + diet.length).trimStart()];
    const isOfDish = namesIn(before + after).some(({ start, end }) =>
      start < at ? end >= before.trimEnd().length : ofTheName.test(after.slice(0, start - at)),
    );
    if (isOfDish) diets.push(diet.replace(/veggie/i, 'vegetarian'));
    return isOfDish ? ' ' : diet;
  });
  return { text: withoutDiets, diets };
}
