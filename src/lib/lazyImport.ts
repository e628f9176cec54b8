import { isOffline } from './online';

/** When the page last reloaded by itself, in milliseconds: kept for as long as its tab. */
export const reloadedAt = 'reloaded-at';

/** Code that is gone again so soon after a reload, in milliseconds, is not brought back by another. */
const oneReloadIn = 5 * 60_000;

let holds = 0;

/** Keeps the page from reloading by itself, while something would be lost with it. Call the result to let it again. */
export function holdReload(): () => void {
  let isHeld = true;
  holds += 1;
  return () => {
    if (isHeld) holds -= 1;
    isHeld = false;
  };
}

/**
 * Loads code that comes in a file of its own. A deploy takes the files of the version before away: where the server is
 * there and the code is not, the page reloads once, which brings the new version; drafts and the history outlive that.
 * Rejects with the failure of the import where there is no network, and where a reload has not helped.
 */
export async function lazyImport<Module>(
  load: () => Promise<Module>,
  reload = () => window.location.reload(),
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (!(await isServerThere()) || holds > 0 || !claimReload()) throw error;
    reload();
    // Nothing more is shown on a page that is about to go.
    return new Promise(() => {});
  }
}

async function isServerThere(): Promise<boolean> {
  if (isOffline()) return false;
  const { origin, pathname, search } = window.location;
  try {
    const { ok } = await fetch(origin + pathname + search, { method: 'HEAD', cache: 'no-store' });
    return ok;
  } catch {
    return false;
  }
}

/** Whether this is the one reload; where that cannot be written down, there is none: it would have no end. */
function claimReload(): boolean {
  try {
    const last = Number(window.sessionStorage.getItem(reloadedAt));
    if (Math.abs(Date.now() - last) < oneReloadIn) return false;
    window.sessionStorage.setItem(reloadedAt, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
