import { Button } from './Button';

export interface ErrorActions {
  advice?: string | undefined;
  explanation?: string | undefined;
  /** True if logging in again can help. */
  hasSessionEnded?: boolean;
  /** Goes to /login, which leads back here. */
  onLogIn?: (() => void) | undefined;
}

export interface ErrorTextProps extends Pick<ErrorActions, 'advice' | 'explanation'> {
  message: string;
  lang?: string | undefined;
}

export function ErrorText({ message, lang, explanation, advice = explanation }: ErrorTextProps) {
  return (
    <>
      <span lang={lang}>{message}</span>
      {advice !== undefined && <span className="block font-normal">{advice}</span>}
    </>
  );
}

export function LogInButton({ hasSessionEnded, onLogIn }: Pick<ErrorActions, 'hasSessionEnded' | 'onLogIn'>) {
  if (!hasSessionEnded || !onLogIn) return null;
  return (
    <Button variant="secondary" onClick={onLogIn} className="no-print">
      Log in
    </Button>
  );
}

/** Shows an error in a toast, without the explanation, for which there is no room. */
export function ErrorToast({
  hasSessionEnded,
  onLogIn,
  message,
  lang,
  advice,
}: ErrorTextProps & ErrorActions) {
  return (
    <div className="grid justify-items-start gap-2">
      <p>
        <ErrorText message={message} lang={lang} advice={advice} />
      </p>
      <LogInButton hasSessionEnded={hasSessionEnded} onLogIn={onLogIn} />
    </div>
  );
}
