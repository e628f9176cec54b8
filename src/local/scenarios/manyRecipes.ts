import { HttpResponse } from 'msw';
import { z } from 'zod';
import { mealTypes } from '@/request/mealTypes';
import { themeNames } from '@/request/themes';
import { HttpError } from '../http/httpError';
import { getIdParam, type Route, type RouteInfo } from '../http/route';
import { readSetting, updateSetting } from '../store/settings';
import type { RecipeRow } from '../store/tables';

const adjectives = 'Slow Crispy Smoky Bright Rustic Golden Spicy Tender Cosy Fresh'.split(' ');
const foods = 'Lentil Tomato Mushroom Pumpkin Chickpea Lemon Leek Pepper Spinach'.split(' ');
const dishes = 'Stew Tart Risotto Salad Tacos Curry Soup Gratin Noodles Pie Bowl'.split(' ');

/** Middle part of these recipes' ids. The first 8 digits are a time, as in the backend's ids. */
const idMarker = 'c0ffee0000';
const newestCreatedAtSeconds = Date.UTC(2025, 3, 1) / 1000;

const listResponseSchema = z.object({ data: z.array(z.unknown()) });

/** Adds the same 1,000 recipes to every user's list. They can be read and deleted, but are not stored. */
export async function respondWithManyRecipes(route: Route, info: RouteInfo): Promise<Response> {
  const deleted = await readSetting('deletedManyRecipes');
  const id = getIdParam(info);
  if (route.call === 'listRecipes') {
    const own = listResponseSchema.parse(await (await route.respond(info)).json()).data;
    const manyRecipes = Array.from({ length: 1000 }, (_, index) => createManyRecipe(index, id));
    return HttpResponse.json({ data: [...own, ...manyRecipes.filter(({ _id }) => !deleted.includes(_id))] });
  }
  if (id.slice(8, 18) !== idMarker) return route.respond(info);
  if (deleted.includes(id)) throw new HttpError(404, 'Recipe not found');
  const index = Number.parseInt(id.slice(18), 16);
  if (route.call === 'getRecipe') return HttpResponse.json({ data: createManyRecipe(index, '') });
  await updateSetting('deletedManyRecipes', (ids) => [...ids, id]);
  return HttpResponse.json({ msg: 'Recipe deleted' });
}

/** Returns one of the recipes. Neighbours differ in every field that can be searched, filtered and sorted. */
function createManyRecipe(index: number, ownerId: string): RecipeRow {
  const pick = (names: readonly string[], step: number) =>
    names[Math.floor(index / step) % names.length] ?? '';
  const seconds = newestCreatedAtSeconds - index * 60 * 60;
  const title = `${pick(adjectives, 1)} ${pick(foods, 1)} ${pick(dishes, 1)} No. ${index + 1}`;
  const photo = (index % 40) + 1;
  return {
    _id: `${seconds.toString(16).padStart(8, '0')}${idMarker}${index.toString(16).padStart(6, '0')}`,
    firebaseId: ownerId,
    createdAt: new Date(seconds * 1000).toISOString(),
    descripcionReceta: `# ${title}\n\n1. Chop everything small.\n2. Cook it gently for 20 minutes.\n3. Taste, season, serve.`,
    ingredientes: `- 200 g ${pick(foods, 1).toLowerCase()}\n- 1 onion\n- 2 tbsp olive oil`,
    tiempoCoccion: 15 + (index % 10) * 5,
    diners: 1 + (index % 6),
    tipoReceta: pick(themeNames, 1),
    tipoComida: pick(mealTypes, 3),
    necesidadesDiners: '',
    imageUrl: index % 3 === 0 ? '' : `https://images.pexels.com/photos/${photo}/pexels-photo-${photo}.jpeg`,
  };
}
