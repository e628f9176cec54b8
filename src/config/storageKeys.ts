import { brand } from './brand';

const { slug } = brand;

/** Names under which the browser keeps things for the product (claims 3.23, 4.33). */
export const storageKeys = {
  cookieConsent: `${slug}.cookie-consent`,
  queryCache: `${slug}.query-cache`,
  session: `${slug}.session`,
  /** In the browser's cache storage, not beside the others. */
  pictureCache: `${slug}.pictures`,
  /** In the tab's session storage: when the page last reloaded by itself. */
  reloadedAt: 'reloaded-at',
  colorScheme: `${slug}.color-scheme`,
  units: `${slug}.units`,
  draftPrefix: `${slug}.draft.`,
  /** One draft: of a form, of a cook. `owner` is a uid, or 'visitor' when nobody is signed in. */
  draft: (owner: string, form: string) => `${slug}.draft.${owner}.${form}`,
  /** That a draft was sent and is not answered yet. */
  sentDraft: (draft: string) => `${draft}.sent`,
  /** Time, people and meal of the request that was sent last: goes with the drafts. */
  lastRequest: (owner: string) => `${slug}.draft.${owner}.last-request`,
  /** For how many a cook opened which recipe: begun work, which goes with their drafts. */
  portions: (owner: string) => `${slug}.draft.${owner}.portions`,
  cookingPrefix: `${slug}.cooking.`,
  /** What an owner, as of a draft, is cooking; '' begins the names of all of it. */
  cooking: (owner: string, what: 'place' | 'ticks' | 'timers' | '') => `${slug}.cooking.${owner}.${what}`,
} as const;
