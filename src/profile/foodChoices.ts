/** The choices that recipes are checked against: stored value to label (claim 3.8). */
export const foodChoices = {
  diet: {
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
  },
  intolerances: {
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
  },
  healthConditions: {
    None: 'None',
    Diabetes: 'Diabetes',
    Hypertension: 'High blood pressure',
    HighCholesterol: 'High cholesterol',
    HeartDisease: 'Heart disease',
    Obesity: 'Obesity',
    CeliacDisease: 'Celiac disease',
    IBS: 'Irritable bowel (IBS)',
    CrohnsDisease: 'Crohn’s disease',
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
  },
  avoidIngredients: {
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
  },
} as const;

type FoodField = keyof typeof foodChoices;

export type FoodChoice<Field extends FoodField> = keyof (typeof foodChoices)[Field];

/** A value other than None. */
export type Restriction<Field extends FoodField> = Exclude<FoodChoice<Field>, 'None'>;

/** Returns a field's values without None. */
export const listRestrictions = <Field extends FoodField>(field: Field): readonly Restriction<Field>[] =>
  Object.keys(foodChoices[field]).filter((value): value is Restriction<Field> & string => value !== 'None');

const labelByValue: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(foodChoices));

/** Returns the label of a value of any of these fields; an unknown value unchanged. */
export const choiceLabel = (value: string): string => labelByValue[value] ?? value;

/** Returns the label as it stands in the middle of a sentence: 'nuts', 'low FODMAP', 'Crohn's disease'. */
export function choiceInSentence(value: string): string {
  const label = choiceLabel(value);
  return /^\p{Lu}\p{Ll}/u.test(label) && !/^(?:Crohn|Mediterranean|Whole30)/.test(label)
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label;
}
