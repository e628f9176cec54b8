import { Check, X } from 'lucide-react';
import Peanuts from '~icons/fluent-emoji-flat/peanuts';
import Shrimp from '~icons/fluent-emoji-flat/shrimp';
import Tomato from '~icons/fluent-emoji-flat/tomato';

const answers = [
  { Icon: Tomato, food: 'Mediterranean', wanted: true },
  { Icon: Shrimp, food: 'Shellfish', wanted: false },
  { Icon: Peanuts, food: 'Peanuts', wanted: false },
] as const;

/** A filled-in preference card: what goes in the pot and what stays out. */
export function ProfileCard() {
  return (
    <div className="grid w-56 -rotate-2 gap-3 rounded-xl border border-line bg-raised p-4 shadow-card">
      <p className="border-b-2 border-tomato/40 pb-1.5 font-display text-lg font-semibold">My kitchen</p>
      {answers.map(({ Icon, food, wanted }) => {
        const Mark = wanted ? Check : X;
        return (
          <p key={food} className="flex items-center gap-2.5 text-sm">
            <Icon className="size-6" />
            <span className={wanted ? '' : 'text-soft line-through'}>{food}</span>
            <Mark
              className={`ml-auto size-5 ${wanted ? 'text-basil-ink' : 'text-tomato-ink'}`}
              strokeWidth={3}
            />
          </p>
        );
      })}
    </div>
  );
}
