/** Grams per piece, untrimmed, by ingredient id: four chicken thighs weigh about 520 g. */
const gramsPerPiece: Readonly<Record<string, number>> = {
  apple: 150,
  aubergine: 300,
  avocado: 180,
  banana: 120,
  beetroot: 120,
  'bell-pepper': 160,
  broccoli: 350,
  cabbage: 900,
  carrot: 80,
  cauliflower: 700,
  celery: 45,
  'chicken-breast': 170,
  chorizo: 100,
  'black-pudding': 100,
  'bok-choy': 120,
  'chicken-thigh': 130,
  courgette: 220,
  cucumber: 350,
  egg: 55,
  fennel: 250,
  frankfurter: 50,
  garlic: 5,
  leek: 180,
  lemon: 100,
  lettuce: 300,
  lime: 65,
  kiwi: 80,
  mango: 300,
  meringue: 30,
  mushrooms: 18,
  onion: 130,
  orange: 180,
  parsnip: 120,
  nectarine: 140,
  peach: 140,
  pear: 160,
  plum: 60,
  potato: 180,
  'red-onion': 130,
  salmon: 140,
  'sea-bass': 350,
  'sea-bream': 350,
  sausage: 70,
  rabbit: 1200,
  shallot: 35,
  'spring-onion': 15,
  trout: 350,
  'sweet-potato': 250,
  tomato: 110,
  'cherry-tomato': 15,
  turnip: 130,
  'butternut-squash': 1000,
  bread: 40,
  squid: 150,
  cuttlefish: 350,
  mozzarella: 125,
  burrata: 125,
  camembert: 250,
};

/** Grams of a slice of ham or cheese; millilitres weigh a gram. */
const gramsPerUnit: Readonly<Record<string, number>> = { g: 1, ml: 1, slice: 25 };

/** Grams of one; a clove, a stick of celery and a slice of bread are pieces. */
const gramsOf = (unit: string | null, ingredientId: string): number | undefined =>
  unit === null || unit === 'clove' || unit === 'stick' || (unit === 'slice' && ingredientId === 'bread')
    ? gramsPerPiece[ingredientId]
    : gramsPerUnit[unit];

/** Converts between pieces (null), 'g', 'ml', 'clove', 'slice' and 'stick'. Returns null if the weight of one is unknown. */
export function convertAmount(
  amount: number,
  from: string | null,
  to: string | null,
  ingredientId: string,
): number | null {
  if (from === to) return amount;
  const [each, other] = [gramsOf(from, ingredientId), gramsOf(to, ingredientId)];
  return each === undefined || other === undefined ? null : (amount * each) / other;
}
