import type { Ingredient } from '@/food/types';
import { rowsOf } from '@/lib/words';
import { type KnownFood, knownFood } from '../cookbook/knownFood';

/**
 * Replacements for a food, best first, by ingredient id or by category ('@fish', where no row names the food):
 * 1. in any dish whose file names none, for a cook who must not eat it: only what stays the same dish and is handled alike;
 * 2. in the basket, before those of 1, for what the cook has and must not eat. Binders and raising agents are in the dishes' `swaps`;
 * 3. from the cupboard, less well, where it is not there: wine is not bought for two spoons of it.
 */
const rows = new Map(
  rowsOf(`
butter | vegan butter, olive oil
ghee lard vegetable-oil | olive oil
milk | oat milk, soy milk, rice milk
cream | oat cream, coconut cream
yoghurt sour-cream | lactose-free yoghurt, coconut yoghurt
parmesan | nutritional yeast | cheddar
cheese cheddar mozzarella | | vegan cheese
brie camembert blue-cheese | | cheddar
mayonnaise | vegan mayonnaise
chicken-stock beef-stock fish-stock stock vegetable-stock | vegetable stock, gluten-free stock, water
stock-cube | gluten-free stock cube, salt
white-wine sherry beer red-wine | vegetable stock, water | | beef stock, vegetable stock
sake shaoxing-wine brandy | vegetable stock, water | | vegetable stock
wine-vinegar vinegar mustard | lemon juice, cider vinegar
balsamic-vinegar | | | red wine vinegar
rice-vinegar lime-juice lemon-juice | | | white wine vinegar
soy-sauce oyster-sauce fish-sauce | tamari, coconut aminos, lime juice
worcestershire-sauce | vegan Worcestershire sauce, tamari
honey | maple syrup, agave syrup | | sugar
maple-syrup golden-syrup panela | | | sugar
sesame-oil | sunflower oil | | vegetable oil
salt | mixed herbs, dried oregano, cinnamon, nutmeg
garlic | shallot, garlic-infused oil, chives
onion red-onion | carrots, celery, red pepper, spring onions
shallot leek | fennel, carrots | | onion
spring-onion | chives, radishes
chives | | | spring onions
celery | carrots
curry-powder paprika | garam masala, cumin
chilli | red pepper | | chilli flakes
black-pepper cayenne garlic-powder cumin | paprika, ginger
nutmeg | cinnamon
ginger | | | ground ginger
flour | gluten-free flour, cornflour
breadcrumbs | gluten-free breadcrumbs, cornflakes, oats
bread | gluten-free bread
noodles egg-noodles | rice noodles
potato | | cauliflower
sweet-potato | | pumpkin
bulgur | quinoa, rice
barley | | quinoa, rice
beans white-beans black-beans kidney-beans chickpeas lentils | | firm tofu
tofu | | tinned chickpeas, chicken breast
egg | | firm tofu
peanuts almonds walnuts cashews hazelnuts | | sunflower seeds, pumpkin seeds
peanut-butter | | tahini
pork chicken chicken-breast chicken-thigh turkey | | chicken thighs, turkey breast, tofu, tinned chickpeas
pork-mince lamb-mince beef-mince chicken-mince turkey-mince | | minced beef, minced turkey, vegan mince, tinned lentils
bacon pancetta | turkey bacon | turkey bacon, smoked tofu, mushrooms
ham prosciutto salami | cooked turkey | cooked turkey, smoked tofu, mushrooms
chorizo | chicken sausages | chicken sausages, smoked tofu, tinned chickpeas
sausage | | chicken sausages, vegan sausages, smoked tofu, tinned white beans
salt-cod | | cod
smoked-salmon | | salmon, tinned tuna, firm tofu, tinned chickpeas
@fish | | chicken breast, firm tofu, tinned chickpeas
@shellfish | | white fish, chicken breast, firm tofu
@redMeat @poultry | | chicken thighs, firm tofu, tinned chickpeas
`).flatMap((line) => {
    const [ids = '', ...columns] = line.split('|').map((column) => column.trim());
    return ids.split(' ').map((id) => [id, columns] as const);
  }),
);

const foodsIn = (id: string, column: 1 | 2 | 3): KnownFood[] =>
  (rows.get(id)?.[column - 1] ?? '').split(', ').flatMap((name) => knownFood(name) ?? []);

/** Returns the foods that replace one in any dish, best first. */
export const replacementsFor = (id: string): readonly KnownFood[] => foodsIn(id, 1);

/** What is made without gluten, without lactose or without anything from animals. By category and ingredient id. */
const freeFrom: readonly (readonly [words: string, of: RegExp])[] = [
  ['gluten-free', /^(?:pasta|bread|sweet|oats|baking-powder|couscous|gravy|bechamel|fish-fingers|cake-mix)$/],
  ['lactose-free', /^(?:dairy|cheese)$/],
  ['vegan', /^(?:cheese|pasta|bread|sweet|pesto|ice-cream|cream-cheese|condensed-milk)$/],
];

/** Returns the same food without what is forbidden, or else (`isForbidden` false) may be in it: gluten-free spaghetti, lactose-free cream. */
export const freeFromVariants = (
  name: string,
  { id, category }: Ingredient,
  isForbidden: boolean,
): KnownFood[] =>
  freeFrom.flatMap(([words, of]) =>
    (of.test(category) || of.test(id)) &&
    !/noodles|-free/.test(name) &&
    (isForbidden || words !== 'vegan' || !(category === 'pasta' || name === 'breadcrumbs'))
      ? (knownFood(`${words} ${name.replace(/^(?:rye|spelt|wholemeal) (?=bread)/, '')}`) ?? [])
      : [],
  );

/** Returns the foods that replace a forbidden one in the basket, best first. */
export function basketReplacementsFor(name: string, food: Ingredient): readonly KnownFood[] {
  const own = foodsIn(food.id, 2);
  return [
    ...freeFromVariants(name, food, true),
    ...(own.length > 0 ? own : foodsIn(`@${food.category}`, 2)),
    ...foodsIn(food.id, 1),
  ];
}

/** True for cheese or sausages in the place of what is left out for its salt. */
export const isAsSalty = ({ ingredient }: KnownFood, because: string): boolean =>
  /salt|pressure/i.test(because) && /cheese|sausage/.test(`${ingredient.category} ${ingredient.id}`);

/** Returns the foods of the cupboard that replace a missing one, best first. */
export const replacementsForMissing = (id: string): readonly KnownFood[] => foodsIn(id, 3);
