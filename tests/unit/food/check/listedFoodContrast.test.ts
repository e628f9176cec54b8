import { parseRecipeTexts } from '@tests/support/parseRecipeTexts';
import { describe, expect, it } from 'vitest';
import { checkAgainstProfile } from '@/food/check/checkAgainstProfile';

const intolerances = ['Milk', 'Eggs', 'Gluten', 'Wheat', 'Peanuts'];

/** Returns the certainty by value, for the method of a recipe that lists one substitute. */
function certaintyByValue(listed: string, method: string): Record<string, string> {
  const recipe = { title: 'A plate', ingredients: `- ${listed}\n- 1 carrot`, description: `1. ${method}` };
  const { hits } = checkAgainstProfile(parseRecipeTexts(recipe), { intolerances });
  const inMethod = hits.filter(({ source }) => source === 'description');
  return Object.fromEntries(inMethod.map(({ value, certainty }) => [value, certainty]));
}

describe('a short name that contrasts with the listed food', () => {
  it.each<[string, string, string]>([
    ['almond milk', 'Use regular milk.', 'Milk'],
    ['almond milk', 'Warm the normal milk.', 'Milk'],
    ['coconut milk', 'Add whole milk.', 'Milk'],
    ['coconut milk', 'Add the 2% milk.', 'Milk'],
    ['oat milk', 'Pour in cow’s milk.', 'Milk'],
    ['oat milk', 'Pour in semi-skimmed milk.', 'Milk'],
    ['oat milk', 'Pour in the milk (whole).', 'Milk'],
    ['oat milk', 'Pour in the dairy milk.', 'Milk'],
    ['soy cream', 'Whip the double cream.', 'Milk'],
    ['soy cream', 'Whip heavy cream.', 'Milk'],
    ['coconut yogurt', 'Fold in the Greek yogurt.', 'Milk'],
    ['vegan butter', 'Fry in real butter.', 'Milk'],
    ['vegan butter', 'Fry in dairy butter.', 'Milk'],
    ['vegan cheese', 'Top with ordinary cheese.', 'Milk'],
    ['vegan mayonnaise', 'Spread with regular mayonnaise.', 'Eggs'],
    ['gluten-free flour', 'Dust with wheat flour.', 'Wheat'],
    ['gluten-free pasta', 'Boil regular pasta.', 'Wheat'],
    ['gluten-free bread', 'Toast normal bread.', 'Wheat'],
    ['tamari', 'Splash in the soy sauce.', 'Wheat'],
    ['1 flax egg', 'Beat in a real egg.', 'Eggs'],
    ['leche de avena', 'Vierte la leche entera.', 'Milk'],
    ['leche de avena', 'Vierte la leche de vaca.', 'Milk'],
    ['leche de avena', 'Vierte leche semidesnatada.', 'Milk'],
    ['leche de almendras', 'Calienta leche normal.', 'Milk'],
    ['mantequilla vegana', 'Derrite mantequilla de verdad.', 'Milk'],
    ['yogur de coco', 'Mezcla con yogur griego.', 'Milk'],
    ['queso vegano', 'Espolvorea queso de toda la vida.', 'Milk'],
    ['mayonesa vegana', 'Unta la mayonesa normal.', 'Eggs'],
    ['harina sin gluten', 'Tamiza la harina normal.', 'Wheat'],
    ['pan sin gluten', 'Tuesta el pan corriente.', 'Wheat'],
    ['salsa de soja sin gluten', 'Añade la salsa de soja normal.', 'Wheat'],
  ])('%s: “%s” surely has %s', (listed, method, value) => {
    expect(certaintyByValue(listed, method)[value]).toBe('contains');
  });

  it.each<[string, string, string]>([
    ['almond milk', 'Add the almond milk or milk.', 'Milk'],
    ['almond milk', 'Add milk or almond milk.', 'Milk'],
    ['almond milk', 'Add the almond milk/milk.', 'Milk'],
    ['oat milk', 'Add the oat milk, or use whole milk.', 'Milk'],
    ['oat milk', 'Use milk instead of the oat milk.', 'Milk'],
    ['oat milk', 'Out of oat milk? Milk is fine.', 'Milk'],
    ['oat milk', 'Any milk of your choice goes in here.', 'Milk'],
    ['oat milk', 'Swap: oat milk → milk', 'Milk'],
    ['vegan butter', 'Fry in butter if you have no vegan butter.', 'Milk'],
    ['vegan butter', 'Fry in butter unless you are vegan.', 'Milk'],
    ['vegan butter', 'If it need not be dairy-free, fry in butter.', 'Milk'],
    ['vegan butter', 'Fry in the vegan butter or some butter.', 'Milk'],
    ['vegan butter', 'Fry in unsalted butter, otherwise it sticks.', 'Milk'],
    ['vegan butter', 'Butter works too.', 'Milk'],
    ['vegan mayonnaise', 'Stir in the vegan mayonnaise (or mayonnaise).', 'Eggs'],
    ['vegan mayonnaise', 'Stir in mayonnaise if you eat eggs.', 'Eggs'],
    ['vegan mayonnaise', 'You can use mayonnaise.', 'Eggs'],
    ['vegan cheese', 'Top with cheese if not vegan.', 'Milk'],
    ['vegan cheese', 'Top with cheese for non-vegan guests.', 'Milk'],
    ['gluten-free flour', 'Use plain flour instead.', 'Wheat'],
    ['gluten-free flour', 'Use flour if you do not need it gluten-free.', 'Wheat'],
    ['gluten-free flour', 'Fold in the self-raising flour.', 'Wheat'],
    ['gluten-free pasta', 'Boil the gluten-free pasta or pasta.', 'Wheat'],
    ['gluten-free oats', 'Stir in normal oats.', 'Gluten'],
    ['soy cream', 'Whip cream instead.', 'Milk'],
    ['coconut yogurt', 'Serve with yogurt if you prefer.', 'Milk'],
    ['1 flax egg', 'Beat in 1 egg instead.', 'Eggs'],
    ['1 flax egg', 'Beat in the flax egg, or 1 egg.', 'Eggs'],
    ['sunflower seed butter', 'Spread with the seed butter or peanut butter.', 'Peanuts'],
    ['peanut butter', 'Grease the tin with butter.', 'Milk'],
    ['leche de avena', 'Usa leche si no eres vegano.', 'Milk'],
    ['leche de avena', 'Vierte la leche de avena o leche.', 'Milk'],
    ['leche de avena', 'Puedes usar leche en su lugar.', 'Milk'],
    ['leche de avena', 'Usa leche en vez de leche de avena.', 'Milk'],
    ['leche de avena', 'Vale cualquier leche.', 'Milk'],
    ['mantequilla vegana', 'Si no la encuentras, derrite mantequilla.', 'Milk'],
    ['queso vegano', 'Cubre con queso si no es vegano.', 'Milk'],
    ['mayonesa vegana', 'Añade la mayonesa vegana o la mayonesa.', 'Eggs'],
    ['harina sin gluten', 'A falta de ella, tamiza harina.', 'Wheat'],
    ['harina sin gluten', 'Usa harina si no tiene que ser sin gluten.', 'Wheat'],
  ])('%s: “%s” is told of %s', (listed, method, value) => {
    expect(['contains', 'may contain']).toContain(certaintyByValue(listed, method)[value]);
  });
});

/** Substitutes, with the ordinary food's name, its kinds, and its allergens. */
const substitutes = {
  milk: {
    listed:
      'almond milk;oat milk;soy milk;rice milk;coconut milk;cashew milk;hazelnut milk;hemp milk;pea milk;macadamia milk;plant milk;plant-based milk;non-dairy milk;dairy-free milk;vegan milk',
    kinds: 'whole milk;semi-skimmed milk;skimmed milk;skim milk;cow’s milk;2% milk;full-fat milk;fresh milk',
    value: 'Milk',
  },
  butter: {
    listed: 'vegan butter;plant-based butter;dairy-free butter;margarine;vegan block butter',
    kinds: 'unsalted butter;salted butter;cultured butter',
    value: 'Milk',
  },
  cream: {
    listed: 'soy cream;oat cream;coconut cream;cashew cream;vegan cream;plant-based cream;dairy-free cream',
    kinds: 'double cream;single cream;heavy cream;whipping cream;clotted cream',
    value: 'Milk',
  },
  yogurt: {
    listed: 'coconut yogurt;soy yogurt;almond yogurt;vegan yogurt;dairy-free yogurt;plant-based yogurt',
    kinds: 'Greek yogurt;low-fat yogurt;natural yogurt',
    value: 'Milk',
  },
  cheese: {
    listed: 'vegan cheese;dairy-free cheese;cashew cheese',
    kinds: 'cow’s cheese;full-fat cheese',
    value: 'Milk',
  },
  'cream cheese': {
    listed: 'vegan cream cheese;dairy-free cream cheese',
    kinds: 'full-fat cream cheese',
    value: 'Milk',
  },
  Parmesan: { listed: 'vegan Parmesan', kinds: 'genuine Parmesan', value: 'Milk' },
  mozzarella: {
    listed: 'vegan mozzarella;dairy-free mozzarella',
    kinds: 'buffalo mozzarella',
    value: 'Milk',
  },
  mayonnaise: {
    listed: 'vegan mayonnaise;egg-free mayonnaise;eggless mayonnaise',
    kinds: 'full-fat mayonnaise',
    value: 'Eggs',
  },
  mayo: { listed: 'vegan mayo', kinds: 'full-fat mayo', value: 'Eggs' },
  egg: {
    listed: '1 flax egg;1 chia egg;1 vegan egg;egg replacer;aquafaba',
    kinds: 'free-range egg;hen’s egg',
    value: 'Eggs',
  },
  flour: {
    listed: 'gluten-free flour;almond flour;rice flour;coconut flour;buckwheat flour',
    kinds: 'wheat flour;self-raising flour;all-purpose flour;wholemeal flour;white flour',
    value: 'Wheat',
  },
  pasta: {
    listed: 'gluten-free pasta;gluten-free penne;rice pasta;lentil pasta;chickpea pasta',
    kinds: 'wheat pasta;wholewheat pasta;durum wheat pasta',
    value: 'Wheat',
  },
  noodles: { listed: 'rice noodles;glass noodles', kinds: 'wheat noodles;egg noodles', value: 'Wheat' },
  bread: {
    listed: 'gluten-free bread;gluten-free sourdough bread',
    kinds: 'wheat bread;white bread;wholemeal bread',
    value: 'Wheat',
  },
  breadcrumbs: { listed: 'gluten-free breadcrumbs', kinds: 'white breadcrumbs', value: 'Wheat' },
  tortillas: {
    listed: 'corn tortillas;gluten-free tortillas',
    kinds: 'flour tortillas;wheat tortillas',
    value: 'Wheat',
  },
  oats: { listed: 'gluten-free oats;gluten-free rolled oats', kinds: 'regular oats', value: 'Gluten' },
  'soy sauce': {
    listed: 'tamari;gluten-free soy sauce;coconut aminos',
    kinds: 'dark soy sauce',
    value: 'Wheat',
  },
  'peanut butter': {
    listed: 'sunflower seed butter;pumpkin seed butter;tahini',
    kinds: 'crunchy peanut butter',
    value: 'Peanuts',
  },
} as const;

const englishNames = (name: string, listed: string) => [
  `Use the one of the list or ${name}.`,
  `Or use ${name}.`,
  `Use the first (or ${name}) and stir.`,
  `Use ${name} instead.`,
  `Instead, use some ${name}.`,
  `Use regular ${name}.`,
  `Stir in the normal ${name}.`,
  `A little real ${name} goes in.`,
  `Stir in plain ${name}.`,
  `Use ordinary ${name}.`,
  `Stir in your usual ${name}.`,
  `Add ${name} if you have nothing else.`,
  `If you are not vegan, use ${name}.`,
  `If not gluten-free, use ${name}.`,
  `Unless you must avoid it, add ${name}.`,
  `You can also use ${name}.`,
  `Add the stand-in. Alternatively, ${name}.`,
  `Traditional ${name} works too.`,
  `For a richer version stir in ${name}.`,
  `Any ${name} will do.`,
  `Use whatever ${name} you have.`,
  `Stir in ${listed} (or use regular).`,
  `Stir in ${listed} (regular is fine).`,
  `Stir in ${listed} or its everyday cousin.`,
  `Stir in ${listed}, or the classic one.`,
  `Stir in ${listed}, or whatever you have.`,
  `Stir in ${listed}, or your usual brand.`,
  `Stir in ${listed}/the original.`,
  `Stir in ${listed}. Or use the real thing.`,
  `Stir in ${listed}. Normal works too.`,
  `Stir in ${listed}; if you eat everything, go for the traditional kind.`,
  'Or use the ordinary sort.',
  'Swap it for the usual.',
  'Not vegan? Go with standard.',
  'The conventional stuff does the job.',
  'In our house we use the genuine article.',
  'Pour it in, or use any you like.',
  'The kind you grew up with browns better.',
  `Stir in ${listed} or something similar.`,
  `Stir in ${listed} - regular is okay too.`,
  'Use your favourite kind.',
];

const spanishStandIns = {
  leche: {
    listed:
      'leche de avena;leche de almendras;leche de soja;leche de coco;leche de arroz;bebida de avena;leche vegetal;leche de avellanas',
    kinds: 'leche entera;leche semidesnatada;leche desnatada;leche de vaca;leche fresca',
    value: 'Milk',
  },
  mantequilla: {
    listed: 'mantequilla vegana;margarina vegetal',
    kinds: 'mantequilla de vaca;mantequilla salada',
    value: 'Milk',
  },
  nata: {
    listed: 'nata vegetal;nata de soja;nata de avena;nata vegana',
    kinds: 'nata para montar;nata de vaca;nata líquida',
    value: 'Milk',
  },
  yogur: {
    listed: 'yogur de coco;yogur de soja;yogur vegetal',
    kinds: 'yogur griego;yogur de vaca',
    value: 'Milk',
  },
  queso: { listed: 'queso vegano;queso vegetal', kinds: 'queso de vaca;queso curado', value: 'Milk' },
  mayonesa: {
    listed: 'mayonesa vegana;mayonesa sin huevo',
    kinds: 'mayonesa tradicional;mayonesa con huevo',
    value: 'Eggs',
  },
  huevo: {
    listed: '1 huevo de lino;sustituto de huevo',
    kinds: 'huevo campero;huevo de gallina',
    value: 'Eggs',
  },
  harina: {
    listed: 'harina sin gluten;harina de almendra;harina de arroz',
    kinds: 'harina de trigo;harina de fuerza;harina común;harina leudante',
    value: 'Wheat',
  },
  pasta: {
    listed: 'pasta sin gluten;pasta de lentejas',
    kinds: 'pasta de trigo;pasta al huevo',
    value: 'Wheat',
  },
  pan: { listed: 'pan sin gluten', kinds: 'pan de trigo;pan blanco', value: 'Wheat' },
  'salsa de soja': {
    listed: 'tamari;salsa de soja sin gluten',
    kinds: 'salsa de soja oscura',
    value: 'Wheat',
  },
} as const;

const spanishNames = (name: string, listed: string) => [
  `Usa la de la lista o ${name}.`,
  `O bien usa ${name}.`,
  `Usa ${name} en su lugar.`,
  `En su lugar, añade ${name}.`,
  `Añade la ${name} normal.`,
  `Echa un poco de ${name} corriente.`,
  `Con ${name} de verdad sale mejor.`,
  `Añade ${name} de toda la vida.`,
  `Añade ${name} tradicional.`,
  `Si no eres vegano, usa ${name}.`,
  `Usa ${name} si no tienes otra cosa.`,
  `Si lo prefieres, añade ${name}.`,
  `Puedes usar ${name}.`,
  `También se puede hacer con ${name}.`,
  `A falta de otra cosa, ${name}.`,
  `Vale cualquier ${name}.`,
  `Como alternativa, ${name}.`,
  `Añade ${name} de la de siempre.`,
  `Añade ${listed} (o normal).`,
  `Añade ${listed} o la normal.`,
  `Añade ${listed} o la de toda la vida.`,
  `Añade ${listed}, o lo que uses en casa.`,
  `Añade ${listed}, o la que tengas.`,
  `Añade ${listed} o su prima clásica.`,
  `Añade ${listed} o cualquiera que tengas.`,
  `Añade ${listed} u otra parecida.`,
  `Añade ${listed} (la corriente también sirve).`,
  `Añade ${listed}. O usa la de verdad.`,
  `Añade ${listed}. Con la habitual queda igual.`,
  'O bien usa normal.',
  'Usa la no vegana.',
  'Si no eres vegano, usa la tradicional.',
  'En su versión clásica queda más cremosa.',
  'Con el de siempre sale mejor.',
  'Usa la que prefieras.',
  'También vale normal.',
  `Añade ${listed} o la de la abuela.`,
  `Añade ${listed}/normal.`,
];

describe('every substitute, however the ordinary food is named', () => {
  const missed = (
    table: Record<string, { listed: string; kinds: string; value: string }>,
    waysOf: (name: string, listed: string) => string[],
    kindsOf: (kind: string) => string,
  ) =>
    Object.entries(table).flatMap(([name, { listed, kinds, value }]) =>
      listed
        .split(';')
        .flatMap((one) =>
          [...waysOf(name, one), ...kinds.split(';').map(kindsOf)]
            .filter((method) => !(value in certaintyByValue(one, method)))
            .map((method) => `${one}: ${method}`),
        ),
    );

  it('is found in English', () => {
    expect(missed(substitutes, englishNames, (kind) => `Stir in the ${kind}.`)).toEqual([]);
  });

  it('is found in Spanish', () => {
    expect(missed(spanishStandIns, spanishNames, (kind) => `Añade ${kind}.`)).toEqual([]);
  });
});

describe('an ordinary food that is implied without its name', () => {
  it.each<[string, string, string]>([
    ['oat milk', 'Pour in the oat milk (or use regular).', 'Milk'],
    ['oat milk', 'Add the oat milk, or semi-skimmed.', 'Milk'],
    ['oat milk', 'Add the oat milk; use normal if you eat dairy.', 'Milk'],
    ['oat milk', 'Swap it for 2%.', 'Milk'],
    ['vegan butter', 'Melt the vegan butter, or the real thing.', 'Milk'],
    ['vegan butter', 'Melt the vegan butter or the ordinary kind.', 'Milk'],
    ['vegan butter', 'Kerrygold butter gives the best crumb.', 'Milk'],
    ['vegan butter', 'Flora butter in the pan.', 'Milk'],
    ['vegan mozzarella', 'Galbani mozzarella melts best.', 'Milk'],
    ['vegan feta', 'Crumble over the vegan feta, or feta.', 'Milk'],
    ['gluten-free oats', 'Stir in oats that are not certified.', 'Gluten'],
    ['gluten-free oats', 'Stir in oats that aren’t certified gluten free.', 'Gluten'],
    ['1 flax egg', 'Beat in 1 egg.', 'Eggs'],
    ['1 huevo de lino', 'Bate 1 huevo.', 'Eggs'],
    ['mantequilla vegana', 'Derrite mantequilla de la de siempre.', 'Milk'],
    ['mantequilla vegana', 'Derrite la mantequilla vegana o la normal.', 'Milk'],
    ['mantequilla vegana', 'Bate la mantequilla sin sal.', 'Milk'],
    ['feta vegano', 'Desmenuza el feta vegano o feta.', 'Milk'],
    ['leche de avena', 'Vierte la leche de avena/normal.', 'Milk'],
    ['leche de avena', 'Vierte la leche de avena o de vaca.', 'Milk'],
  ])('%s: “%s” is told of %s', (listed, method, value) => {
    expect(['contains', 'may contain']).toContain(certaintyByValue(listed, method)[value]);
  });

  it('is found in the list too, with its words and the listed food', () => {
    const ingredients = '- 200 ml oat milk (or use regular)\n- 1 carrot, whole\n- salt, plain or smoked';
    const recipe = parseRecipeTexts({ title: 'A plate', ingredients, description: 'Boil.' });
    const { hits } = checkAgainstProfile(recipe, { intolerances: ['Milk'] });
    expect(hits).toEqual([
      expect.objectContaining({
        source: 'ingredients',
        word: 'regular',
        ingredient: { id: 'milk', name: 'milk' },
        certainty: 'may contain',
        reason: 'milk is a milk product. You listed milk (if this is not the oat milk of the list)',
      }),
    ]);
  });

  it.each<[string, string]>([
    ['almond milk', 'Cook as normal, then turn and cook the other side as usual.'],
    ['almond milk', 'Use a regular pan, or a large one.'],
    ['almond milk', 'Let it cool to room temperature; serve whole or sliced.'],
    ['almond milk', 'Free from gluten or dairy.'],
    ['almond milk', 'It tastes just like the classic one.'],
    ['almond milk', 'Pour in the almond milk, or the soy milk.'],
    ['almond milk', 'Simmer the almond milk until hot or for the time on the packet.'],
    ['vegan butter', 'Melt butter in a pan. Whisk butter again.'],
    ['leche de almendras', 'Deja que vuelva a la temperatura normal.'],
    ['leche de almendras', 'Dobla una parte sobre la otra, de la forma habitual.'],
    ['leche de almendras', 'Quedan como las de toda la vida.'],
    ['leche de almendras', 'Vierte la leche de almendras o la de coco.'],
    ['mantequilla vegana', 'Derrite mantequilla sin dejar de remover.'],
    ['mantequilla vegana sin sal', 'Bate la mantequilla sin sal.'],
  ])('is not looked for in other company: %s, “%s”', (listed, method) => {
    expect(certaintyByValue(listed, method)).toEqual({});
  });

  it('is not searched for if the list has no substitute', () => {
    expect(certaintyByValue('butter beans', 'Or use the regular kind.')).toEqual({});
  });

  it('is searched for in 200 KB of such words without hanging', () => {
    const words = 'use for the real thing or '.repeat(8_000);
    expect(certaintyByValue('oat milk', words)).toMatchObject({ Milk: 'may contain' });
  });
});

describe('a short name without contrast', () => {
  it.each([
    ['oat milk (certified gluten-free)', 'Pour in the milk.'],
    ['almond milk', 'Add milk.'],
    ['almond milk', 'Warm the milk gently until hot or steaming.'],
    ['almond milk', 'Bring 200 ml milk to the boil, then add the hot milk to the pan.'],
    ['almond milk', 'Add two or three tablespoons of milk.'],
    ['almond milk', 'Simmer for 5 minutes or until the milk has thickened.'],
    ['almond milk', 'Do not let it boil, or the milk will split.'],
    ['almond milk', 'If the batter is too thick, add a splash of milk.'],
    ['almond milk', 'Add more milk if needed.'],
    ['almond milk', 'Whisk in the remaining milk, a little at a time.'],
    ['almond milk', 'Tip in the cold milk and the rest of the carrot.'],
    ['vegan butter', 'Melt butter in a pan.'],
    ['vegan butter', 'In a pan melt butter and soften the carrot.'],
    ['vegan butter', 'Stir in the melted butter and the softened carrot.'],
    ['vegan butter', 'Rub in 50 g butter with your fingers.'],
    ['unsalted vegan butter', 'Cream the unsalted butter.'],
    ['gluten-free plain flour', 'Sift the plain flour.'],
    ['gluten-free all-purpose flour', 'Sift the all-purpose flour.'],
    ['full-fat coconut milk', 'Add the full-fat milk.'],
    ['plain soy yogurt', 'Fold in the plain yogurt.'],
    ['vegan mayonnaise', 'Spread with mayonnaise.'],
    ['vegan cheese', 'Scatter over the grated cheese.'],
    ['leche de almendras', 'Añade la leche caliente.'],
    ['leche de almendras', 'Calienta la leche hasta que hierva.'],
    ['leche de almendras', 'Si la masa queda muy espesa, añade un poco de leche.'],
    ['leche de almendras', 'Echa dos o tres cucharadas de leche.'],
    ['mantequilla vegana', 'Derrite la mantequilla en un cazo y añade la zanahoria.'],
    ['mantequilla vegana', 'Incorpora la mantequilla derretida.'],
    ['harina sin gluten', 'Añade la harina tamizada poco a poco.'],
    ['queso vegano', 'Espolvorea el queso rallado.'],
  ])('%s: “%s”', (listed, method) => {
    expect(certaintyByValue(listed, method)).toEqual({});
  });
});

describe('a food that is only possible', () => {
  const hits = (ingredients: string, description: string) =>
    checkAgainstProfile(parseRecipeTexts({ title: 'A plate', ingredients, description }), { intolerances })
      .hits;

  it('says which listed food it can be instead', () => {
    expect(hits('- almond milk', 'Use milk if you have no almond milk.')).toEqual([
      expect.objectContaining({
        word: 'milk',
        ingredient: { id: 'milk', name: 'milk' },
        certainty: 'may contain',
        reason: 'milk is a milk product. You listed milk (if this is not the almond milk of the list)',
      }),
    ]);
  });

  it('is found in swaps even if the list does not have it', () => {
    const grades = (method: string) =>
      hits('- 1 tbsp olive oil\n- 1 carrot', method)
        .filter(({ value }) => value === 'Milk' || value === 'Wheat')
        .map(({ word, certainty }) => `${word} ${certainty}`);
    expect(grades('Fry in the oil. You can use butter instead.')).toEqual(['butter may contain']);
    expect(grades('## Variations\n\n- Add feta for a salty bite.')).toEqual(['feta may contain']);
    expect(grades('Puedes sustituir el aceite por mantequilla.')).toEqual(['mantequilla may contain']);
    expect(grades('Serve with crusty bread.')).toEqual(['bread may contain', 'bread may contain']);
    expect(grades('Fry in the oil and butter.')).toEqual(['butter contains']);
  });
});
