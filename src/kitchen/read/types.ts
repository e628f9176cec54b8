import type { Profile } from '@/profile/profileFields';
import type { QuickRecipeRequest } from '@/request/recipeRequest';

/** What a cook asks for, quick recipe or not: diners come as text or as a number (claims 3.11, 3.21). */
export type KitchenRequest = Omit<QuickRecipeRequest, 'diners'> & { diners: number | string };

/** What the kitchen may know of a cook: the profile, however complete it is; it asks for neither name nor age. */
export type KitchenProfile = Readonly<Partial<Omit<Profile, 'name' | 'age'>>>;

/** A finished recipe with its picture, in the fields of a recipe (claim 3.18). */
export interface KitchenRecipe {
  descripcionReceta: string;
  ingredientes: string;
  /** Minutes. */
  tiempoCoccion: number;
  diners: number;
  tipoReceta: string;
  tipoComida: string;
  necesidadesDiners: string;
  /** The dish seen from above, a self-contained SVG document. */
  picture: string;
}
