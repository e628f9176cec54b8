import { fc } from '@tests/support/fastCheck';
import { parseRecipeTexts } from '@tests/support/parseRecipeTexts';
import { describe, expect, it } from 'vitest';
import { checkAgainstProfile } from '@/food/check/checkAgainstProfile';
import { fold } from '@/food/text/tokenize';
import type { FoodProfile } from '@/food/types';
import { composeDish } from '@/kitchen/composeDish';
import { allDishes } from '@/kitchen/cookbook/allDishes';
import { englishExclusions, spanishExclusions } from '../food/note/exclusionPhrases';

/** Words for each allergen of the profile, in both languages. */
const allergens: readonly (readonly [FoodProfile, english: string, spanish: string])[] = [
  [{ intolerances: ['Gluten'] }, 'gluten', 'el gluten'],
  [{ intolerances: ['Lactose'] }, 'lactose', 'la lactosa'],
  [{ intolerances: ['Nuts', 'TreeNuts', 'Peanuts'] }, 'nuts', 'los frutos secos'],
  [{ intolerances: ['Peanuts'] }, 'peanuts', 'los cacahuetes'],
  [{ intolerances: ['Shellfish'] }, 'shellfish', 'el marisco'],
  [{ intolerances: ['Fish'] }, 'fish', 'el pescado'],
  [{ intolerances: ['Fish', 'Shellfish'] }, 'seafood', 'el pescado y el marisco'],
  [{ intolerances: ['Eggs'] }, 'eggs', 'el huevo'],
  [{ intolerances: ['Soy'] }, 'soy', 'la soja'],
  [{ intolerances: ['Milk'] }, 'milk', 'la leche'],
  [{ intolerances: ['Milk', 'Lactose'] }, 'dairy', 'los lácteos'],
  [{ intolerances: ['Wheat'] }, 'wheat', 'el trigo'],
  [{ intolerances: ['Sesame'] }, 'sesame', 'el sésamo'],
  [{ intolerances: ['Mustard'] }, 'mustard', 'la mostaza'],
  [{ intolerances: ['Celery'] }, 'celery', 'el apio'],
  [{ intolerances: ['Sulfites'] }, 'sulphites', 'los sulfitos'],
  [{ intolerances: ['TreeNuts'] }, 'tree nuts', 'los frutos de cáscara'],
  [{ intolerances: ['Corn'] }, 'corn', 'el maíz'],
  [{ intolerances: ['Legumes'] }, 'legumes', 'las legumbres'],
  [{ intolerances: ['Nightshades'] }, 'nightshades', 'las solanáceas'],
  [{ intolerances: ['FODMAPs'] }, 'FODMAPs', 'los fodmaps'],
  [{ avoidIngredients: ['RedMeat'] }, 'red meat', 'la carne roja'],
  [{ avoidIngredients: ['Pork'] }, 'pork', 'el cerdo'],
  [{ avoidIngredients: ['Beef'] }, 'beef', 'la ternera'],
  [{ avoidIngredients: ['Sugar'] }, 'sugar', 'el azúcar'],
  [{ diet: 'Pescatarian' }, 'meat', 'la carne'],
];
const foods =
  'garlic=ajo onion=cebolla tomatoes=tomates mushrooms=setas rice=arroz potatoes=patatas chicken=pollo salmon=salmón tuna=atún prawns=gambas bacon=beicon ham=jamón cheese=queso butter=mantequilla cream=nata yoghurt=yogur almonds=almendras walnuts=nueces honey=miel lemon=limón lime=lima coriander=cilantro parsley=perejil basil=albahaca ginger=jengibre cumin=comino cinnamon=canela paprika=pimentón olives=aceitunas capers=alcaparras spinach=espinacas broccoli=brócoli carrots=zanahorias leeks=puerros courgettes=calabacines aubergines=berenjenas cucumber=pepino lettuce=lechuga cabbage=repollo cauliflower=coliflor peas=guisantes chickpeas=garbanzos lentils=lentejas beans=judías tofu=tofu coconut=coco bananas=plátanos apples=manzanas strawberries=fresas chocolate=chocolate coffee=café wine=vino vinegar=vinagre mayonnaise=mayonesa bread=pan pasta=pasta turkey=pavo lamb=cordero avocado=aguacate pumpkin=calabaza'
    .split(' ')
    .map((pair) => pair.split('='))
    .map(([english = '', spanish = '']) => [{ dislikedFood: english }, english, spanish] as const);

interface NoteCase {
  readonly note: string;
  readonly forbidden: FoodProfile;
}
const noteCases = (ways: readonly string[], language: 1 | 2): fc.Arbitrary<NoteCase> =>
  fc
    .record({ way: fc.constantFrom(...ways), what: fc.constantFrom(...allergens, ...foods) })
    .map(({ way, what }) => ({
      forbidden: what[0],
      // 'a el huevo' is written 'al huevo'.
      note: way.replace('X', what[language]).replace(/\b(a|de) el\b/g, (_, link) => `${link}l`),
    }));

const basket = fc
  .uniqueArray(
    fc.constantFrom(
      ...foods.map(([, english]) => english),
      ...'peanut butter,tahini,flour,milk,eggs,noodles,soy sauce,cod,beef,parmesan,pesto,mustard,celery,sweetcorn,chorizo,oats,hummus'.split(
        ',',
      ),
    ),
    { maxLength: 5 },
  )
  .map((names) => names.join(', '));

/** A fifth of the pairs of the other properties, because notes are not cached. */
const runCount = Number(process.env.KITCHEN_PAIRS ?? 400) / 5;

describe('a food that a note excludes', { timeout: 60_000 + runCount * 400 }, () => {
  const cooked = fc.record({
    said: fc.oneof(noteCases(englishExclusions, 1), noteCases(spanishExclusions, 2)),
    ingredientes: basket,
    where: fc.constantFrom('note', 'note', 'ingredients'),
    seed: fc.nat({ max: 50 }),
  });

  it('is not in the recipe, and is confirmed only if none of it was found', () => {
    fc.assert(
      fc.property(cooked, ({ said: { note, forbidden }, ingredientes, where, seed }) => {
        const isNote = where === 'note';
        const recipe = composeDish(
          {
            ingredientes: isNote ? ingredientes : `${ingredientes}. ${note}`,
            necesidadesDiners: isNote ? note : '',
            tiempoCoccion: '60',
            diners: 2,
            tipoComida: 'Dinner',
            tipoReceta: 'Default Recipe',
          },
          null,
          seed,
          allDishes,
        );
        const { hits } = checkAgainstProfile(parseRecipeTexts(recipe), forbidden);
        const sure = hits.filter(({ certainty }) => certainty === 'contains');
        expect(sure.map(({ word, reason }) => `${note}: “${word}” ${reason}`)).toEqual([]);
        // What stands in quotation marks is a stretch of what the cook wrote.
        for (const [, quote = ''] of recipe.description.matchAll(/“([^”]+)”/g))
          expect(fold(`${ingredientes}. ${note}`)).toContain(fold(quote).replace(/…$/, ''));
        // It was read: said to be kept out, or told as what may hold it; of a food that is only disliked nothing need be said.
        if (forbidden.dislikedFood) expect(recipe.description).not.toContain(`“${note}”, which`);
        else
          expect(recipe.description, note).toMatch(
            /”: .*\b(?:no|without) |rules out|you wrote “[^”]+”: (?:not every brand|the amount)/,
          );
        if (/allerg|alérg|alerg|intoler/i.test(note)) {
          expect(recipe.description).toContain('read every label');
          if (/”: .*\b(?:no|without) /.test(recipe.description))
            expect(hits.map(({ reason }) => `${note}: ${reason}`)).toEqual([]);
        }
        expect(recipe.description).not.toMatch(/taste and adjust/i);
      }),
      { numRuns: runCount },
    );
  });
});

/** What the steps must not say where a note wishes it, unless the reply says that it is not done. */
const contradictions: readonly (readonly [wish: RegExp, said: RegExp])[] = [
  [/no oven|sin horno/, /\boven\b/i],
  [/no hob/, /\b(?:saucepan|frying pan|wok|simmer|boil)\b/i],
  [/no grill/, /\bgrill\b/i],
  [/no blender/, /\bblend(?:er)?\b/i],
  [/no cooking/, /\b(?:boil|fry|simmer|bake|roast|grill|toast)\b/i],
  [/nothing spicy|nada picante|for the kids/, /\b(?:chilli|cayenne|jalapeño|harissa|sriracha)\b/i],
  [/one pot|one pan/, /\bgo on while it cooks: boil\b/],
];

describe('a wish of a note', { timeout: 60_000 + runCount * 400 }, () => {
  const request = fc.record({
    note: fc.constantFrom(
      'one pot, nothing spicy',
      'no oven, no blender please',
      'sin horno y nada picante',
      'no cooking at all',
      'one pan, for the kids',
      'no grill and no hob',
    ),
    ingredientes: basket,
  });

  it('is not contradicted by a step, or said to be missed', () => {
    fc.assert(
      fc.property(request, ({ note, ingredientes }) => {
        const { description } = composeDish(
          {
            ingredientes,
            necesidadesDiners: note,
            tiempoCoccion: '60',
            diners: 2,
            tipoComida: 'Dinner',
            tipoReceta: 'Default Recipe',
          },
          null,
          1,
          allDishes,
        );
        const [method = '', notes = ''] = description.split('## Notes');
        const missed =
          notes.match(/wrote .*, which this recipe may not meet|Not understood in .*/g)?.join() ?? '';
        const [, steps = ''] = method.split('## Method');
        for (const [wish, said] of contradictions)
          if (wish.test(note) && !wish.test(missed)) expect(steps.split('\n## ')[0], note).not.toMatch(said);
      }),
      { numRuns: runCount / 5 },
    );
  });
});
