import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { bigTheme, themeNames } from '@/request/themes';
import { buttonClass } from '@/ui/Button';
import ArrowLeft from '~icons/lucide/arrow-left';
import { ThemeCard } from '../components/ThemeCard';

/** /services: nine themes to start a recipe from (claims 2.69 to 2.72). */
export function ThemesScreen() {
  return (
    <div className="grid gap-8">
      <header className="grid max-w-measure gap-2">
        <h1 tabIndex={-1} className="text-3xl sm:text-5xl">
          What are you in the mood for?
        </h1>
        <p className="text-soft sm:text-lg">
          Pick a theme. Next, tell the chef what you have and how long you’ve got.
        </p>
      </header>
      <ul className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
        {themeNames.map((theme) => (
          <li key={theme} className={theme === bigTheme ? 'col-span-full' : undefined}>
            <ThemeCard theme={theme} />
          </li>
        ))}
      </ul>
      <Link to={paths.home} className={buttonClass('secondary', 'justify-self-start')}>
        <ArrowLeft aria-hidden className="size-5" />
        Go Back
      </Link>
    </div>
  );
}
