import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { featuredTheme, type ThemeName, themeNames } from '@/request/themes';

const themeHints = {
  'Gourmet Touch': 'a special meal',
  'Healthy Bites': 'light and fresh',
  'Vegan Bliss': 'only plants',
  'Street Eats': 'eaten by hand',
  'Chef Quest': 'new skills',
  'Budget Meals': 'low cost',
  'Global Flavors': 'from abroad',
  'Sweet Treats': 'desserts',
  "From the Chef's Table": 'let the chef decide',
} satisfies Record<ThemeName, string>;

const smallThemes = themeNames.filter((name) => name !== featuredTheme);

/** Shows the nine themes as a restaurant's menu. Each links to the quick recipe form. */
export function ThemeMenu() {
  const renderThemeLink = (name: ThemeName, className: string) => (
    <Link
      to={paths.quickRecipe}
      state={{ buttonName: name }}
      className={`font-display font-semibold underline decoration-on-aubergine/45 decoration-1 underline-offset-4 after:absolute after:inset-0 after:rounded-xl hover:decoration-current focus-visible:outline-saffron ${className}`}
    >
      {name}
    </Link>
  );
  return (
    <section
      aria-labelledby="theme-menu"
      className="rounded-[2rem] bg-aubergine px-6 py-12 text-on-aubergine sm:px-12 sm:py-16"
    >
      <div className="mx-auto grid max-w-4xl gap-10">
        <h2 id="theme-menu" className="text-center text-3xl sm:text-4xl">
          Nine ways to begin a recipe
        </h2>
        <ul className="grid gap-x-10 gap-y-1 sm:grid-cols-2 lg:gap-x-16">
          {smallThemes.map((name) => (
            <li
              key={name}
              className="relative flex min-h-11 items-baseline gap-2.5 max-[23.4rem]:*:not-first:hidden"
            >
              {renderThemeLink(name, 'shrink-0 text-lg sm:text-xl')}
              <span
                aria-hidden="true"
                className="min-w-4 flex-1 border-b-2 border-dotted border-on-aubergine/35"
              />
              <span className="text-right font-display italic opacity-85">{themeHints[name]}</span>
            </li>
          ))}
          <li className="relative mt-4 grid justify-items-center gap-1 border-t border-on-aubergine/25 pt-7 text-center sm:col-span-2">
            {renderThemeLink(featuredTheme, 'text-3xl text-saffron')}
            <span className="font-display italic opacity-85">{themeHints[featuredTheme]}</span>
          </li>
        </ul>
      </div>
    </section>
  );
}
