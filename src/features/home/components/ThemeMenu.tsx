import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { themeLooks } from '@/recipe-ui/view/themeLooks';
import { featuredTheme, type ThemeName, themeNames } from '@/request/themes';

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
        <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:gap-x-16">
          {smallThemes.map((name) => (
            <li key={name} className="relative grid justify-items-center gap-1 text-center">
              {renderThemeLink(name, 'text-xl')}
              <span className="font-display italic opacity-85">{themeLooks[name].tagline}</span>
            </li>
          ))}
          <li className="relative mt-4 grid justify-items-center gap-1 border-t border-on-aubergine/25 pt-7 text-center sm:col-span-2">
            {renderThemeLink(featuredTheme, 'text-3xl text-saffron')}
            <span className="font-display italic opacity-85">{themeLooks[featuredTheme].tagline}</span>
          </li>
        </ul>
      </div>
    </section>
  );
}
