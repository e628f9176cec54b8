import { brand } from '@/config/brand';
import { resetDb } from '../store/db';

/**
 * Empties the tables and whatever else the product keeps in this browser, then starts it anew. The identity
 * provider's SDK finds its account gone and signs out by itself.
 */
export async function deleteEverything(): Promise<void> {
  await resetDb();
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(`${brand.slug}.`)) storage.removeItem(key);
    }
  }
  window.location.hash = '#/';
  window.location.reload();
}
