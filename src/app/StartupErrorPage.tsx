import { getErrorMessage } from '@/api/apiError';
import type { EnvProblem } from '@/config/env';
import { Button } from '@/ui/Button';
import { MascotNotice } from '@/ui/MascotNotice';
import { puzzled } from '@/ui/mascot/moods/puzzled';

const texts = {
  title: 'Sazón could not start',
  advice: 'Reload the page to try again.',
  reload: 'Reload the page',
};

export function EnvProblemsPage({ problems }: { problems: readonly EnvProblem[] }) {
  return (
    <main>
      <MascotNotice mood={puzzled} headingLevel={1} title="This build is missing a setting">
        <p>These environment values need attention. See .env.example, then build again.</p>
        <ul className="mt-2 grid gap-2 text-left text-ink">
          {problems.map(({ name, message }) => (
            <li key={name} className="rounded-xl border border-tomato-ink bg-tomato-wash px-4 py-2">
              <code className="font-semibold">{name}</code> {message}
            </li>
          ))}
        </ul>
      </MascotNotice>
    </main>
  );
}

export function StartupErrorPage({ error }: { error: unknown }) {
  return (
    <main>
      <MascotNotice
        mood={puzzled}
        headingLevel={1}
        title={texts.title}
        actions={<Button onClick={() => window.location.reload()}>{texts.reload}</Button>}
      >
        <p>{getErrorMessage(error, texts.advice)}</p>
      </MascotNotice>
    </main>
  );
}

/**
 * Shows that the code could not be loaded. Part of the prerendered page, hidden; the script in index.html shows it and
 * makes its button reload the page.
 */
export function CodeNotLoadedBanner() {
  return (
    <div
      id="code-not-loaded"
      role="alert"
      hidden
      className="no-print fixed inset-x-3 bottom-3 z-50 sm:bottom-6"
    >
      <div className="mx-auto flex max-w-xl flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-3xl border border-tomato-ink bg-raised p-4 shadow-card sm:px-6">
        <div>
          <p className="font-semibold">{texts.title}</p>
          <p className="text-soft">{texts.advice}</p>
        </div>
        <Button>{texts.reload}</Button>
      </div>
    </div>
  );
}
