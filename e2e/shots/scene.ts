import type { Page } from '@playwright/test';

/** Who looks at a scene; the careful cook's profile meets much of what a recipe may hold. */
export type Person = 'visitor' | 'new cook' | 'cook' | 'careful cook';

/** Something worth a picture. */
export interface Scene {
  name: string;
  as: Person;
  /** Leads there; the picture is taken when it is done. */
  show: (page: Page) => Promise<unknown>;
}
