import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { ThemeDrawing, themeBackground, themeLooks } from '@/recipe-ui/view/themeLooks';
import { featuredTheme, type ThemeName, themeNames } from '@/request/themes';
import { buttonClass } from '@/ui/Button';
import { cx } from '@/ui/cx';
import ArrowLeft from '~icons/lucide/arrow-left';

/** Shows the nine themes (claims 2.40 to 2.43). */
export default function ThemesScreen() {
  return (
    <div className="grid gap-8">
      <header className="grid max-w-measure gap-2">
        <h1 tabIndex={-1} className="text-3xl sm:text-5xl">
          What are you in the mood for?
        </h1>
        <p className="text-soft sm:text-lg">
          Pick a theme. Next, tell the chef what you have and how much time.
        </p>
      </header>
      <ul className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
        {themeNames.map((theme) => (
          <li key={theme} className={theme === featuredTheme ? 'col-span-full' : undefined}>
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

/** Shows a theme as a link that passes the theme to the request form (claim 2.42). */
function ThemeCard({ theme }: { theme: ThemeName }) {
  const nameId = useId();
  const taglineId = useId();
  const isBig = theme === featuredTheme;
  return (
    <Link
      to={paths.recipeRequest}
      state={{ buttonName: theme }}
      aria-labelledby={nameId}
      aria-describedby={taglineId}
      style={themeBackground(theme)}
      className={cx(
        'group grid h-full content-start gap-3 rounded-3xl p-4 text-ink shadow-card sm:p-6',
        'transition-shadow duration-200 ease-out hover:shadow-lifted',
        isBig && 'sm:grid-cols-2 sm:items-center sm:gap-10 sm:px-10',
      )}
    >
      <ThemeDrawing
        theme={theme}
        // Moves the drawing, not the card: a card that moves away from the pointer flickers at its edge.
        className={cx(
          'transition-transform duration-200 ease-out group-hover:-translate-y-1',
          isBig ? 'h-32 w-full! sm:h-44 lg:h-56' : 'h-24 justify-self-start sm:h-28',
        )}
      />
      <span
        className={cx(
          'grid gap-1',
          isBig && 'justify-items-center text-center sm:justify-items-start sm:text-left',
        )}
      >
        <span
          id={nameId}
          className={cx(
            'font-display font-semibold leading-tight tracking-tight',
            isBig ? 'text-2xl sm:text-4xl lg:text-5xl' : 'text-[min(1.125rem,4.4vw)] sm:text-xl',
          )}
        >
          {theme}
        </span>
        <span id={taglineId} className={cx('leading-snug', isBig ? 'sm:text-lg' : 'text-sm sm:text-base')}>
          {themeLooks[theme].tagline}
        </span>
      </span>
    </Link>
  );
}
