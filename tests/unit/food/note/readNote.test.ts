import { fc } from '@tests/support/fastCheck';
import { describe, expect, it } from 'vitest';
import { allFoods } from '@/food/lexicon/foods';
import { wishedAmount } from '@/food/note/amountWishes';
import { addCookingWishes, isDishToCook } from '@/food/note/cookingWishes';
import { type NoteSource, readNote } from '@/food/note/readNote';
import { englishExclusions, phrasesThatExcludeNothing, spanishExclusions } from './exclusionPhrases';
import { ingredientFields, notes } from './notes';

const leftOut = (text: string, place?: NoteSource) =>
  readNote(text, place)
    .exclusions.map(({ name, strength }) => `${name}${strength === 'allergy' ? '!' : ''}`)
    .sort()
    .join(', ');
const mergeWishes = (text: string) =>
  readNote(text).wishes.map((wish) =>
    wish.kind === 'with'
      ? `${wish.isToUseUp ? 'use up' : 'with'} ${wish.foods}`
      : wish.kind === 'without'
        ? `without ${wish.appliance}`
        : wish.kind,
  );

describe('the time of a note', () => {
  it.each([
    ['menos de 20 minutos, llego tarde', [20]],
    ['less than 20 minutes', [20]],
    ['I only have half an hour', [30]],
    ['no más de media hora', [30]],
    ['I only have an hour and a half', [90]],
    ['ready in 1 hour', [60]],
    ['boil the eggs for 9 minutes', []],
    ['20 minutes max', [20]],
    ['chicken and rice – 40 min', [40]],
    ['listo en 20', [20]],
  ])('%s', (note, minutes) => {
    expect(readNote(note).wishes.flatMap((wish) => (wish.kind === 'within' ? [wish.minutes] : []))).toEqual(
      minutes,
    );
  });
});

describe('the exclusions of a note', () => {
  it.each(notes)('%s', (note, names) => {
    expect(leftOut(note)).toBe(names);
  });

  it.each(ingredientFields)('among ingredients: %s', (list, names) => {
    expect(leftOut(list, 'ingredients')).toBe(names);
  });

  const places: readonly NoteSource[] = ['note', 'ingredients'];

  it('are found in every wording, with nothing left unread', () => {
    expect(englishExclusions.length + spanishExclusions.length).toBeGreaterThan(80);
    for (const [ways, foods] of [
      [englishExclusions, ['peanuts', 'garlic', 'red meat', 'dairy', 'tree nuts', 'tomatoes']],
      [spanishExclusions, ['el huevo', 'los frutos secos', 'ajo', 'la carne roja', 'gluten']],
    ] as const)
      for (const way of ways)
        for (const food of foods)
          for (const place of places) {
            const said = way.replace('X', food).replace(/\b(a|de) el\b/g, (_, link) => `${link}l`);
            const { exclusions, unread } = readNote(said, place);
            expect([said, exclusions.length, unread]).toEqual([said, 1, []]);
          }
  });

  it('are empty for words that only look like a refusal', () => {
    for (const way of phrasesThatExcludeNothing)
      for (const food of ['nuts', 'ajo', 'red meat']) expect(leftOut(way.replace('X', food)), way).toBe('');
  });

  it('can be any food of the lexicon', () => {
    const unread = allFoods()
      .map(({ names }) => names.en[0] ?? '')
      .filter((name) => readNote(`please leave out the ${name}`).exclusions.length === 0);
    expect(unread).toEqual([]);
  });

  it('are quoted as typed', () => {
    const { exclusions } = readNote('Hi! I am ALLERGIC to Peanuts and sesame, sorry.');
    expect(exclusions.map(({ quote }) => quote)).toEqual(Array(2).fill('ALLERGIC to Peanuts and sesame'));
    const quotes = readNote('no onion, it upsets my stomach').exclusions.map(({ quote }) => quote);
    expect(quotes).toEqual(['no onion, it upsets my stomach']);
  });

  it('include the whole family for an allergy to one food', () => {
    const rulesOf = (note: string) => readNote(note).exclusions[0]?.rules;
    expect(rulesOf('allergic to prawns')?.intolerances).toEqual(['Shellfish']);
    expect(rulesOf('allergic to almonds')?.intolerances).toEqual(['TreeNuts']);
    expect(rulesOf('allergic to tahini')?.intolerances).toEqual(['Sesame']);
    expect(rulesOf('no prawns')?.intolerances).toBeUndefined();
  });

  it('are searched for literally if the food is unknown', () => {
    const { exclusions, unread } = readNote('allergic to nuts and zorgleberries');
    expect(exclusions.map(({ kind, name }) => [kind, name])).toEqual([
      ['food', 'nuts'],
      ['unknown', 'zorgleberries'],
    ]);
    expect(unread).toEqual(['zorgleberries']);
  });
});

describe('the wishes of a note', () => {
  it.each([
    ['no oven', ['without oven']],
    ['only a kettle', ['without oven', 'without hob', 'without grill', 'without microwave']],
    ['he won’t eat spicy food', ['mild']],
    ['so on the hob', ['without oven']],
    ['6 months pregnant', []],
    ['6 months old', ['for a baby']],
    ['no slow cooker', ['without slow cooker']],
    ['no tengo olla exprés', ['without pressure cooker']],
    ['tengo olla rápida', ['pressure cooker']],
    ['no tengo horno', ['without oven']],
    ['I want to bake something', ['in the oven']],
    ['oven only please', ['in the oven']],
    ['no baking please', ['without oven']],
    ['our blender is broken', ['without blender']],
    ['for kids, use up the leeks', ['for children', 'use up leeks']],
    ['one pot, spicy, something quick', ['one pot', 'hot', 'quick']],
    ['sheet pan, less salt', ['one pot', 'less salt']],
    ['ill, plain please', ['plain']],
    ['not too spicy, less salt', ['mild', 'less salt']],
    ['algo ligero y crujiente', ['light', 'crispy']],
    ['cumpleaños de mi madre', ['special']],
    ['no nuts but lots of cheese', ['with cheese']],
    ['sin ajo pero con limón', ['with limón']],
    ['not without garlic', ['with garlic']],
    ['que no pique, para niños', ['mild', 'for children']],
    ['student, only got a hob', ['without oven']],
    ['solo tengo una sartén', ['in a frying pan']],
    ['only a frying pan, no pot', ['in a frying pan', 'in a frying pan']],
    ['my son hates onions cut big', ['cut small']],
    ['alta en proteínas', ['high protein']],
    ['microwave', ['in the microwave']],
    ["don't want to cook", ['uncooked']],
    ['no cooking skills', ['easy']],
    ['easy to chew', ['soft']],
    ['que sea fácil de masticar', ['soft']],
    ['no quiero encender el fuego', ['uncooked']],
    ['para el tupper, que no pique', ['boxed', 'mild']],
    ['for a picnic, eaten cold', ['portable', 'portable']],
    ['muy blandito, poca sal', ['soft', 'less salt']],
    ['slow cooker, and freeze half', ['slow cooker', 'freezable']],
    ['sin fritos y que sea en el microondas', ['not fried', 'in the microwave']],
    ['sunday lunch', ['occasion']],
    ['something Vietnamese', ['kitchen']],
    ['que sea a la italiana', ['kitchen']],
    ['like a takeaway', ['kitchen']],
    ['nothing Indian', []],
    ['Greek yoghurt on top', []],
    ['my Italian mother is coming', []],
    ['no tengo nada más en la nevera', ['nothing else']],
    ["that's all I have", ['nothing else']],
    ['I have a cold', ['warming']],
    ['I have a cold salad in mind', []],
    ['easy to digest, please', ['plain']],
    ['for lunch tomorrow at work', ['boxed']],
    ['estoy resfriada', ['warming']],
    ['make it the day before', ['make ahead']],
    ['something I can leave on the stove', ['slow']],
    ['low and slow', ['slow']],
    ['que se haga solo', ['slow']],
    ['use up the cream, there are 300 ml', ['use up 300 ml cream']],
    ['my wife likes it spicy but not me', ['mild']],
    ['a mi mujer le gusta picante pero a mí no', ['mild']],
    ['not a big fan of spice', ['mild']],
    ['un pelín picante', ['hot']],
    ['nothing risky', ['nothing raw']],
    ['para llevar a la playa', ['portable']],
    ['to eat cold tomorrow', ['portable']],
    ['no tengo mucho tiempo para fregar', ['one pot']],
    ['only have a small pan', ['one pot']],
    ['que no se note la verdura', ['hidden vegetables']],
    ['con la verdura escondida', ['hidden vegetables']],
    ['no deep frying', []],
    ['hates bits in their sauce', ['cut small']],
    ['sin complicarme', ['easy']],
    ['only 3 ingredients', ['easy']],
    ['she has false teeth', ['soft']],
    ['needs to travel well', ['portable']],
    ['hazme unas lentejas', ['with unas lentejas']],
    ['hoy toca pescado', ['with pescado']],
    ['lots of veg, little meat', ['with veg']],
    ['use less oil', []],
    ['a squeeze of lemon', ['with lemon']],
    ['an egg each', ['with egg']],
    ['un huevo por persona', ['with huevo']],
    ['go heavy on the herbs', ['with herbs']],
    ["don't fry the fish", ['not fried']],
    ['sin encender el horno', ['without oven']],
    ['gas hob only', ['without oven']],
    ['que no haya que estar pendiente', ['slow']],
    ['no fancy ingredients', ['easy']],
    ['no sé cocinar', ['easy']],
    ['con proteína', ['high protein']],
    ['keep it under a fiver', ['cheap']],
    ['under 500 calories', ['light']],
    ['estoy a régimen', ['light']],
    ['tengo gastritis', ['plain']],
    ['sin picar', ['mild']],
    ['finger food', ['portable']],
    ['la fritura me sienta fatal', ['not fried']],
    ['lo quiero dejar hecho', ['make ahead']],
    ['que no se note la cebolla', ['cut small']],
    ['hide the spinach', ['hidden vegetables']],
    ['que no quede crudo el pollo', ['well done']],
    ['light soy sauce and crispy bacon are fine', []],
  ])('%s', (note, wishes) => {
    expect(mergeWishes(note)).toEqual(wishes);
  });
});

describe('the cooking wishes of a note', () => {
  const readAll = (text: string) => addCookingWishes(readNote(text), text, []);

  it.each([
    ['hates ginger so go light', 'less: go light'],
    ['something light', 'light: something light'],
    ['the spicier the better', 'hot: the spicier the better'],
    ['mi padre mastica mal', 'soft: mastica mal'],
    ['go easy on the spinach', 'less: go easy on the spinach'],
    ['I want to cook it on the outdoor grill', 'barbecued: I want to cook it on the outdoor grill'],
    ['We are cooking on charcoal outside', 'barbecued: We are cooking on charcoal outside'],
    ['not deep fried', 'not fried: not deep fried'],
    ['should be good cold', 'portable: should be good cold'],
    ['que esté rico en frío', 'portable: que esté rico en frío'],
    ['I put it together the night before', 'make ahead: I put it together the night before'],
    ['I cook it today and we eat it tomorrow', 'make ahead: I cook it today and we eat it tomorrow'],
    ['lo hago hoy y lo comemos mañana', 'make ahead: lo hago hoy y lo comemos mañana'],
    ['we have a hob and a big pot', 'one pot: a big pot'],
    ['not too many onions', 'less: not too many onions'],
    ['trying to cut down on meat', 'less: cut down on meat'],
    ['easy on the carbs', 'less: easy on the carbs'],
    ['que no lleve mucha grasa', 'less: que no lleve mucha grasa'],
    ['mash on the side please', 'with mash: mash on the side'],
    ['with mash on the side', 'with mash: with mash on the side'],
    ['mash on top like a pie', 'with mash: mash on top like a pie'],
    ['keep them separate', 'served apart: keep them separate'],
    ['sticky glaze', 'sticky: sticky glaze'],
    ['honey glaze', 'sticky: honey glaze'],
    ['con salsa abundante', 'saucy: con salsa abundante'],
    ['con su salsita para mojar pan', 'saucy: con su salsita para mojar pan'],
    ['no raw egg please', 'well done: no raw egg'],
    ['sin huevo crudo', 'well done: sin huevo crudo'],
    ['nothing raw', 'nothing raw: nothing raw; well done: nothing raw'],
    ['make sure the chicken is cooked through', 'well done: make sure the chicken is cooked through'],
    ['el huevo bien cuajado', 'well done: bien cuajado'],
    ['steak medium rare', 'rare: medium rare'],
    ['picante pero poco', 'hot: picante pero poco'],
    ['proper hot, please', 'hot: proper hot'],
    ['make it really hot', 'hot: make it really hot'],
    ["I'm a beginner", "easy: I'm a beginner"],
    ['soy principiante', 'easy: soy principiante'],
    ['I eat it at the office', 'boxed: I eat it at the office'],
    ['only one tray to wash up', 'one pot: only one tray to wash up; in the oven: only one tray to wash up'],
    ['no tengo paellera', 'occasion: no tengo paellera'],
    ['one frying pan and a microwave', 'in a frying pan: one frying pan and a microwave'],
    ['he cooks it on the charcoal grill', 'barbecued: on the charcoal grill'],
    ['para diez', 'servings: para diez'],
    ['for my lunchbox, must reheat well', 'boxed: for my lunchbox; waits: reheat well'],
    ['I hate deep frying', 'not fried: hate deep frying'],
    ['only an air fryer and a hob', 'air fryer: only an air fryer and a hob'],
    ['assemble it the day before', 'make ahead: assemble it the day before'],
    ['sin nada crudo', 'nothing raw: sin nada crudo; well done: sin nada crudo'],
    ['me gusta la carne poco hecha', 'rare: me gusta la carne poco hecha'],
    ['que quede muy fino', 'smooth: que quede muy fino'],
    ['quiero dejarlo medio hecho', 'make ahead: quiero dejarlo medio hecho'],
    ['it must keep a few hours', 'boxed: it must keep a few hours'],
    ['and some leftover rice', 'with: some leftover rice'],
    ['want leftovers for tomorrow', 'leftovers: want leftovers for tomorrow'],
    ['bien picosito', 'hot: bien picosito'],
    ['que no se lleve mucho aceite', 'less: que no se lleve mucho aceite'],
    ['extra crispy tofu', 'crispy: extra crispy tofu'],
    ['algo crujiente por encima', 'crispy: algo crujiente por encima'],
    ['something crunchy on top', 'crispy: something crunchy on top'],
    ['nothing to buy', 'nothing else: nothing to buy'],
    ["don't add anything else", "nothing else: don't add anything else"],
    ['something bland', 'plain: something bland'],
    ['hands-off', 'easy: hands-off'],
    ['should it be made a day ahead', 'make ahead: should it be made a day ahead'],
    ['ready by 8pm', 'occasion: ready by 8pm'],
    ['in individual glasses', 'occasion: in individual glasses'],
    ['will reheat tomorrow', 'waits: will reheat tomorrow'],
    ['se calienta en el microondas del trabajo', 'waits: se calienta en el microondas del trabajo'],
    ['se come frío', 'portable: se come frío'],
    ['texture: smooth, no bits', 'smooth: smooth; smooth: no bits'],
    ['no lumps in the gravy', 'smooth: no lumps in the gravy'],
    ["don't boil the gnocchi", "not boiled: don't boil the gnocchi"],
    ["don't peel the potatoes", "skins on: don't peel the potatoes"],
    ['mejor a la plancha que frito', 'grilled: a la plancha; not fried: que frito'],
    ['no rice, potatoes instead', 'with: potatoes instead'],
    ['frito no', 'not fried: frito no'],
    ['nothing garlicky', 'less: nothing garlicky'],
    ['quiero mojar pan', 'saucy: quiero mojar pan'],
    ['no peles las patatas', 'skins on: no peles las patatas'],
    ['slow and hearty', 'occasion: hearty; slow: slow'],
    ['nut allergy - serious!', 'occasion: serious'],
    ["we're grilling outside on charcoal", "barbecued: we're grilling outside on charcoal"],
    ['I only have one hob ring', 'one pot: I only have one hob ring'],
    ['six adults and 2 children', 'servings: six adults and 2 children'],
    ['6 adults and 2 children', 'servings: 6 adults and 2 children'],
    ['para seis personas', 'servings: para seis personas'],
    ['para mi bebé de un año', 'for a baby: para mi bebé de un año'],
    ['lo haré el sábado para comerlo el domingo', 'make ahead: lo haré el sábado para comerlo el domingo'],
    ['easy to cut and carry', 'portable: easy to cut and carry'],
    ['que se deshagan', 'falling apart: que se deshagan'],
    ['a la plancha, poco hecho no', 'grilled: a la plancha; well done: poco hecho no'],
    ['less oil than at the pub', 'less: less oil than at the pub'],
    ['steamed, or in paper', 'steamed: steamed'],
    ['oven, not fried', 'not fried: not fried; in the oven: oven'],
    ['medium rare, in a cast iron pan', 'rare: medium rare; occasion: in a cast iron pan'],
    ['low salt, my doctor’s orders', 'less salt: low salt; occasion: doctor’s orders'],
    ['nothing else if possible', 'nothing else: nothing else if possible'],
    ['en lugar de azúcar, miel', 'with: miel'],
    ["I'd like a sauce with it", "saucy: I'd like a sauce with it"],
    ['my kids are 3 and 6', 'for children: my kids are 3 and 6'],
    ["I don't want it too sweet", "less: I don't want it too sweet"],
    ['only one baking dish to wash up', 'one pot: only one baking dish to wash up'],
    ['somos cuatro pero quiero que sobre', 'leftovers: que sobre; servings: somos cuatro'],
    ['gravy on the side', 'with gravy: gravy on the side'],
    ['ojo con la sal', 'less salt: ojo con la sal'],
    ['keep the salt down', 'less salt: keep the salt down'],
    ['sin batidora', 'without: sin batidora'],
    ['nice, soft and creamy', 'creamy: soft and creamy'],
    ['soft in the middle', 'occasion: soft in the middle'],
    ['no me gusta la verdura blanda', 'occasion: no me gusta la verdura blanda'],
    ['a double batch', 'leftovers: a double batch'],
    ['enough for two lunches', 'leftovers: enough for two lunches'],
    ['no fridge for leftovers', 'occasion: no fridge for leftovers'],
    ['grab and go', 'portable: grab and go'],
    ['air fryer only', 'air fryer: air fryer only; without: air fryer only'],
    ['assembled in the morning', 'make ahead: assembled in the morning'],
    ['go easy on the curry', 'less: go easy on the curry'],
    ['vuelta y vuelta', 'rare: vuelta y vuelta'],
    ['we want plenty of gravy', 'saucy: we want plenty of gravy'],
    ['use up the sunday leftovers', 'occasion: use up'],
    ['with a good kick of chilli', 'hot: with a good kick of chilli'],
    ['una crema suave', 'blended: una crema suave'],
    ['con la carne bien suavecita', 'falling apart: con la carne bien suavecita'],
    ['tortilla bien jugosita', 'runny: tortilla bien jugosita'],
    ['a small batch', 'occasion: a small batch'],
    ['se haga solo en el horno', 'in the oven: se haga solo en el horno; without: se haga solo en el horno'],
    ['algo suave para el estómago', 'plain: algo suave para el estómago'],
    ['muy picante no', 'mild: muy picante no'],
    ['enough left for tomorrow', 'leftovers: enough left for tomorrow'],
    ['smooth mustard is fine', ''],
    ['mi marido no puede tomar picante', 'mild: no puede tomar picante'],
    ['el picante le sienta mal', 'mild: el picante le sienta mal'],
    ["I can't have anything too hot", "mild: can't have anything too hot"],
    ['hazme algo rico', ''],
    ['my daughter is vegetarian but the rest of us eat meat', ''],
  ])('%s', (note, wishes) => {
    const read = readAll(note);
    expect(read.wishes.map(({ kind, quote }) => `${kind}: ${quote}`).join('; ')).toBe(wishes);
    expect(read.unread).toEqual([]);
  });

  it('do not name a dish that is not wanted', () => {
    const isCooked = (text: string) => isDishToCook(text)({ start: text.indexOf('stew'), end: text.length });
    expect(['no stew', 'not another stew', 'with stew'].map(isCooked)).toEqual([false, false, false]);
    expect(['a stew', 'no garlic, stew'].map(isCooked)).toEqual([true, true]);
  });

  it('ask for less chilli where it is to be spicy but not too much', () => {
    const shares = (text: string) => readAll(text).wishes.map((wish) => wishedAmount(wish)?.share);
    expect(shares('picante pero no mucho')).toEqual([0.6]);
    expect(shares('very spicy')).toEqual([1.5]);
  });
});

describe('the parts that were not understood', () => {
  it.each([
    ['serve it on the blue plates', ['serve it on the blue plates']],
    ['no nuts, and sing me a song', ['sing me a song']],
    ['no more than 2 eggs', ['no more than 2 eggs']],
    ['no meat except chicken', ['except chicken']],
    ['serve with something to dip', ['serve with something to dip']],
    ['我对花生过敏', ['我对花生过敏']],
    ['😀😀', ['😀😀']],
    ['Hi chef, please and thank you!', []],
    ['', []],
  ])('%s', (note, unread) => {
    expect(readNote(note).unread).toEqual(unread);
  });

  it('never throw', () => {
    const longNotes = [
      'no nuts, ',
      'nuts and ',
      'nut free ',
      'not too ',
      'very really ',
      'no ',
      ',',
      '- ',
      '😀🥜',
      '我',
      'a',
      '(no ',
    ];
    for (const words of longNotes)
      for (const place of places)
        expect(() => readNote(words.repeat(Math.ceil(10_000 / words.length)), place)).not.toThrow();
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.constantFrom(...places),
        (text, place) => {
          expect(readNote(text, place).exclusions.length).toBeLessThan(50);
        },
      ),
    );
  });

  const places: readonly NoteSource[] = ['note', 'ingredients'];
});
