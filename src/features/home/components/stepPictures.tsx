import Cheese from '~icons/fluent-emoji-flat/cheese-wedge';
import Egg from '~icons/fluent-emoji-flat/egg';
import Peanuts from '~icons/fluent-emoji-flat/peanuts';
import Shrimp from '~icons/fluent-emoji-flat/shrimp';
import Tomato from '~icons/fluent-emoji-flat/tomato';
import Check from '~icons/lucide/check';
import Clock from '~icons/lucide/clock';
import Users from '~icons/lucide/users';
import X from '~icons/lucide/x';
import shakshuka from '../dishes/shakshuka-256.avif';

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

/** The recipe request at a glance: three ingredients, the minutes and the diners. */
export function ShoppingNote() {
  return (
    <div className="grid w-60 gap-4">
      <div className="flex items-end justify-center gap-2">
        <Egg className="size-14 -rotate-6" />
        <Tomato className="size-20" />
        <Cheese className="size-16 rotate-3" />
      </div>
      <div className="grid rotate-1 gap-2 rounded-xl border border-line bg-raised p-4 shadow-card">
        <p className="font-display text-lg font-semibold">Eggs, tomatoes, feta</p>
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

/** A page of the cook's own book: the dish, its name, and lines to follow. */
export function RecipePage() {
  return (
    <div className="relative mt-16 grid w-56 rotate-2 gap-2.5 rounded-t-xl border border-line bg-raised px-5 pt-5 pb-12 shadow-lifted">
      <img
        src={shakshuka}
        alt=""
        width={256}
        height={192}
        loading="lazy"
        decoding="async"
        className="-mt-14 size-24 justify-self-center rounded-full border-4 border-raised object-cover shadow-card"
      />
      <p className="text-center font-display text-lg leading-tight font-semibold">Shakshuka with feta</p>
      {['w-full', 'w-11/12', 'w-full', 'w-2/3'].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn lines.
        <span key={index} className="flex items-center gap-2">
          <span className="size-2 shrink-0 rounded-full bg-tomato" />
          <span className={`h-1.5 rounded-full bg-line ${width}`} />
        </span>
      ))}
    </div>
  );
}
