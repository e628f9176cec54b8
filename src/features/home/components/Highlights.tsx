import Bookmarks from '~icons/fluent-emoji-flat/card-file-box';
import Label from '~icons/fluent-emoji-flat/label';
import Pan from '~icons/fluent-emoji-flat/shallow-pan-of-food';
import Shrimp from '~icons/fluent-emoji-flat/shrimp';
import Stopwatch from '~icons/fluent-emoji-flat/stopwatch';

const highlights = [
  {
    Icon: Shrimp,
    title: 'Your no stays a no',
    text: 'Intolerances, diets and the food you can’t stand travel with every request you make from your profile.',
  },
  {
    Icon: Pan,
    title: 'Hands full of dough?',
    text: 'The cooking view shows one step at a time, in letters you can read from across the counter.',
  },
  {
    Icon: Bookmarks,
    title: 'A box for every recipe',
    text: 'Search it, filter it, send a recipe to a friend, or print one and let it get stained.',
  },
  {
    Icon: Stopwatch,
    title: 'No account, no problem',
    text: 'A Quick Recipe needs none. We don’t save it, so note down what you want to keep.',
  },
] as const;

/** What a cook gets from Sazón, and the one thing it asks of them. */
export function Highlights() {
  return (
    <section aria-labelledby="highlights" className="grid gap-8">
      <header className="grid gap-2">
        <p lang="es" className="font-display text-lg text-tomato-ink italic">
          Con cariño
        </p>
        <h2 id="highlights" className="text-3xl sm:text-4xl">
          Made for real kitchens
        </h2>
      </header>
      <ul className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {highlights.map(({ Icon, title, text }) => (
          <li key={title} className="grid grid-cols-[auto_1fr] content-start gap-x-5 gap-y-1">
            <span
              aria-hidden="true"
              className="row-span-2 grid size-16 place-items-center rounded-full border border-line bg-raised"
            >
              <Icon className="size-9" />
            </span>
            <h3 className="self-end text-xl">{title}</h3>
            <p className="max-w-measure text-soft">{text}</p>
          </li>
        ))}
      </ul>
      <p className="flex items-start gap-4 rounded-2xl border border-line bg-raised p-5">
        <Label aria-hidden="true" className="size-8 shrink-0" />
        <span>
          <strong>One honest note.</strong> The recipes are written by an AI. It knows a lot about food and
          nothing about your doctor: with a serious allergy, read every label yourself.
        </span>
      </p>
    </section>
  );
}
