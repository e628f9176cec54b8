import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { holdReload } from '@/lib/lazyImport';
import { IconButton } from '@/ui/Button';
import X from '~icons/lucide/x';

interface MissedRecipeProps {
  /** The cache of whoever asked for the recipe. */
  client: QueryClient;
  /** Where the recipe is, or why there is none. */
  outcome: { to: string; state: object } | { failure: string };
  onDone: () => void;
}

/** The toast for a cook who left the form before the recipe came: stays until it is answered, or they sign out. */
export function MissedRecipe({ client, outcome, onDone }: MissedRecipeProps) {
  const isOurs = useQueryClient() === client;
  useEffect(() => {
    if (!isOurs) onDone();
  }, [isOurs, onDone]);
  // Nothing but this toast has a quick recipe.
  useEffect(holdReload, []);
  if (!isOurs) return null;
  return (
    <div className="flex items-center gap-3">
      {'failure' in outcome ? (
        <p className="wrap-anywhere">Your recipe could not be made: {outcome.failure}</p>
      ) : (
        <p>
          Your recipe is ready.{' '}
          <Link
            to={outcome.to}
            state={outcome.state}
            onClick={onDone}
            className="underline underline-offset-4"
          >
            Show it
          </Link>
        </p>
      )}
      <IconButton label="Dismiss" onClick={onDone} className="-my-2 -mr-3">
        <X aria-hidden className="size-5" />
      </IconButton>
    </div>
  );
}
