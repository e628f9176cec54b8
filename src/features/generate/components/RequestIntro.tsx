import { themeNames } from '@/request/themes';
import { Mascot } from '@/ui/Mascot';
import { welcome } from '@/ui/mascot/moods/welcome';
import { themeLooks, themePaper } from '../themeLooks';
import { ThemeArt } from './ThemeArt';

/** What is about to be cooked: the request form's heading, with the picture and the line of its theme. */
export function RequestIntro({ type }: { type: string }) {
  const theme = themeNames.find((name) => name === type);
  return (
    <header
      {...(theme && { style: themePaper(theme) })}
      className="flex items-center gap-4 rounded-3xl bg-saffron-wash p-5 text-ink sm:gap-6 sm:p-8 lg:grid lg:justify-items-start"
    >
      {theme ? (
        <ThemeArt theme={theme} className="h-20 shrink-0 max-sm:max-w-24 sm:h-32" />
      ) : (
        <Mascot mood={welcome} size={120} className="shrink-0" />
      )}
      <div className="grid min-w-0 gap-2">
        <h1 tabIndex={-1} className="text-2xl wrap-break-word sm:text-4xl">
          Ok let's make a {type} Recipe
        </h1>
        <p className="max-sm:hidden sm:text-lg">
          {theme ? themeLooks[theme].line : 'Tell the chef what you have, and dinner is on its way.'}
        </p>
      </div>
    </header>
  );
}
