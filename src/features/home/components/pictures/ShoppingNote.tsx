import { Clock, Users } from 'lucide-react';
import Avocado from '~icons/fluent-emoji-flat/avocado';
import CookedRice from '~icons/fluent-emoji-flat/cooked-rice';
import Egg from '~icons/fluent-emoji-flat/egg';

/** The recipe request at a glance: three ingredients, the minutes and the diners. */
export function ShoppingNote() {
  return (
    <div className="grid w-60 gap-4">
      <div className="flex items-end justify-center gap-2">
        <Egg className="size-14 -rotate-6" />
        <Avocado className="size-20" />
        <CookedRice className="size-16 rotate-3" />
      </div>
      <div className="grid rotate-1 gap-2 rounded-xl border border-line bg-raised p-4 shadow-card">
        <p className="font-display text-lg font-semibold">Eggs, avocado, rice</p>
        <p className="flex gap-5 text-sm text-soft tabular-nums">
          <span className="flex items-center gap-1.5">
            <Clock className="size-4" /> 30 min
          </span>
          <span className="flex items-center gap-1.5">
            <Users className="size-4" /> 4 diners
          </span>
        </p>
      </div>
    </div>
  );
}
