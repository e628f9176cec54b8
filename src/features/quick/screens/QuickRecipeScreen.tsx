import { useLocation } from 'react-router-dom';
import { recipeTypeOf } from '@/request/recipeRequest';
import { Mascot } from '@/ui/Mascot';
import { QuickRecipeForm } from '../components/QuickRecipeForm';

/** /quickrecipe: one recipe for anyone, kept nowhere (spec 2, Quick recipe). */
export function QuickRecipeScreen() {
  const type = recipeTypeOf(useLocation().state);
  return (
    <div className="grid items-start gap-6 sm:gap-8 lg:grid-cols-[20rem_1fr]">
      <header className="flex items-center gap-4 rounded-3xl bg-saffron-wash p-5 sm:gap-6 sm:p-8 lg:sticky lg:top-28 lg:grid lg:justify-items-start">
        <Mascot mood="welcome" size={104} className="shrink-0" />
        <div className="grid gap-2">
          <h1 tabIndex={-1} className="text-2xl sm:text-4xl">
            Quick Recipe
          </h1>
          <p className="sm:text-lg">What’s in your kitchen? No account needed, and dinner in a minute.</p>
        </div>
      </header>
      <QuickRecipeForm key={type} type={type} />
    </div>
  );
}
