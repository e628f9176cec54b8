import { HttpResponse } from 'msw';
import { z } from 'zod';
import { openDb } from '../store/db';

const singleRecipeSchema = z.union([
  z.object({ data: z.looseObject({ _id: z.string() }) }),
  z.looseObject({ _id: z.string() }).transform((data) => ({ data, isBare: true })),
]);

/** Replaces the picture of a response's recipe by a stock photo, in the response and in the table (claim 2.91). */
export async function replaceImageWithStockPhoto(response: Response): Promise<Response> {
  if (!response.ok) return response;
  const body = singleRecipeSchema.parse(await response.json());
  const photo = Number.parseInt(body.data._id.slice(-6), 16);
  const imageUrl = `https://images.pexels.com/photos/${photo}/pexels-photo-${photo}.jpeg`;

  const db = await openDb();
  const stored = await db.get('recipes', body.data._id);
  if (stored) await db.put('recipes', { ...stored, imageUrl });

  const recipe = { ...body.data, imageUrl };
  return replaceBody(response, 'isBare' in body ? recipe : { data: recipe });
}

function replaceBody({ status, headers }: Response, body: object | null): Response {
  const newHeaders = new Headers(headers);
  newHeaders.delete('Content-Length');
  return HttpResponse.json(body, { status, headers: newHeaders });
}

const toLines = (value: unknown) => (typeof value === 'string' ? value.split('\n') : value);
const toText = (value: unknown) => (typeof value === 'number' ? String(value) : value);
const toCommaSeparated = (value: unknown) => (Array.isArray(value) ? value.join(', ') : value);

const fieldAlterations: Record<string, (value: unknown) => unknown> = {
  descripcionReceta: toLines,
  ingredientes: toLines,
  tiempoCoccion: (minutes) => `${toText(minutes)} min`,
  diners: toText,
  tipoComida: () => null,
  necesidadesDiners: () => null,
  age: toText,
  intolerances: toCommaSeparated,
  avoidIngredients: toCommaSeparated,
  healthConditions: () => null,
};

/** Rewrites the recipes or the profile in a response as an imprecise backend would send them. */
export async function alterResponseFields(response: Response): Promise<Response> {
  return response.ok ? replaceBody(response, alterFields(await response.json())) : response;
}

function alterFields(value: unknown): object | null {
  if (Array.isArray(value)) return value.map(alterFields);
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(
    Object.entries(value).map(([field, content]) => {
      if (field === 'data' || field === 'user') return [field, alterFields(content)];
      return [field, fieldAlterations[field]?.(content) ?? (field in fieldAlterations ? null : content)];
    }),
  );
}
