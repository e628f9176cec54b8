import type { Option } from '@/ui/SelectField';

/** The choices of the profile (spec 3): the value that is stored, in the words a cook reads. */
const options = (labels: Record<string, string>): readonly Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const worldRegions = options({
  NorthAmerica: 'North America',
  SouthAmerica: 'South America',
  WesternEurope: 'Western Europe',
  EasternEurope: 'Eastern Europe',
  Asia: 'Asia',
  Africa: 'Africa',
  Oceania: 'Oceania',
  Other: 'Other',
});

export const toolsLevels = options({
  None: 'None',
  Basic: 'Basic',
  Novice: 'Novice',
  Intermediate: 'Intermediate',
  Advanced: 'Advanced',
  Gourmet: 'Gourmet',
  MasterChef: 'Master chef',
});

export const expertiseLevels = options({
  None: 'None',
  Novice: 'Novice',
  Junior: 'Junior',
  Intermediate: 'Intermediate',
  Advanced: 'Advanced',
  ExpertChef: 'Expert chef',
  GordonRamsay: 'Gordon Ramsay',
});

export const leastFavoriteCuisines = options({
  None: 'None',
  FastFood: 'Fast food',
  SpicyFood: 'Spicy food',
  SweetSavoryCombined: 'Sweet and savory combined',
  GreasyFood: 'Greasy food',
  HighlySeasonedFood: 'Highly seasoned food',
  FoodWithManySpices: 'Food with many spices',
  DishesWithSeafoodOrFish: 'Dishes with seafood or fish',
  DishesWithLotsOfSauces: 'Dishes with lots of sauces',
});

export const diets = options({
  None: 'None',
  Vegan: 'Vegan',
  Vegetarian: 'Vegetarian',
  Keto: 'Keto',
  Paleo: 'Paleo',
  GlutenFree: 'Gluten-free',
  LowCarb: 'Low carb',
  Mediterranean: 'Mediterranean',
  DASH: 'DASH',
  Pescatarian: 'Pescatarian',
  Flexitarian: 'Flexitarian',
  Whole30: 'Whole30',
  LowFODMAP: 'Low FODMAP',
  RawFood: 'Raw food',
  Halal: 'Halal',
  Kosher: 'Kosher',
});

export const intolerances = options({
  None: 'None',
  Gluten: 'Gluten',
  Lactose: 'Lactose',
  Nuts: 'Nuts',
  Peanuts: 'Peanuts',
  Shellfish: 'Shellfish',
  Fish: 'Fish',
  Eggs: 'Eggs',
  Soy: 'Soy',
  Milk: 'Milk',
  Wheat: 'Wheat',
  Sesame: 'Sesame',
  Mustard: 'Mustard',
  Celery: 'Celery',
  Sulfites: 'Sulfites',
  TreeNuts: 'Tree nuts',
  Corn: 'Corn',
  Legumes: 'Legumes',
  Nightshades: 'Nightshades',
  FODMAPs: 'FODMAPs',
});

export const healthConditions = options({
  None: 'None',
  Diabetes: 'Diabetes',
  Hypertension: 'High blood pressure',
  HighCholesterol: 'High cholesterol',
  HeartDisease: 'Heart disease',
  Obesity: 'Obesity',
  CeliacDisease: 'Celiac disease',
  IBS: 'Irritable bowel (IBS)',
  CrohnsDisease: "Crohn's disease",
  UlcerativeColitis: 'Ulcerative colitis',
  KidneyDisease: 'Kidney disease',
  LiverDisease: 'Liver disease',
  Gout: 'Gout',
  ThyroidIssues: 'Thyroid issues',
  Anemia: 'Anemia',
  Osteoporosis: 'Osteoporosis',
  Pregnancy: 'Pregnancy',
  Lactation: 'Breastfeeding',
  Cancer: 'Cancer',
});

export const activityLevels = options({
  other: 'Other',
  Sedentary: 'Sedentary',
  LightlyActive: 'Lightly active',
  ModeratelyActive: 'Moderately active',
  VeryActive: 'Very active',
  ExtremelyActive: 'Extremely active',
});

export const cookingPreferences = options({
  none: 'None',
  Everyday: 'Everyday',
  Traditional: 'Traditional',
  Healthy: 'Healthy',
  International: 'International',
  Gourmet: 'Gourmet',
  QuickAndEasy: 'Quick and easy',
});

export const recipeGoals = options({
  None: 'None',
  Health: 'Health',
  Savings: 'Savings',
  Enjoyment: 'Enjoyment',
  Experimentation: 'Experimentation',
  Convenience: 'Convenience',
  Tradition: 'Tradition',
  Sustainability: 'Sustainability',
  SpecificDiet: 'A specific diet',
});

export const specificGoals = options({
  None: 'None',
  LoseWeight: 'Lose weight',
  GainMuscle: 'Gain muscle',
  BalancedDiet: 'Balanced diet',
  ImproveEnergy: 'Improve energy',
  ManageCondition: 'Manage a condition',
  BoostImmunity: 'Boost immunity',
  Detox: 'Detox',
  PerformanceFuel: 'Fuel for performance',
  ImproveDigestion: 'Improve digestion',
});

export const ingredientPreferences = options({
  None: 'None',
  Organic: 'Organic',
  Local: 'Local',
  Seasonal: 'Seasonal',
  Sustainable: 'Sustainable',
  FairTrade: 'Fair trade',
  Affordable: 'Affordable',
  Minimally: 'Minimally processed',
  CommonlyAvailable: 'Commonly available',
});

export const avoidIngredients = options({
  None: 'None',
  Oil: 'Oil',
  Salt: 'Salt',
  Sugar: 'Sugar',
  Processed: 'Processed food',
  Gluten: 'Gluten',
  Dairy: 'Dairy',
  Nuts: 'Nuts',
  Soy: 'Soy',
  Eggs: 'Eggs',
  Shellfish: 'Shellfish',
  RedMeat: 'Red meat',
  Pork: 'Pork',
  Beef: 'Beef',
  Artificial: 'Artificial additives',
  Preservatives: 'Preservatives',
});
