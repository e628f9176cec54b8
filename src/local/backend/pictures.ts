import { openDb } from '../store/db';

const quickPicturesKept = 20;

/** Where a picture is served from, relative to the server base. */
export const picturePath = (id: string) => `/images/${id}.svg`;

/** Keeps the picture of a recipe. Those of quick recipes, which nobody keeps, make room for newer ones. */
export async function keepPicture(id: string, svg: string, kind: 'recipe' | 'quick'): Promise<void> {
  const transaction = (await openDb()).transaction('pictures', 'readwrite');
  await transaction.store.put({ id, svg, kind, createdAt: Date.now() });
  const quick = await transaction.store.index('byKind').getAll('quick');
  const stale = quick.sort((a, b) => b.createdAt - a.createdAt).slice(quickPicturesKept);
  await Promise.all([...stale.map((picture) => transaction.store.delete(picture.id)), transaction.done]);
}
