/** Translates foods and food families named in a note into rules of a profile. */
import { foodById } from '../lexicon/foods';
import { displayName } from '../rules/restrictions';
import { foldedWords } from '../text/tokenize';
import type { FoodProfile, Ingredient, Intolerance } from '../types';
import type { NamedFood, NoteWords } from './noteWords';
import type { Exclusion, NoteSpan } from './types';

export interface FoodFamily {
  readonly name: string;
  readonly rules: FoodProfile;
}

const intoleranceRules = (...intolerances: Intolerance[]): FoodProfile => ({ intolerances });
const avoidRules = (tag: NonNullable<FoodProfile['avoidIngredients']>[number]): FoodProfile => ({
  avoidIngredients: [tag],
});

/** Words for families, in both languages, singular and plural. A longer name of the lexicon wins. */
const rows: readonly (readonly [name: string, words: string, rules: FoodProfile])[] = [
  ['gluten', 'gluten,glutens', intoleranceRules('Gluten', 'Wheat')],
  ['wheat', 'wheat,trigo', intoleranceRules('Wheat')],
  ['milk', 'milk,milks,leche,leches,cow milk,cows milk,leche de vaca,milk protein,milk proteins,proteina de leche,proteina de la leche,proteina de vaca,plv,casein,caseina,whey', intoleranceRules('Milk', 'Lactose')],
  ['dairy', 'dairy,dairies,diary,dairy product,dairy products,dairy stuff,milk product,milk products,lacteo,lacteos,producto lacteo,productos lacteos,derivados lacteos,derivados de la leche', intoleranceRules('Milk', 'Lactose')],
  ['lactose', 'lactose,lactosa', intoleranceRules('Lactose')],
  ['nuts', 'nut,nuts,nuts of any kind,fruto seco,frutos secos,frutas secas,nuez,nueces', intoleranceRules('Nuts', 'TreeNuts', 'Peanuts')],
  ['tree nuts', 'tree nut,tree nuts,treenut,treenuts,frutos de cascara,frutos secos de cascara,nueces de arbol', intoleranceRules('TreeNuts')],
  ['peanuts', 'peanut,peanuts,penut,penuts,groundnut,groundnuts,cacahuete,cacahuetes,cacahuate,cacahuates,mani,manies', intoleranceRules('Peanuts')],
  ['shellfish', 'shellfish,shell fish,shelfish,crustacean,crustaceans,crustaceo,crustaceos,mollusc,molluscs,mollusk,mollusks,molusco,moluscos,marisco,mariscos', intoleranceRules('Shellfish')],
  ['seafood', 'seafood,sea food,frutos de mar,frutos del mar,pescado y marisco,pescado y mariscos,pescado o marisco', intoleranceRules('Fish', 'Shellfish')],
  ['fish', 'fish,fishes,pescado,pescados,pez', intoleranceRules('Fish')],
  ['eggs', 'egg,eggs,huevo,huevos', intoleranceRules('Eggs')],
  ['raw eggs', 'raw egg,raw eggs,undercooked eggs,raw or undercooked eggs,runny egg,runny eggs,huevo crudo,huevos crudos', { dislikedFood: 'stay raw, barely cooked' }],
  ['soy', 'soy,soybean,soybeans,soy products,soys', intoleranceRules('Soy')],
  ['sesame', 'sesame,sesame seed,sesame seeds,sesamo,ajonjoli,semillas de sesamo', intoleranceRules('Sesame')],
  ['mustard', 'mustard,mustards,mostaza,mostazas', intoleranceRules('Mustard')],
  ['celery', 'celery,apio', intoleranceRules('Celery')],
  ['sulphites', 'sulphite,sulphites,sulfite,sulfites,sulfito,sulfitos', intoleranceRules('Sulfites')],
  ['corn', 'corn,maize,sweetcorn,maiz', intoleranceRules('Corn')],
  ['legumes', 'legume,legumes,pulses,legumbre,legumbres', intoleranceRules('Legumes')],
  ['nightshades', 'nightshade,nightshades,solanacea,solanaceas', intoleranceRules('Nightshades')],
  ['FODMAPs', 'fodmap,fodmaps,high fodmap', intoleranceRules('FODMAPs')],
  ['meat', 'meat,meats,carne,carnes', { diet: 'Pescatarian' }],
  ['red meat', 'red meat,red meats,carne roja,carnes rojas', avoidRules('RedMeat')],
  ['pork', 'pork,pig,pigs,cerdo,puerco,chancho,cerdos', avoidRules('Pork')],
  ['beef', 'beef,cow,ternera,vaca,vacuno,res,carne de res,carne de vaca,carne de ternera', avoidRules('Beef')],
  ['processed food', 'processed food,processed foods,ultra processed food,ultra processed foods,procesados,ultraprocesados,alimentos procesados,comida procesada', avoidRules('Processed')],
  ['oil', 'oil,oils,aceite,aceites', avoidRules('Oil')],
  ['pastry', 'masa,masas', { dislikedFood: 'pastry' }],
  ['mint sauce', 'mint sauce,mint jelly,salsa de menta', { dislikedFood: 'mint sauce, mint' }],
  ['frosting', 'frosting,frostings,icing,icings,cream cheese frosting,cream cheese icing,buttercream,glaseado,glaseados', { dislikedFood: 'buttercream, icing sugar' }],
  ['salt', 'salt,sal', avoidRules('Salt')],
  ['sugar', 'sugar,sugars,azucar,azucares', avoidRules('Sugar')],
  ['refined sugar', 'refined sugar,refined sugars,white sugar,azucar blanco,azucar blanca,azucar refinado,azucar refinada,azucar blanquilla,azucares refinados', { dislikedFood: 'sugar, brown sugar, icing sugar' }],
  ['preservatives', 'preservative,preservatives,conservante,conservantes', avoidRules('Preservatives')],
  ['additives', 'additive,additives,artificial additives,artificial ingredients,aditivo,aditivos,e numbers', avoidRules('Artificial')],
  ['animal products', 'animal product,animal products,productos animales,productos de origen animal,nada animal', { diet: 'Vegan' }],
  ['carbohydrates', 'carb,carbs,carbohydrate,carbohydrates,hidratos,hidratos de carbono,carbohidratos', { diet: 'LowCarb' }],
  ['alcohol', 'alcohol,booze,alcoholes', { dislikedFood: 'alcohol, tiramisu' }],
  ['caffeine', 'caffeine,cafeina', { dislikedFood: 'coffee, tea, cola, latte' }],
  ['poultry', 'poultry,aves', { dislikedFood: 'poultry, chicken stock, chicken stock cube' }],
  ['cheese', 'cheese,cheeses,queso,quesos', { dislikedFood: 'cheese, cheese crackers, cheese bread, cheesecake, cream cheese, ricotta, cottage cheese, pesto, bechamel, lasagne al forno, moussaka, tzatziki, quark' }],
  ['mushrooms', 'mushroom,mushrooms,fungi,funghi,champinon,champinones,seta,setas,hongo,hongos', { dislikedFood: 'mushrooms, cream of mushroom, truffle oil' }],
  ['vegetables', 'vegetable,vegetables,veg,veggies,verdura,verduras,hortalizas', { dislikedFood: 'vegetables' }],
  ['fruit', 'fruit,fruits,fruta,frutas', { dislikedFood: 'fruit' }],
  ['pasta', 'pasta,pastas', { dislikedFood: 'pasta' }],
  ['beans', 'bean,beans,frijol,frijoles,judia,judias,alubia,alubias,porotos,habichuelas', { dislikedFood: 'beans, refried beans, baked beans, black beans, kidney beans, white beans, legumes' }],
  ['citrus', 'citrus,citrus fruit,citrus fruits,citrico,citricos', { dislikedFood: 'lemon, lime, orange, mandarin, grapefruit, lemon juice, lime juice, orange juice, preserved lemon, lemon curd' }],
  ['offal', 'offal,casqueria,visceras', { dislikedFood: 'offal, liver, kidney, tripe, tongue, sweetbreads, ox heart, chicken liver, pate' }],
]; // biome-ignore format: one row each

const families = new Map<string, FoodFamily>(
  rows.flatMap(([name, words, rules]) =>
    words.split(',').map((term) => [foldedWords(term).join(' '), { name, rules }] as const),
  ),
);
const longestTerm = Math.max(...[...families.keys()].map((term) => term.split(' ').length));

/** Returns the family with the longest name that starts at a word. */
export function familyAt({ words }: NoteWords, first: number): { family: FoodFamily; last: number } | null {
  let best: { family: FoodFamily; last: number } | null = null;
  let term = '';
  for (let last = first; last < Math.min(words.length, first + longestTerm); last++) {
    const word = words[last];
    if (!word || (last > first && word.sign !== ' ')) break;
    term = last === first ? word.folded : `${term} ${word.folded}`;
    const family = families.get(term);
    if (family) best = { family, last };
  }
  return best;
}

/** Ids of foods that are a kind of another or always contain it, although their names do not say so. */
const relatedFoodIds: Readonly<Record<string, string>> = {
  cream: 'sour-cream creme-anglaise ice-cream bechamel custard',
  butter: 'ghee buttercream lard-or-butter hollandaise',
  yoghurt: 'lactose-free-yoghurt tzatziki',
  vinegar: 'wine-vinegar balsamic-vinegar cider-vinegar rice-vinegar malt-vinegar chinese-black-vinegar vinaigrette',
  mayonnaise: 'aioli milk-mayonnaise vegan-mayonnaise burger-sauce tartare-sauce thousand-island-dressing salad-cream caesar-dressing ranch-dressing coleslaw potato-salad cocktail-sauce',
  'soy-sauce': 'tamari ponzu teriyaki-sauce',
  stock: 'chicken-stock beef-stock ham-stock fish-stock seafood-stock vegetable-stock stock-cube chicken-stock-cube fish-stock-cube gluten-free-stock-cube',
  tomato: 'passata tomato-paste ketchup tomato-sauce bolognese salsa gazpacho ratatouille cocktail-sauce barbecue-sauce red-pesto v8 clamato romesco baked-beans moussaka lasagne-al-forno cherry-tomato tinned-tomato sun-dried-tomato tomato-juice',
  onion: 'shallot calcot spring-onion mirepoix onion-powder crispy-fried-onions red-onion pickled-onion',
  garlic: 'aioli garlic-infused-oil garlic-powder garlic-scapes skordalia tzatziki pesto red-pesto vegan-pesto hummus baba-ganoush mojo-picon mojo-verde romesco chimichurri gazpacho',
  chilli: 'chipotle chipotle-in-adobo cayenne hot-sauce sriracha harissa gochujang thai-curry-paste chilli-oil togarashi mojo-picon',
  'bell-pepper': 'padron-pepper ajvar romesco muhammara gazpacho ratatouille',
  olives: 'tapenade anchovy-stuffed-olives',
  grapes: 'raisins sultanas grape-juice',
  raisins: 'sultanas',
  plum: 'prune plum-sauce',
  potato: 'chips gnocchi crisps potato-salad spanish-omelette potato-flour moussaka',
  rice: 'sushi puffed-rice rice-cake rice-pudding rice-milk arborio-rice basmati-rice jasmine-rice microwave-vegetable-rice',
  bread: 'baguette bread-roll brioche bagel english-muffin naan pita rye-bread breadcrumbs croutons sandwich',
  chicken: 'chicken-stock chicken-stock-cube',
  chickpeas: 'hummus falafel chickpea-flour',
  ham: 'prosciutto ham-stock',
  bacon: 'pancetta turkey-bacon',
  sausage: 'chorizo salami frankfurter chicken-sausage black-pudding',
  lamb: 'mutton shawarma haggis moussaka lamb-mince',
  prawn: 'shrimp krill langoustine prawn-crackers shrimp-paste seafood seafood-stock',
  shrimp: 'prawn krill langoustine prawn-crackers shrimp-paste seafood seafood-stock',
  anchovy: 'fresh-anchovy worcestershire-sauce tapenade caesar-dressing anchovy-stuffed-olives',
  chocolate: 'cocoa-powder drinking-chocolate chocolates milk-chocolate chocolate-hazelnut-spread profiteroles m-ms kit-kat snickers maltesers toblerone ferrero-rocher reeses',
  coffee: 'tiramisu latte',
  honey: 'honey-mustard nougat baklava',
  coriander: 'coriander-seed salsa guacamole',
  'curry-powder': 'curry-paste thai-curry-paste garam-masala',
  cumin: 'garam-masala curry-powder taco-seasoning ras-el-hanout',
  cinnamon: 'mixed-spice five-spice garam-masala ras-el-hanout',
  aubergine: 'baba-ganoush moussaka ratatouille',
  cucumber: 'gherkin tzatziki gazpacho',
  courgette: 'courgette-flower ratatouille',
  avocado: 'guacamole',
  cabbage: 'sauerkraut coleslaw kimchi',
  wine: 'red-wine white-wine rose-wine sparkling-wine sherry sangria',
  apple: 'cider applesauce',
  basil: 'pesto red-pesto vegan-pesto',
  strawberry: 'jam',
  lemon: 'lemon-curd lemon-juice preserved-lemon',
}; // biome-ignore format: one row each

/** Returns the allergens of an allergy to one food: a cook allergic to prawns reacts to most shellfish. */
function allergensFor({ category, contains, id }: Ingredient): readonly Intolerance[] {
  const has = (one: Intolerance) => contains.includes(one);
  if (category === 'nut') return has('Peanuts') ? ['Peanuts'] : ['TreeNuts'];
  if (category === 'shellfish') return ['Shellfish'];
  if (category === 'fish') return ['Fish'];
  if (category === 'egg' && has('Eggs')) return ['Eggs'];
  if ((category === 'dairy' || category === 'cheese') && has('Milk')) return ['Milk', 'Lactose'];
  if (has('Sesame')) return ['Sesame'];
  if (has('Soy') && (category === 'plant protein' || category === 'legume' || id === 'soy-sauce'))
    return ['Soy'];
  return category === 'flour' && has('Wheat') ? ['Wheat'] : [];
}

/** Returns a food with its kinds and the foods made with it; for an allergy also with its allergens. */
export function toFoodFamily({ ingredient }: Pick<NamedFood, 'ingredient'>, isAllergy: boolean): FoodFamily {
  const { id } = ingredient;
  // A cook can dislike olives, but not their oil.
  const pressed = isAllergy ? [`${id}-oil`, `${id.replace(/s$/, '')}-oil`] : [];
  const others = [...(relatedFoodIds[id] ?? '').split(' '), ...pressed].flatMap(
    (other) => foodById(other) ?? [],
  );
  const intolerances = isAllergy ? allergensFor(ingredient) : [];
  return {
    name: displayName(ingredient),
    rules: {
      dislikedFood: [...new Set([ingredient, ...others].map(displayName))].join(', '),
      ...(intolerances.length > 0 && { intolerances }),
    },
  };
}

/** True for families that are allergens by food law. */
export const isAllergen = ({ rules }: FoodFamily): boolean => (rules.intolerances?.length ?? 0) > 0;

/**
 * Returns an exclusion without the dishes that the text asks for: bought guacamole has coriander, 'guacamole without coriander'
 * none. An allergy is kept whole.
 */
export function sparingDishes(one: Exclusion, text: string, spans: readonly NoteSpan[]): Exclusion {
  const { dislikedFood } = one.rules;
  if (dislikedFood === undefined || one.strength === 'allergy') return one;
  const named = spans.map(({ start, end }) => text.slice(start, end).toLowerCase());
  const kept = dislikedFood.split(', ').filter((food) => food === one.name || !named.includes(food));
  return { ...one, rules: { ...one.rules, dislikedFood: kept.join(', ') } };
}
