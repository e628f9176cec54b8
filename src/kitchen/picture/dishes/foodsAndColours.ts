import { filled, mix } from '../drawing/svgElements';
import { findLook, foodLook } from '../pieces/looks';
import type { Look, Role } from '../pieces/lookTables';
import { blend, type Scene, solidsOfRole } from './compose';

/** A colour, or a function of the dish's foods. */
export type Colour = string | ((scene: Scene) => string);

export const foodColour = (colour: Colour, scene: Scene) =>
  typeof colour === 'string' ? colour : colour(scene);

export type PickFoods = (scene: Scene) => readonly Look[];

/** Returns the colour of mashed or blended foods. */
export const puree =
  (ground: string) =>
  ({ solids }: Scene): string => {
    const plants = solids.filter(({ role }) => role !== 'protein');
    return mix(blend(plants, ground), ground, 0.45);
  };

/** The colours that foods give to a sauce, the strongest first. */
const liquids: readonly (readonly [foods: RegExp, colour: string])[] = [
  [/ink/, '#2e2528'],
  [/pesto|tomatillo|green-curry|salsa-verde/, '#8c9e48'],
  [/saffron/, '#f5aa16'],
  [/^tomato$|tinned-tomato|passata|gochujang|harissa|ketchup/, '#c5431f'],
  [/beetroot/, '#9c2848'],
  [/red-wine$|beer|stout|cocoa|mole/, '#743c1c'],
  [/turmeric|curry-p|mustard$/, '#dc982d'],
  [/^(beef|lamb|lentil|black-bean)/, '#8a4c24'],
  [/soy-sauce|oyster|miso/, '#a06a34'],
  [/chipotle|chorizo/, '#bd4f22'],
];
export const isCreamy = ({ ingredients }: Scene) =>
  ingredients.some((id) => /cream|coconut-milk|yoghurt|milk$|peanut-butter/.test(id));

/** Returns the colour of the dish's sauce by its foods; `ground` if none of them colours it. */
export const liquid =
  (ground: Colour) =>
  (scene: Scene): string => {
    const { ingredients } = scene;
    const own = liquids.find(([foods]) => ingredients.some((id) => foods.test(id)))?.[1];
    const [first, second] = ingredients.slice(0, 2).map((id) => foodLook(id).role);
    const isGreen = first === 'herb' || first === 'leaf' || second === 'leaf';
    const colour = isGreen ? '#85983f' : (own ?? foodColour(ground, scene));
    return mix(colour, '#f8df9f', isCreamy(scene) ? 0.45 : 0);
  };

/** Picks the foods of some roles; `others` if there are none, by default all foods. */
export const foodsOfRole =
  (roles: readonly Role[], ...others: string[]): PickFoods =>
  (scene) =>
    solidsOfRole(scene, roles, others.length > 0 ? others.map(findLook) : scene.solids);

/** Picks the main food, in golden batter. */
export const battered: PickFoods = ({ solids }) =>
  solids.slice(0, 1).map(({ draw, ...look }) => ({
    ...look,
    draw: (brush, random) => {
      const { outline, body } = draw(brush, random);
      return { outline, body: body + filled(outline, brush.shaded('#e29a35', 0.25, 0.2), 0.6) };
    },
  }));

export const isDark = ({ solids }: Scene) => solids.includes(findLook('chocolate'));

/** Returns at most three fruits, nuts and foods of other roles; chocolate colours the dough instead. */
export const fruitOf = (scene: Scene, ...others: Role[]): readonly Look[] =>
  solidsOfRole(scene, ['fruit', 'nut', ...others], [])
    .filter((look) => look !== findLook('chocolate'))
    .slice(0, 3);

/** Returns the fruit of the dish; apples if it has none. */
export const fruits = (scene: Scene): readonly Look[] => {
  const own = fruitOf(scene).filter(({ role }) => role === 'fruit');
  return own.length > 0 ? own : [findLook('apple')];
};

/** Returns the colours of cakes and biscuits. */
export function doughOf(scene: Scene): { crust: string; crumb: string } {
  if (isDark(scene)) return { crust: '#43210f', crumb: '#5e3018' };
  return { crust: '#a9672a', crumb: mix('#edc27c', blend(fruitOf(scene), '#edc27c'), 0.12) };
}
