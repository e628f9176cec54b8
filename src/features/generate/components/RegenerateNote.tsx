import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { recipeTitle, untitled } from '@/recipe/title';
import type { RegenerateState } from '@/recipe-ui/regenerate/regenerateState';
import { buttonClass } from '@/ui/Button';

/** Over the form of a second try: what is left out, and the way back to the recipe it comes from. */
export function RegenerateNote({ again: { without, language, former, back } }: { again: RegenerateState }) {
  const title = recipeTitle(former.descripcionReceta, untitled.page);
  return (
    <div className="mb-6 grid gap-2 rounded-3xl border border-line bg-saffron-wash p-5 sm:p-6">
      <p className="font-display text-lg leading-snug font-semibold wrap-anywhere">
        Again, without <bdi lang={language === 'es' ? 'es' : undefined}>{without}</bdi>
      </p>
      <p className="wrap-anywhere">
        Your request is filled in, with a word to the chef. <bdi className="font-semibold">{title}</bdi> stays
        where it is, and you can compare the two.
      </p>
      <Link
        to={back.to}
        state={back.hasState ? former : undefined}
        className={buttonClass('quiet', '-mb-2 -ml-3 justify-self-start px-3!')}
      >
        <ArrowLeft aria-hidden className="size-5" />
        Back to the former recipe
      </Link>
    </div>
  );
}
