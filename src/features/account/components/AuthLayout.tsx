import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Mascot } from '@/ui/Mascot';
import { welcome } from '@/ui/mascot/moods/welcome';

interface AuthLayoutProps {
  title: string;
  subtitle: string;
  /** The robot's words beside the form, on wide screens. */
  greeting: string;
  /** Link to the other screen, register or login. Passes on the navigation state. */
  otherScreen: { question: string; label: string; to: string };
  children: ReactNode;
}

/** Shows the form of login or register beside the robot; on phones the form alone. */
export function AuthLayout({ title, subtitle, greeting, otherScreen, children }: AuthLayoutProps) {
  const { state } = useLocation();
  useEffect(() => {
    // Preloads Firebase. If the import fails, the account action that needs Firebase reports the error.
    import('@/auth/firebaseAuth').catch(() => {});
  }, []);
  return (
    <div className="mx-auto grid w-full max-w-xl overflow-hidden rounded-3xl bg-raised shadow-card lg:max-w-none lg:grid-cols-[5fr_6fr]">
      <div className="hidden content-center justify-items-center gap-6 bg-slab p-10 [--glow:50%_42%] lg:grid xl:p-14">
        <Mascot mood={welcome} heightPx={250} />
        <p className="max-w-sm text-center font-display text-3xl leading-tight font-semibold text-balance">
          {greeting}
        </p>
      </div>
      <div className="grid content-center gap-6 p-5 py-8 sm:p-10 xl:px-14">
        <header className="grid gap-1.5">
          <h1 className="text-[1.75rem] sm:text-5xl">{title}</h1>
          <p className="text-soft">{subtitle}</p>
        </header>
        {children}
        <p className="border-t border-line pt-5 text-center text-soft">
          {otherScreen.question}{' '}
          <Link
            to={otherScreen.to}
            state={state}
            className="font-semibold text-tomato-ink underline underline-offset-4"
          >
            {otherScreen.label}
          </Link>
        </p>
      </div>
    </div>
  );
}
