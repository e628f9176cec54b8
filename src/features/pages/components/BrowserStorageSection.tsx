import { storageKeys } from '@/config/storageKeys';
import { ProseSection } from './Prose';

const storedItems = [
  { what: 'Your session', where: 'IndexedDB, by Firebase', until: 'Until you log out' },
  {
    what: 'That you are signed in, so that your page is painted at once',
    where: storageKeys.sessionHint,
    until: 'Until you log out',
  },
  {
    what: 'A copy of your settings and recipes, so that pages open at once',
    where: storageKeys.queryCache,
    until: '24 hours, or until you log out',
  },
  {
    what: 'This site’s own files, and pictures of your recipes, for visits without a network',
    where: `Cache storage, ${storageKeys.imageCache}`,
    until: 'The files until a newer version, the pictures until you log out',
  },
  {
    what: 'Forms you began and have not sent; the time, people and meal of your last request; for how many people you want a recipe',
    where: `${storageKeys.draftPrefix}…`,
    until: 'Until sent, or until you log out',
  },
  {
    what: 'What you are cooking: the step, your ticks and timers',
    where: `${storageKeys.cookingPrefix}…`,
    until: 'Until replaced by something newer, or until you log out',
  },
  { what: 'Light or dark', where: storageKeys.colorScheme, until: 'Until you clear it' },
  { what: 'The units you read recipes in', where: storageKeys.units, until: 'Until you clear it' },
  { what: 'Your cookie choice', where: storageKeys.cookieConsent, until: 'Until you change or clear it' },
  {
    what: 'When the page last reloaded itself after an update',
    where: storageKeys.reloadedAt,
    until: 'Until you close the tab',
  },
] as const;

export function BrowserStorageSection() {
  return (
    <ProseSection title="What your browser keeps">
      <p>These stay on your device. Clearing this site’s data in your browser removes them all.</p>
      <ul className="!list-none !gap-0 !pl-0">
        {storedItems.map(({ what, where, until }) => (
          <li key={where} className="grid gap-x-6 pl-0! border-b border-line py-3 sm:grid-cols-[1fr_13rem]">
            <span>
              {what}
              <code className="block text-sm wrap-anywhere text-soft">{where}</code>
            </span>
            <span className="text-sm text-soft sm:pt-0.5 sm:text-right">{until}</span>
          </li>
        ))}
      </ul>
    </ProseSection>
  );
}
