import { HttpResponse } from 'msw';
import { drawStockSample } from '@/kitchen/picture/stockSample';
import { hashText } from '@/lib/random';
import { HttpError } from '../http/httpError';
import type { Route } from '../http/route';
import { openDb } from '../store/db';

const maxQuickPictures = 20;

/** Where a picture is served from, relative to the server base. */
export const picturePath = (id: string) => `/images/${id}.svg`;

/** Keeps the picture of a recipe. Those of quick recipes, which nobody keeps, make room for newer ones. */
export async function savePicture(id: string, svg: string, kind: 'recipe' | 'quick'): Promise<void> {
  const transaction = (await openDb()).transaction('pictures', 'readwrite');
  await transaction.store.put({ id, svg, kind, createdAt: Date.now() });
  const quick = await transaction.store.index('byKind').getAll('quick');
  const stale = quick.sort((a, b) => b.createdAt - a.createdAt).slice(maxQuickPictures);
  await Promise.all([...stale.map((picture) => transaction.store.delete(picture.id)), transaction.done]);
}

const toErrorResponse: Route['toErrorResponse'] = ({ status, message }) =>
  new HttpResponse(message, { status, headers: { 'Content-Type': 'text/plain' } });

/** The pictures of recipes, and stand-ins for the stock photos that samples point to. */
export function pictureRoutes(serverUrl: string): Route[] {
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
      // The same address shows the same photo.
      respond: async ({ request }) => svgResponse(drawStockSample(hashText(new URL(request.url).pathname))),
    },
  ];
}

/** An SVG that can do nothing but be looked at, wherever it is opened. */
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
