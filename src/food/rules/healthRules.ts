/**
 * What common dietary advice says about foods for each health condition of the profile (claim 3.5). Not medical advice:
 * 'contains' marks what guidance tells people to leave out, 'may contain' what it tells them to keep low.
 * Sources: WHO and national dietary guidelines; FDA advice on mercury in fish; NHS foods to avoid in pregnancy; American
 * College of Rheumatology (gout); Monash University (IBS).
 */
import type { AvoidTag, Category, Conflict, HealthCondition, Ingredient, Intolerance } from '../types';

interface Rule {
  readonly grade: Conflict['grade'];
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
const alcohol: Pick<Rule, 'categories' | 'ids'> = { categories: ['alcohol'], ids: ['tiramisu'] };

const salt: Rule = { grade: 'contains', because: 'is salty', avoid: ['Salt'] };
const sugar: Rule = { grade: 'contains', because: 'is high in sugar', avoid: ['Sugar'] };
const saturatedFat: Rule = { grade: 'may contain', because: 'is high in saturated fat', ids: saturated };
const cured: Rule = { grade: 'contains', because: 'is a processed meat', categories: ['processed meat'] };
const gut: Rule = {
  grade: 'may contain',
  because: 'can be hard on the gut in a flare',
  categories: ['nut', 'seed', 'legume', 'alcohol'],
  ids: ['popcorn', 'cayenne', 'chilli', 'hot-sauce', 'coffee'],
};

const rules: Readonly<Record<HealthCondition, readonly Rule[]>> = {
  Diabetes: [
    sugar,
    {
      grade: 'may contain',
      because: 'raises blood sugar quickly',
      ids: ['rice', 'bread', 'potato', 'chips'],
    },
  ],
  Hypertension: [salt, { grade: 'may contain', because: 'contains alcohol', ...alcohol }],
  HighCholesterol: [cured, saturatedFat],
  HeartDisease: [cured, salt, saturatedFat],
  Obesity: [
    sugar,
    { grade: 'may contain', because: 'is high in calories', ids: ['chips', 'crisps', 'shortening'] },
  ],
  CeliacDisease: [{ grade: 'contains', because: 'has gluten', contains: ['Gluten'] }],
  IBS: [{ grade: 'may contain', because: 'is high in FODMAPs', contains: ['FODMAPs'] }],
  CrohnsDisease: [gut],
  UlcerativeColitis: [gut],
  KidneyDisease: [salt, { grade: 'may contain', because: 'is high in potassium', ids: highPotassium }],
  LiverDisease: [
    { grade: 'contains', because: 'contains alcohol', ...alcohol },
    { ...salt, grade: 'may contain' },
  ],
  Gout: [
    {
      grade: 'contains',
      because: 'is rich in purines',
      ids: [...offal, 'anchovy', 'sardine', 'herring', 'mussel', 'beer', 'beef-stock'],
    },
    {
      grade: 'may contain',
      because: 'is fairly rich in purines',
      categories: ['redMeat', 'shellfish', 'alcohol'],
    },
  ],
  ThyroidIssues: [
    { grade: 'may contain', because: 'is very rich in iodine', ids: ['seaweed'] },
    { grade: 'may contain', because: 'can hinder thyroid medicine', contains: ['Soy'] },
  ],
  Anemia: [{ grade: 'may contain', because: 'hinders the uptake of iron at meals', ids: ['tea', 'coffee'] }],
  Osteoporosis: [{ ...salt, grade: 'may contain' }],
  Pregnancy: [
    { grade: 'contains', because: 'contains alcohol', ...alcohol },
    { grade: 'contains', because: 'is high in mercury', ids: mercury },
    {
      grade: 'contains',
      because: 'is best avoided in pregnancy',
      ids: ['liver', 'chicken-liver', 'pate', ...softCheeses, ...rawFish],
    },
    { grade: 'may contain', because: 'is cured, not cooked', ids: ['prosciutto', 'salami', 'chorizo'] },
    { grade: 'may contain', because: 'holds caffeine', ids: ['coffee', 'tea'] },
  ],
  Lactation: [
    { grade: 'contains', because: 'contains alcohol', ...alcohol },
    { grade: 'may contain', because: 'is high in mercury', ids: mercury },
  ],
  Cancer: [cured, { grade: 'contains', because: 'contains alcohol', ...alcohol }],
};

/** Every rule of a condition that an ingredient meets, strongest first. */
export function healthConcerns(ingredient: Ingredient, condition: HealthCondition): readonly Rule[] {
  return rules[condition].filter(
    (rule) =>
      rule.categories?.includes(ingredient.category) ||
      rule.ids?.includes(ingredient.id) ||
      rule.avoid?.some((tag) => ingredient.avoid.includes(tag)) ||
      rule.contains?.some((intolerance) => ingredient.contains.includes(intolerance)),
  );
}
