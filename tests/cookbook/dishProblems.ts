import { isSameFood } from '@/food/check/sameFood';
import { findIngredients } from '@/food/names/findIngredients';
import { conflictsWithProfile } from '@/food/rules/restrictions';
import type { FoundIngredient, Ingredient } from '@/food/types';
import {
  type BracketPart,
  type CookbookDish,
  type Kit,
  listIngredients,
  listParts,
  type StepPart,
  timerMinutes,
} from '@/kitchen/cookbook/dish';
import { canMean, knownFood } from '@/kitchen/cookbook/knownFood';
import { consistencyFindings } from './consistencyFindings';
import { chooseIdeally } from './idealBasket';
import { isKitchenAmount, isKnownUnit } from './kitchenNumber';

const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');
const minutesApart = 3;
const mostSteps = 8;
const mostNotes = 2;

/** Returns the names in a file that the lexicon does not know. */
function unknownFoods(dish: CookbookDish): string[] {
  const tagged = listIngredients(dish).flatMap(({ name, slot }) => (slot === null ? [name] : []));
  const places: readonly (readonly [where: string, names: readonly string[]])[] = [
    ['tag', tagged],
    ['needs', dish.needs.flatMap(({ alternatives }) => alternatives.map(({ name }) => name))],
    ['swaps', dish.swaps.flatMap(({ replaced, choices }) => [replaced, ...choices])],
    ['welcomes', dish.welcomes.flatMap(({ foods }) => foods)],
    ['never', dish.never],
  ];
  const seen = new Set<string>();
  return places.flatMap(([where, names]) =>
    names.flatMap((name) => {
      if (seen.has(name) || knownFood(name)) return [];
      seen.add(name);
      return [`'${name}' (${where}) is no food that the lexicon knows; use a shop name that it knows`];
    }),
  );
}

function tagProblems(dish: CookbookDish): string[] {
  const tags = listIngredients(dish);
  const names = tags.map(({ name }) => name);
  const twice = [...new Set(names.filter((name, index) => names.indexOf(name) < index))];
  const untagged = dish.needs.flatMap(({ alternatives: [first] }) =>
    names.includes(first.name) ? [] : [first.name],
  );
  const unswapped = dish.swaps.flatMap(({ replaced }) => (names.includes(replaced) ? [] : [replaced]));
  return [
    ...twice.map((name) => `'@${name}' is tagged twice; tag the first use and name it plainly after that`),
    ...untagged.map((name) => `needs '${name}', but the text has no '@${name}{…}': name them alike`),
    ...unswapped.map((name) => `swaps '${name}', but the text has no '@${name}{…}': name them alike`),
    ...tags.flatMap(({ name, amount, unit, slot }) => {
      if (slot !== null && amount !== null)
        return [`the slot '@?${name}{}' takes no amount: each food brings its own`];
      if (!isKnownUnit(unit)) return [`'@${name}' is measured in '${unit}', which the kitchen does not know`];
      if (amount !== null && !isKitchenAmount({ amount, unit }))
        return [
          `'@${name}{${amount}${unit === null ? '' : `%${unit}`}}' is not an amount that a cook measures`,
        ];
      return [];
    }),
  ];
}

function slotProblems(dish: CookbookDish): string[] {
  const brackets = dish.steps.flatMap(({ parts }) => parts.filter((part) => part.kind === 'bracket'));
  const optionalIn = ({ parts }: BracketPart) =>
    parts.filter((part) => part.kind === 'ingredient' && part.isOptional);
  const loose = dish.steps.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'ingredient' && part.isOptional ? [part.name] : [])),
  );
  const tagged = listIngredients(dish);
  return [
    ...dish.usual
      .filter((name) => dish.welcomes.every(({ foods }) => !foods.includes(name)))
      .map((name) => `'usual' names '${name}', which no slot of 'welcomes' has`),
    ...(dish.welcomes.length > 4 ? ['welcomes more than 4 slots'] : []),
    ...loose.map(
      (name) => `'@?${name}' is optional and stands in no […]: put the words that go with it in one`,
    ),
    ...brackets
      .filter((bracket) => optionalIn(bracket).length !== 1)
      .map(
        (bracket) =>
          `the bracket '[${textOfParts(bracket.parts).slice(0, 50)}…]' has ${optionalIn(bracket).length} optional '@?' tags; it needs one`,
      ),
    ...dish.welcomes
      .filter(({ name }) => tagged.filter(({ slot }) => slot === name).length !== 1)
      .map(({ name }) => `the slot '${name}' stands in the text as '@?${name}{}' other than once`),
    ...tagged
      .filter(({ slot, isOptional }) => slot !== null && !isOptional)
      .map(({ name }) => `the slot '@${name}' is written '@?${name}{}'`),
  ];
}

/** Names of what a recipe makes, or of all its foods: 'the stew', 'the sauce', 'vegetables'. */
const isGeneralWord = ({ category, id }: Ingredient) =>
  ['prepared', 'sauce', 'condiment', 'bread', 'sweet', 'pasta'].includes(category) ||
  [
    'sauce',
    'stock',
    'vegetables',
    'fruit',
    'meat',
    'fish',
    'seafood',
    'mixed-herbs',
    'nuts',
    'beans',
    'water',
    'cream',
    'creme-anglaise',
    'custard',
    'beef-burger',
    'meatballs',
    'black-pepper',
    'curry-powder',
    'spices',
    'mixed-spice',
    'chilli',
  ].includes(id);

/** What a recipe makes of its foods, and what is in every kitchen. */
const isMade = ({ category, id }: Ingredient) =>
  category === 'prepared' ||
  category === 'sauce' ||
  [
    'sauce',
    'stock',
    'batter',
    'vegetables',
    'fruit',
    'mixed-herbs',
    'water',
    'ice',
    'salt',
    'black-pepper',
    'vegetable-oil',
    'pizza-dough',
    'ketchup',
    'vinaigrette',
    'starch',
    'marinade',
    'soup',
    'spices',
    'salad-dressing',
  ].includes(id);

/** Returns a text with the names of its tags. */
const textOfParts = (parts: readonly StepPart[]): string =>
  parts
    .map((part) => {
      if (part.kind === 'text') return part.text;
      if (part.kind === 'bracket') return textOfParts(part.parts);
      return part.kind === 'time' ? `${part.minutes} minutes` : part.name;
    })
    .join('');

const leftovers = /[@#~{}[\]]|(?<!\d)%/;
function textProblems(dish: CookbookDish): string[] {
  const written = [
    ...listParts(dish).flatMap((part) =>
      part.kind === 'text' ? [part.text] : part.kind === 'time' ? [] : [part.name],
    ),
    ...listIngredients(dish).flatMap(({ preparation }) => preparation ?? []),
    ...dish.notes,
    dish.title,
    dish.about,
  ];
  const without = dish.steps.map(({ parts }) => textOfParts(parts.filter(({ kind }) => kind !== 'bracket')));
  const within = dish.steps.map(({ parts }) => textOfParts(parts));
  return [
    ...written
      .filter((text) => leftovers.test(text))
      .map((text) => `a tag in '…${text.trim().slice(0, 60)}…' is not closed or has no name`),
    ...[...new Set([...without, ...within])].flatMap((text) => {
      const [odd] = /\s[,.;:]|,\s*[,.]|\.\s*\.|\(\s*\)/.exec(text.trim()) ?? [];
      const [small] = /(?:^|[.!?]\s+)\p{Ll}\S*\s\S*/u.exec(text.trim()) ?? [];
      const shown = (at: string) => {
        const index = text.indexOf(at);
        return text.slice(Math.max(0, index - 25), index + 25).trim();
      };
      return [
        ...(odd === undefined ? [] : [`with brackets in or out, the text has '…${shown(odd)}…'`]),
        ...(small === undefined
          ? []
          : [`with brackets in or out, a sentence begins small: '${small.trim()}'`]),
      ];
    }),
    ...(dish.steps.length < 2 || dish.steps.length > mostSteps
      ? [`has ${dish.steps.length} steps; 4 to ${mostSteps} are right`]
      : []),
    ...(dish.notes.length > mostNotes
      ? [`has ${dish.notes.length} notes ('> …'); ${mostNotes} at most`]
      : []),
    ...(dish.title.endsWith('.') ? ['the title ends in a full stop'] : []),
  ];
}

/** Oil, butter, salt and sugar of which a part is used, and the rest only in what is optional. */
function shareProblems(dish: CookbookDish): string[] {
  const text = dish.steps
    .map(({ parts }) => textOfParts(parts.filter(({ kind }) => kind !== 'bracket')))
    .join(' ');
  return ['oil', 'butter', 'salt', 'sugar'].flatMap((food) => {
    const part = new RegExp(`\\b(?:half|a third) of the (?:[a-z-]+ ){0,2}${food}\\b`, 'i').exec(text);
    const after = part ? text.slice(part.index + part[0].length) : null;
    const isFinished =
      after === null ||
      new RegExp(`\\b(?:rest|other|remaining|last)\\b[^.;]*\\b${food}\\b|\\bthe ${food}\\b`).test(after) ||
      /\b(?:the rest|the other half)\b(?! (?:for|it|them|off|under|on))/.test(after);
    return isFinished
      ? []
      : [`a part of the ${food} is used, and the rest of it nowhere where what is optional is left out`];
  });
}

/** Words that a dish cannot keep: amounts that do not grow with the diners, foods that may not be there. */
function wordProblems(dish: CookbookDish): string[] {
  const plain = dish.steps.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])),
  );
  const amounts = plain.flatMap((text) =>
    [
      ...text.matchAll(
        /(?:\b\d+(?:[./]\d+)?|[½¼¾]) ?(?:g|kg|ml|l|tsp|tbsp|litres?)\b(?! (?:a|per|for each) )/g,
      ),
    ].map(([found]) => found),
  );
  const tags = listIngredients(dish);
  const sure = tags.filter(({ slot, isOptional }) => slot === null && !isOptional);
  const optional = tags.filter(({ slot, isOptional }) => slot === null && isOptional);
  const namesOf = (text: string) => findIngredients(text).map(({ ingredient }) => ingredient);
  const isSure = (food: Ingredient) =>
    sure.some(({ name }) => namesOf(name).some((other) => isSameFood(other, food)));
  // 'Granola' is granola.
  const isDish = ({ names: { en, es } }: Ingredient) =>
    [...en, ...es].some((name) => dish.askedAs.some((own) => ` ${own}`.endsWith(` ${name.toLowerCase()}`)));
  const isOptional = (found: FoundIngredient) => {
    const canBe = ({ name }: { name: string }) => {
      const food = knownFood(name);
      return food !== null && found.ingredient.id !== 'sauce' && canMean(found, food.ingredient);
    };
    return optional.some(canBe) && !sure.some(canBe);
  };
  const unsure = (text: string) =>
    findIngredients(text)
      .filter((found) => isOptional(found) || !isGeneralWord(found.ingredient))
      .map(({ ingredient }) => ingredient)
      .filter((food) => !isSure(food) && !isDish(food));
  const untagged = new Set(
    plain
      .flatMap(namesOf)
      .filter(
        (food) =>
          !isMade(food) && !tags.some(({ name }) => namesOf(name).some((other) => isSameFood(other, food))),
      )
      .filter(
        (food) => !dish.welcomes.some(({ foods }) => foods.some((name) => namesOf(name).includes(food))),
      )
      .map(({ names: { en }, id }) => en[0] ?? id),
  );
  const dropped = optional.filter(({ name }) => {
    const [food] = namesOf(name).slice(-1);
    return food && !isSure(food) && plain.some((text) => namesOf(text).includes(food));
  });
  const stray = dish.needs.flatMap(({ alternatives: [first, ...others] }) => {
    if (others.length === 0) return [];
    const said = new Set([
      ...`${dish.title} ${dish.english}`.toLowerCase().split(/[^\p{L}]+/u),
      ...first.shortName.split(' '),
      ...others.flatMap(({ name }) => name.split(' ')),
    ]);
    return first.name
      .split(' ')
      .filter((word) => !said.has(word) && word.length > 3)
      .filter((word) => plain.some((text) => new RegExp(`\\b${word.replace(/s$/, '')}s?\\b`, 'i').test(text)))
      .map(
        (word) =>
          `the text says '${word}' plainly, which is wrong of ${others[0]?.name}: say 'the ${first.shortName}'`,
      );
  });
  // 'No sugar added' is false as soon as a slot takes chocolate.
  const denials = [...dish.about.matchAll(/\b(?:no|without(?: any)?|nothing but) ([^.,;:]*)/gi)]
    .filter(([, what = '']) => namesOf(what.replace(/^added /, '')).length > 0)
    .map(([words]) => `about says '${words}', which the cook's own foods may make false: say what is in it`);
  return [
    ...denials,
    ...amounts.map(
      (found) => `'${found}' in plain words does not grow with the diners: say 'half of', 'the rest'`,
    ),
    ...unsure(`${dish.title}. ${dish.about}`).map(
      ({ names: { en } }) => `the title or about names ${en[0]}, which the dish may be without`,
    ),
    ...dropped.map(({ name }) => `'${name}' is optional, and plain words outside its […] name it`),
    ...stray,
    ...[...untagged].map(
      (name) =>
        `plain words name ${name}, which nobody has listed: tag it, say it otherwise, or say it in a '>' note`,
    ),
  ];
}

function timeProblems(dish: CookbookDish): string[] {
  const always = dish.steps.flatMap(({ parts }) => parts.filter((part) => part.kind !== 'bracket'));
  const least = dish.prep + timerMinutes(always);
  const most = dish.prep + timerMinutes(listParts(dish));
  const isOff = dish.time < least - minutesApart || dish.time > most + minutesApart;
  return [
    ...(isOff
      ? [
          `time is ${dish.time}, but prep ${dish.prep} and the timers make ${least === most ? least : `${least} to ${most}`}`,
        ]
      : []),
    ...listParts(dish).flatMap((part) => {
      if (part.kind !== 'time' || part.unhurriedMinutes === part.minutes) return [];
      const isWrong = part.isMeanwhile || part.unhurriedMinutes < part.minutes;
      const written = `${part.minutes}-${part.unhurriedMinutes}`;
      return isWrong
        ? [`'${written}' minutes: only a time of its own has a longer one, which stands second`]
        : [];
    }),
  ];
}

const kitOfTools: readonly (readonly [tool: RegExp, kit: Kit | null])[] = [
  [/^(?:.*\b)?oven$/, 'oven'],
  [/air fryer/, 'air fryer'],
  [/slow cooker/, 'slow cooker'],
  [/pressure cooker/, 'pressure cooker'],
  [/\b(?:roasting|baking|cake|loaf|pie|muffin|bun|tart)\b/, null],
  [/^(?:.*\b)?(?:grill|barbecue)$/, 'grill'],
  [/blender|food processor/, 'blender'],
  [/microwave/, 'microwave'],
  [/pan\b|pot\b|wok|saucepan|casserole|skillet|steamer|griddle|hob/, 'hob'],
];
const kitOf = (tool: string): Kit | null => kitOfTools.find(([words]) => words.test(tool))?.[1] ?? null;

function kitProblems(dish: CookbookDish): string[] {
  const tools = listParts(dish).flatMap((part) => (part.kind === 'tool' ? [part.name] : []));
  const used = new Set(tools.flatMap((tool) => kitOf(tool) ?? []));
  return [
    ...dish.kit
      .filter((kit) => !used.has(kit))
      .map((kit) => `kit has '${kit}', but the text tags nothing of it: '#${kit}{}', a pan, a pot…`),
    ...[...used]
      .filter((kit) => !dish.kit.includes(kit))
      .map((kit) => `the text uses #${tools.find((tool) => kitOf(tool) === kit)}, so kit must have '${kit}'`),
  ];
}

const advice: Readonly<Record<string, string>> = {
  doneness: 'Say what to look for, or the heat inside.',
  'used-not-listed': 'Tag it, or name it otherwise.',
  minutes: "Write 'Meanwhile' or 'while' before what is done meanwhile.",
};

/** What the product's own check finds: with everything optional in and no slot filled, and with each raw food of a slot. */
function consistencyProblems(dish: CookbookDish): string[] {
  const findings = consistencyFindings(chooseIdeally(dish, { perSlot: 0 }));
  const raw = dish.welcomes.flatMap(({ name, foods }) =>
    foods
      .filter((food) => knownFood(food)?.ingredient.rawRisk !== undefined)
      .map((as) => ({ slot: name, as })),
  );
  const undone = raw.filter((one) =>
    consistencyFindings(chooseIdeally(dish, { perSlot: 0, extraSlotFood: one })).some(
      ({ kind, text }) => kind === 'doneness' && findings.every((known) => known.text !== text),
    ),
  );
  const most = Math.max(...dish.needs.map(({ alternatives }) => alternatives.length), 0);
  const others = Array.from({ length: most }, (_, alternative) =>
    consistencyFindings(chooseIdeally(dish, { perSlot: 0, alternative })).filter(
      ({ kind }) => kind !== 'minutes',
    ),
  ).flat();
  return [
    ...new Set(
      others
        .filter(({ kind, summary }) =>
          findings.every((known) => known.kind !== kind || known.summary !== summary),
        )
        .map(
          ({ kind, summary }) =>
            `with another of its needs: ${kind}, ${summary}. Call it by its short name there.`,
        ),
    ),
    ...findings
      .filter(({ kind }) => ['doneness', 'minutes', 'used-not-listed'].includes(kind))
      .map(({ kind, summary, text = `${kind}, ${summary}.` }) => `${text} ${advice[kind] ?? ''}`),
    ...undone.map(
      ({ slot, as }) =>
        `the slot '${slot}' takes ${as}, and its […] does not say when that is cooked through: say so, or write 'cooked ${as}'`,
    ),
  ];
}

function veganProblems(dish: CookbookDish): string[] {
  if (!dish.themes.includes('Vegan Bliss')) return [];
  const isVegan = (name: string) => {
    const food = knownFood(name);
    return (
      !food ||
      !conflictsWithProfile(food.ingredient, { diet: 'Vegan' }).some(
        ({ certainty }) => certainty === 'contains',
      )
    );
  };
  const stuck = listIngredients(dish).flatMap(({ name, slot, isOptional }) => {
    const others = [
      ...(dish.needs.find(({ alternatives: [first] }) => first.name === name)?.alternatives ?? []).map(
        (food) => food.name,
      ),
      ...(dish.swaps.find(({ replaced }) => replaced === name)?.choices ?? []),
    ];
    return slot !== null || isOptional || [name, ...others].some(isVegan) ? [] : [name];
  });
  return stuck.length > 0 ? [`suits Vegan Bliss, but has ${quoted(stuck)} and no vegan swap for it`] : [];
}

/** Returns the problems of a dish, a sentence each: what is wrong and what to do. */
export const findDishProblems = (dish: CookbookDish): string[] => [
  ...unknownFoods(dish),
  ...tagProblems(dish),
  ...slotProblems(dish),
  ...textProblems(dish),
  ...wordProblems(dish),
  ...shareProblems(dish),
  ...timeProblems(dish),
  ...kitProblems(dish),
  ...consistencyProblems(dish),
  ...veganProblems(dish),
];

/** Returns the names of `asked as` that several dishes have. */
export function findSharedNames(dishes: readonly CookbookDish[]): { name: string; files: string[] }[] {
  const files = new Map<string, string[]>();
  for (const { id, askedAs } of dishes)
    for (const name of new Set(askedAs)) files.set(name, [...(files.get(name) ?? []), id]);
  return [...files].flatMap(([name, ids]) => (ids.length > 1 ? [{ name, files: ids }] : []));
}
