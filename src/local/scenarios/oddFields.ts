import { HttpResponse } from 'msw';

type Fields = Record<string, unknown>;

const lines = (value: unknown) => (typeof value === 'string' ? value.split('\n') : value);
const asText = (value: unknown) => (typeof value === 'number' ? String(value) : value);
const joined = (value: unknown) => (Array.isArray(value) ? value.join(', ') : value);

/** The ways in which a careless backend writes each field. */
const oddities: Record<string, (value: unknown) => unknown> = {
  descripcionReceta: lines,
  ingredientes: lines,
  tiempoCoccion: (minutes) => `${asText(minutes)} min`,
  diners: asText,
  tipoComida: () => null,
  necesidadesDiners: () => null,
  age: asText,
  intolerances: joined,
  avoidIngredients: joined,
  healthConditions: () => null,
};

/** Rewrites the recipes or the profile of an answer as a careless backend might send them. */
export async function withOddFields(response: Response): Promise<Response> {
  if (!response.ok) return response;
  const { status, headers } = response;
  const carried = new Headers(headers);
  carried.delete('Content-Length');
  return HttpResponse.json(odd(await response.json()), { status, headers: carried });
}

function odd(value: unknown): Fields | unknown[] | null {
  if (Array.isArray(value)) return value.map(odd);
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(
    Object.entries(value).map(([field, content]) => {
      if (field === 'data' || field === 'user') return [field, odd(content)];
      return [field, oddities[field]?.(content) ?? (field in oddities ? null : content)];
    }),
  );
}
