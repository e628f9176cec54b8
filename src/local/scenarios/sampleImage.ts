import { HttpResponse } from 'msw';
import { z } from 'zod';
import { openDb } from '../store/db';

const withRecipe = z.union([
  z.object({ data: z.looseObject({ _id: z.string() }) }),
  z.looseObject({ _id: z.string() }).transform((data) => ({ data, bare: true })),
]);

/** Gives the recipe of an answer a stock photo, in the answer and where it is stored (spec 2, 'Recipe image rules'). */
export async function withSampleImage(response: Response): Promise<Response> {
  if (!response.ok) return response;
  const answer = withRecipe.parse(await response.json());
  const photo = Number.parseInt(answer.data._id.slice(-6), 16);
  const imageUrl = `https://images.pexels.com/photos/${photo}/pexels-photo-${photo}.jpeg`;

  const db = await openDb();
  const stored = await db.get('recipes', answer.data._id);
  if (stored) await db.put('recipes', { ...stored, imageUrl });

  const recipe = { ...answer.data, imageUrl };
  const { status, headers } = response;
  return HttpResponse.json('bare' in answer ? recipe : { data: recipe }, {
    status,
    headers: carried(headers),
  });
}

/** An answer's headers, without those that speak of its old body. */
function carried(headers: Headers): Headers {
  const rest = new Headers(headers);
  rest.delete('Content-Length');
  return rest;
}
