import { HttpResponse } from 'msw';
import { hashText } from '@/lib/random';
import { HttpError } from '../http/httpError';
import type { Route } from '../http/route';
import { openDb } from '../store/db';
import { drawStockPhoto } from './stockPhoto';

const maxQuickRecipeImages = 20;

export const imagePath = (id: string) => `/images/${id}.svg`;

/** Stores a recipe's picture. Deletes all but the 20 newest pictures of quick recipes. */
export async function saveImage(id: string, svg: string, kind: 'recipe' | 'quick'): Promise<void> {
  const transaction = (await openDb()).transaction('pictures', 'readwrite');
  await transaction.store.put({ id, svg, kind, createdAt: Date.now() });
  const quickRecipeImages = await transaction.store.index('byKind').getAll('quick');
  const oldImages = quickRecipeImages.sort((a, b) => b.createdAt - a.createdAt).slice(maxQuickRecipeImages);
  await Promise.all([...oldImages.map((image) => transaction.store.delete(image.id)), transaction.done]);
}

const toErrorResponse: Route['toErrorResponse'] = ({ status, message }) =>
  new HttpResponse(message, { status, headers: { 'Content-Type': 'text/plain' } });

/** Returns the routes of recipe pictures, and of drawings in place of the stock photos in samples. */
export function imageRoutes(serverUrl: string): Route[] {
  return [
    {
      call: 'images',
      method: 'GET',
      url: `${serverUrl}/images/:file`,
      toErrorResponse,
      respond: async ({ params }) => {
        const id = String(params.file).replace(/\.svg$/, '');
        const picture = await (await openDb()).get('pictures', id);
        if (!picture) throw new HttpError(404, 'Picture not found');
        return svgResponse(picture.svg);
      },
    },
    {
      call: 'images',
      method: 'GET',
      url: 'https://images.pexels.com/*',
      toErrorResponse,
      // Hashing the path gives each URL its own drawing.
      respond: async ({ request }) => svgResponse(drawStockPhoto(hashText(new URL(request.url).pathname))),
    },
  ];
}

/** Returns an SVG response whose policy forbids scripts and requests. */
function svgResponse(svg: string): Response {
  return new HttpResponse(svg, {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'private, max-age=86400',
    },
  });
}
