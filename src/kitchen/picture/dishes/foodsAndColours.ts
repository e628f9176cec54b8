import { mix } from '../drawing/colours';
import type { Look, Role } from '../pieces/look';
import { lookOf } from '../pieces/looks';
import { blend, only, type Scene } from './compose';

/** A colour of a dish, which may hang on what is in it. */
export type Colour = string | ((scene: Scene) => string);

export const colourOf = (colour: Colour, scene: Scene) =>
  typeof colour === 'string' ? colour : colour(scene);

/** Picks the foods that a layer is made of. */
export type PickFoods = (scene: Scene) => readonly Look[];

/** A sauce or cream of one colour that takes on some of what is in it. */
export const sauce =
  (colour: string, share = 0.55, ...roles: Role[]) =>
  (scene: Scene): string =>
    mix(blend(only(scene, roles), colour), colour, share);

/** The colour of what is mashed or blended together. */
export const puree = (ground: string) => sauce(ground, 0.45, 'bean', 'vegetable', 'dairy', 'fruit');

/** What the dish has of some roles; everything when it has none of them. */
export const some =
  (...roles: Role[]): PickFoods =>
  (scene) =>
    only(scene, roles);

/** All that the dish has but one role. */
export const allBut =
  (role: Role): PickFoods =>
  ({ solids }) =>
    solids.filter((look) => look.role !== role);

/** The dish's leaves, or others when it has none. */
export const leaves =
  (...others: string[]): PickFoods =>
  (scene) =>
    only(scene, ['leaf'], others.map(lookOf));

/** Chocolate makes a dough or a cream dark. */
export const isDark = ({ solids }: Scene) => solids.includes(lookOf('chocolate'));

/** Fruit and nuts; an egg or butter in the dough does not show. */
export const fruitOf = (scene: Scene, ...others: Role[]): readonly Look[] =>
  only(scene, ['fruit', 'nut', ...others], [])
    .filter((look) => look !== lookOf('chocolate'))
    .slice(0, 3);

/** Fruit alone; apples when the dish has none. */
export const fruits = (scene: Scene): readonly Look[] => {
  const own = fruitOf(scene).filter(({ role }) => role === 'fruit');
  return own.length > 0 ? own : [lookOf('apple')];
};

/** The colours of what is baked. */
export function doughOf(scene: Scene): { crust: string; crumb: string } {
  if (isDark(scene)) return { crust: '#43210f', crumb: '#5e3018' };
  return { crust: '#a9672a', crumb: mix('#edc27c', blend(fruitOf(scene), '#edc27c'), 0.12) };
}

/** The colour of an ice cream. */
export const creamOf = (scene: Scene): string =>
  isDark(scene) ? '#8a5535' : mix('#f8e6bd', blend(fruitOf(scene), '#f8e6bd'), 0.3);
