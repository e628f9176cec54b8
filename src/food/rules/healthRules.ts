/**
 * Common dietary advice for each health condition of the profile (claim 3.5). Not medical advice. 'contains' marks foods that
 * guidelines say to leave out, 'may contain' those to limit.
 * Sources: WHO and national dietary guidelines; FDA advice on mercury in fish; NHS foods to avoid in pregnancy; American
 * College of Rheumatology (gout); Monash University (IBS).
 */
import type { AvoidTag, Category, Conflict, HealthCondition, Ingredient, Intolerance } from '../types';

interface HealthRule {
  readonly certainty: Conflict['certainty'];
  /** Completes 'honey …'. */
  readonly because: string;
  readonly categories?: readonly Category[];
  readonly ids?: readonly string[];
  readonly avoid?: readonly AvoidTag[];
  readonly contains?: readonly Intolerance[];
}

const offal = ['liver', 'kidney', 'ox-heart', 'tripe', 'sweetbreads', 'tongue', 'offal', 'chicken-liver'];
const mercury = ['swordfish', 'shark', 'king-mackerel', 'tilefish', 'marlin'];
const rawFish = ['sushi', 'ceviche', 'smoked-salmon'];
const softCheeses = ['brie', 'camembert', 'blue-cheese', 'taleggio', 'reblochon'];
const saturated = [
  'butter',
  'ghee',
  'cream',
  'lard',
  'beef-dripping',
  'coconut-oil',
  'shortening',
  'coconut-cream',
  'duck-fat',
];
const highPotassium = ['potato', 'tomato', 'banana', 'avocado', 'spinach', 'tomato-paste', 'dried-apricot'];
const alcohol: Pick<HealthRule, 'categories' | 'ids'> = { categories: ['alcohol'], ids: ['tiramisu'] };

const salt: HealthRule = { certainty: 'contains', because: 'is salty', avoid: ['Salt'] };
const sugar: HealthRule = { certainty: 'contains', because: 'is high in sugar', avoid: ['Sugar'] };
const saturatedFat: HealthRule = {
  certainty: 'may contain',
  because: 'is high in saturated fat',
  ids: saturated,
};
const cured: HealthRule = {
  certainty: 'contains',
  because: 'is a processed meat',
  categories: ['processed meat'],
};
const gut: HealthRule = {
  certainty: 'may contain',
  because: 'can be hard on the gut in a flare',
  categories: ['nut', 'seed', 'legume', 'alcohol'],
  ids: ['popcorn', 'cayenne', 'chilli', 'hot-sauce', 'coffee'],
};

const rules: Readonly<Record<HealthCondition, readonly HealthRule[]>> = {
  Diabetes: [
    sugar,
    {
      certainty: 'may contain',
      because: 'raises blood sugar quickly',
      ids: ['rice', 'bread', 'potato', 'chips'],
    },
  ],
  Hypertension: [salt, { certainty: 'may contain', because: 'has alcohol', ...alcohol }],
  HighCholesterol: [cured, saturatedFat],
  HeartDisease: [cured, salt, saturatedFat],
  Obesity: [
    sugar,
    { certainty: 'may contain', because: 'is high in calories', ids: ['chips', 'crisps', 'shortening'] },
  ],
  CeliacDisease: [{ certainty: 'contains', because: 'has gluten', contains: ['Gluten'] }],
  IBS: [{ certainty: 'may contain', because: 'is high in FODMAPs', contains: ['FODMAPs'] }],
  CrohnsDisease: [gut],
  UlcerativeColitis: [gut],
  KidneyDisease: [salt, { certainty: 'may contain', because: 'is high in potassium', ids: highPotassium }],
  LiverDisease: [
    { certainty: 'contains', because: 'has alcohol', ...alcohol },
    { ...salt, certainty: 'may contain' },
  ],
  Gout: [
    {
      certainty: 'contains',
      because: 'is rich in purines',
      ids: [...offal, 'anchovy', 'sardine', 'herring', 'mussel', 'beer', 'beef-stock'],
    },
    {
      certainty: 'may contain',
      because: 'is fairly rich in purines',
      categories: ['redMeat', 'shellfish'],
    },
    { certainty: 'may contain', because: 'can raise uric acid', categories: ['alcohol'] },
  ],
  ThyroidIssues: [
    { certainty: 'may contain', because: 'is very rich in iodine', ids: ['seaweed'] },
    { certainty: 'may contain', because: 'can hinder thyroid medicine', contains: ['Soy'] },
  ],
  Anemia: [
    { certainty: 'may contain', because: 'hinders the uptake of iron at meals', ids: ['tea', 'coffee'] },
  ],
  Osteoporosis: [{ ...salt, certainty: 'may contain' }],
  Pregnancy: [
    { certainty: 'contains', because: 'has alcohol', ...alcohol },
    { certainty: 'contains', because: 'is high in mercury', ids: mercury },
    {
      certainty: 'contains',
      because: 'is best avoided in pregnancy',
      ids: ['liver', 'chicken-liver', 'pate', ...softCheeses, ...rawFish],
    },
    { certainty: 'may contain', because: 'is cured, not cooked', ids: ['prosciutto', 'salami', 'chorizo'] },
    { certainty: 'may contain', because: 'holds caffeine', ids: ['coffee', 'tea'] },
  ],
  Lactation: [
    { certainty: 'contains', because: 'has alcohol', ...alcohol },
    { certainty: 'may contain', because: 'is high in mercury', ids: mercury },
  ],
  Cancer: [cured, { certainty: 'contains', because: 'has alcohol', ...alcohol }],
};

/** Returns the rules of a condition that apply to an ingredient, strongest first. */
export function healthRulesFor(ingredient: Ingredient, condition: HealthCondition): readonly HealthRule[] {
  return rules[condition].filter(
    (rule) =>
      rule.categories?.includes(ingredient.category) ||
      rule.ids?.includes(ingredient.id) ||
      rule.avoid?.some((tag) => ingredient.avoid.includes(tag)) ||
      rule.contains?.some((intolerance) => ingredient.contains.includes(intolerance)),
  );
}
