import { bigTheme, type ThemeName, themeNames } from '@/request/themes';

const hints = {
  'Gourmet Touch': 'candles lit',
  'Healthy Bites': 'light and bright',
  'Vegan Bliss': 'all that grows',
  'Street Eats': 'eaten by hand',
  'Chef Quest': 'learn a trick',
  'Budget Meals': 'much for little',
  'Global Flavors': 'far away',
  'Sweet Treats': 'one more spoon',
  "From the Chef's Table": 'let the chef decide',
} satisfies Record<ThemeName, string>;

const courses = themeNames.filter((name) => name !== bigTheme);

/** A name as it is printed: with a curly apostrophe. */
const printed = (name: ThemeName) => name.replace("'", '’');

/** The nine recipe themes, set as a restaurant's menu. To read: the way to them is the panel's button. */
export function ThemeMenu() {
  return (
    <section
      aria-labelledby="theme-menu"
      className="rounded-[2rem] bg-aubergine px-6 py-12 text-on-aubergine sm:px-12 sm:py-16"
    >
      <div className="mx-auto grid max-w-4xl gap-10">
        <header className="grid gap-2 text-center">
          <p lang="es" className="font-display text-lg text-saffron italic">
            La carta
          </p>
          <h2 id="theme-menu" className="text-3xl sm:text-4xl">
            Nine ways to begin a recipe
          </h2>
        </header>
        <ul className="grid gap-x-16 gap-y-4 sm:grid-cols-2">
          {courses.map((name) => (
            <li key={name} className="flex items-baseline gap-2.5">
              <span className="shrink-0 font-display text-xl font-semibold">{printed(name)}</span>
              <span
                aria-hidden="true"
                className="min-w-4 flex-1 border-b-2 border-dotted border-on-aubergine/35"
              />
              <span className="text-right font-display italic opacity-85">{hints[name]}</span>
            </li>
          ))}
          <li className="mt-4 grid justify-items-center gap-1 border-t border-on-aubergine/25 pt-7 text-center sm:col-span-2">
            <span className="font-display text-3xl font-semibold text-saffron">{printed(bigTheme)}</span>
            <span className="font-display italic opacity-85">{hints[bigTheme]}</span>
          </li>
        </ul>
      </div>
    </section>
  );
}
