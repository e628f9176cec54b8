import { CircleHelp } from 'lucide-react';
import { foundIn } from '@/recipe-ui/check/announcement';
import { gradeLooks } from '@/recipe-ui/check/gradeLooks';
import type { OpenRecipe } from '@/recipe-ui/useOpenRecipe';

/** One line about what goes against the cook's profile, or that it could not be checked; nothing where all is well. */
export function ProfileLine({ reading: { state, wait, hasCheck } }: { reading: OpenRecipe }) {
  if (!hasCheck) return null;
  const line = lineOf(state, wait);
  return (
    // There before it has words, or they would not be read out.
    <p role="status" className={line ? 'flex items-start gap-2 text-sm' : 'sr-only'}>
      {line && (
        <>
          <line.icon aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{line.text}</span>
        </>
      )}
    </p>
  );
}

function lineOf(state: OpenRecipe['state'], wait: OpenRecipe['wait']) {
  if (wait?.failed || state.status === 'failed')
    return { icon: CircleHelp, text: 'This recipe could not be checked against your profile.' };
  if (wait || state.status === 'reading') return null;
  const [gravest] = state.reading.foods;
  return gravest
    ? { icon: gradeLooks[gravest.grade].icon, text: `Your profile: ${foundIn(state.reading)}` }
    : null;
}
