import { mix } from '../drawing/colours';
import type { Look, Role } from '../pieces/look';
import { findLook } from '../pieces/looks';
import { blend, type Scene, solidsOfRole } from './compose';

/** A colour, or a function of the dish's foods. */
export type Colour = string | ((scene: Scene) => string);

export const foodColour = (colour: Colour, scene: Scene) =>
  typeof colour === 'string' ? colour : colour(scene);

export type PickFoods = (scene: Scene) => readonly Look[];

/** Returns a colour mixed with those of the foods of some roles, by default all. */
export const sauce =
  (colour: string, share = 0.55, ...roles: Role[]) =>
  (scene: Scene): string =>
    mix(blend(solidsOfRole(scene, roles), colour), colour, share);

/** Returns the colour of mashed or blended foods. */
export const puree = (ground: string) => sauce(ground, 0.45, 'bean', 'vegetable', 'dairy', 'fruit');

/** Picks the foods of some roles; all foods if there are none. */
export const foodsOfRole =
  (...roles: Role[]): PickFoods =>
  (scene) =>
    solidsOfRole(scene, roles);

/** Picks all foods except those of one role. */
export const foodsExceptRole =
  (role: Role): PickFoods =>
  ({ solids }) =>
    solids.filter((look) => look.role !== role);

/** Picks the leaves of the dish, or `others` if it has none. */
export const leafFoods =
  (...others: string[]): PickFoods =>
  (scene) =>
    solidsOfRole(scene, ['leaf'], others.map(findLook));

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

export const creamOf = (scene: Scene): string =>
  isDark(scene) ? '#8a5535' : mix('#f8e6bd', blend(fruitOf(scene), '#f8e6bd'), 0.3);
