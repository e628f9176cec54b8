import { messageOf } from '@/api/apiError';
import type { EnvProblem } from '@/config/env';
import { Button } from '@/ui/Button';
import { puzzled } from '@/ui/mascot/moods/puzzled';
import { Notice } from '@/ui/Notice';

/** Shown instead of the product when its environment is bad: names each value and what is wrong with it. */
export function EnvProblems({ problems }: { problems: readonly EnvProblem[] }) {
  return (
    <main>
      <Notice mood={puzzled} level={1} title="This build is missing an ingredient">
        <p>These environment values need attention. See .env.example, then build again.</p>
        <ul className="mt-2 grid gap-2 text-left text-ink">
          {problems.map(({ name, message }) => (
            <li key={name} className="rounded-xl border border-tomato-ink bg-tomato-wash px-4 py-2">
              <code className="font-semibold">{name}</code> {message}
            </li>
          ))}
        </ul>
      </Notice>
    </main>
  );
}

/** Shown instead of the product when it cannot start, with the reason in words. */
export function StartProblem({ error }: { error: unknown }) {
  return (
    <main>
      <Notice
        mood={puzzled}
        level={1}
        title="Sazón could not start"
        actions={<Button onClick={() => window.location.reload()}>Reload the page</Button>}
      >
        <p>{messageOf(error, 'Reload the page to try again.')}</p>
      </Notice>
    </main>
  );
}
