/** What a cook asks for, as the recipe calls send it (spec 3). */
export interface KitchenRequest {
  ingredientes: string;
  tiempoCoccion: string;
  diners: number | string;
  necesidadesDiners?: string | undefined;
  tipoComida: string;
  tipoReceta: string;
}

/** What the kitchen knows of the cook: the profile fields that shape a recipe; null for a visitor. */
export interface KitchenProfile {
  toolsLevel: string;
  expertiseLevelInKitchen: string;
  leastfavoriteCuisine?: string | undefined;
  worldRegion?: string | undefined;
  dislikedFood: string;
  intolerances: readonly string[];
  avoidIngredients: readonly string[];
  diet: string;
  healthConditions: readonly string[];
  activityLevel?: string | undefined;
  cookingPreference?: string | undefined;
  recipeGoal?: string | undefined;
  specificGoal?: string | undefined;
  ingredientPreference?: string | undefined;
}

/** A finished recipe with its picture, in the fields of the specification's recipe. */
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
