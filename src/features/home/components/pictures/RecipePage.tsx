import GreenSalad from '~icons/fluent-emoji-flat/green-salad';

/** A page of the cook's own book: the dish, its name, and lines to follow. */
export function RecipePage() {
  return (
    <div className="relative mt-16 grid w-56 rotate-2 gap-2.5 rounded-t-xl border border-line bg-raised px-5 pt-5 pb-12 shadow-lifted">
      <div className="-mt-14 grid size-24 place-items-center justify-self-center rounded-full border-4 border-raised bg-saffron-wash shadow-card">
        <GreenSalad className="size-14" />
      </div>
      <p className="text-center font-display text-lg leading-tight font-semibold">
        Avocado rice with jammy eggs
      </p>
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
