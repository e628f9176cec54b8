import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';

/** The way from a recipe's page to the list. */
export function BackToRecipes() {
  return (
    <Link
      to={paths.recipes}
      className="no-print inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-tomato-ink underline-offset-4 hover:underline"
    >
      <ArrowLeft aria-hidden className="size-5" />
      Back to my recipes
    </Link>
  );
}
