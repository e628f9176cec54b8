import { brand } from './brand';

const { slug } = brand;

/** Keys under which the product stores data in the browser (claims 3.23, 4.33). In local storage unless noted. */
export const storageKeys = {
  cookieConsent: `${slug}.cookie-consent`,
  queryCache: `${slug}.query-cache`,
  session: `${slug}.session`,
  /** Name of a cache in Cache Storage. */
  imageCache: `${slug}.pictures`,
  /** In session storage: time of the last automatic reload. */
  reloadedAt: 'reloaded-at',
  colorScheme: `${slug}.color-scheme`,
  units: `${slug}.units`,
  draftPrefix: `${slug}.draft.`,
  /** Draft of one form. `ownerId` is a uid or 'visitor'. */
  draft: (ownerId: string, form: string) => `${slug}.draft.${ownerId}.${form}`,
  /** Set while a sent draft has no response yet. */
  sentDraft: (draft: string) => `${draft}.sent`,
  /** Time, people and meal of the last request. Cleared with the drafts. */
  lastRequest: (ownerId: string) => `${slug}.draft.${ownerId}.last-request`,
  /** Chosen number of portions by recipe. Cleared with the drafts. */
  portions: (ownerId: string) => `${slug}.draft.${ownerId}.portions`,
  cookingPrefix: `${slug}.cooking.`,
  /** Cooking state of an owner. '' returns the prefix of all its keys. */
  cooking: (ownerId: string, name: 'place' | 'ticks' | 'timers' | '') => `${slug}.cooking.${ownerId}.${name}`,
} as const;
