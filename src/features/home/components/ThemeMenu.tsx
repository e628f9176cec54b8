import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { ThemeDrawing, themeBackground } from '@/recipe-ui/view/themeLooks';
import { themeNames } from '@/request/themes';

/** Shows the nine themes as small tiles. Each links to the quick recipe form. */
export function ThemeMenu() {
  return (
    <section aria-labelledby="theme-menu" className="grid gap-6 sm:gap-8">
      <div className="grid gap-2">
        <h2 id="theme-menu" className="text-3xl sm:text-4xl">
          Nine ways to begin a recipe
        </h2>
        <p className="text-soft sm:text-lg">Pick a theme and make a quick recipe now.</p>
      </div>
      <ul className="grid grid-cols-3 gap-3 xl:grid-cols-9">
        {themeNames.map((theme) => (
          <li key={theme}>
            <Link
              to={paths.quickRecipe}
              state={{ buttonName: theme }}
              style={themeBackground(theme)}
              className="grid h-full content-start justify-items-center gap-2 rounded-2xl px-2 py-4 text-center font-display leading-tight font-semibold text-balance text-ink shadow-card transition-shadow duration-200 hover:shadow-lifted"
            >
              <ThemeDrawing theme={theme} className="h-16 sm:h-20 xl:h-16" />
              {theme}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
