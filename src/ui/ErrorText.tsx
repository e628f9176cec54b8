import { createContext, use } from 'react';
import toast from 'react-hot-toast/headless';
import { Button } from './Button';

/** Function that goes to /login, which leads back here; null if no user is signed in. */
export const LogInContext = createContext<(() => void) | null>(null);

export interface ErrorTextProps {
  message: string;
  lang?: string | undefined;
  advice?: string | undefined;
  explanation?: string | undefined;
}

export interface LogInButtonProps {
  /** True if logging in again can help. */
  hasSessionEnded?: boolean;
}

/** Shows what an error means for the cook, then the message itself, which can be technical or in another language. */
export function ErrorText({ message, lang, explanation, advice = explanation }: ErrorTextProps) {
  return (
    <>
      {advice !== undefined && <span className="block">{advice}</span>}
      <span lang={lang} className={advice === undefined ? undefined : 'text-sm font-normal'}>
        {message}
      </span>
    </>
  );
}

export function LogInButton({ hasSessionEnded }: LogInButtonProps) {
  const logIn = use(LogInContext);
  if (!hasSessionEnded || !logIn) return null;
  return (
    <Button onClick={logIn} className="no-print">
      Log in
    </Button>
  );
}

/** Shows an error in a toast, without the explanation, for which there is no room. */
export function showErrorToast(
  { hasSessionEnded, message, lang, advice }: ErrorTextProps & LogInButtonProps,
  prefix = '',
): void {
  toast.error(
    <div className="grid justify-items-start gap-2">
      <p>
        {prefix}
        <span lang={lang}>{message}</span>
        {advice !== undefined && <span className="block font-normal">{advice}</span>}
      </p>
      <LogInButton hasSessionEnded={hasSessionEnded} />
    </div>,
  );
}
