import Bookmarks from '~icons/fluent-emoji-flat/card-file-box';
import Label from '~icons/fluent-emoji-flat/label';
import Pan from '~icons/fluent-emoji-flat/shallow-pan-of-food';
import Shrimp from '~icons/fluent-emoji-flat/shrimp';
import Stopwatch from '~icons/fluent-emoji-flat/stopwatch';

const highlights = [
  {
    Icon: Shrimp,
    title: 'It knows what you don’t eat',
    text: 'Your diet, your intolerances and the food you dislike go along with every request from your profile.',
  },
  {
    Icon: Pan,
    title: 'One step at a time',
    text: 'The cooking view shows a single step, in letters you can read from across the kitchen.',
  },
  {
    Icon: Bookmarks,
    title: 'All your recipes in one list',
    text: 'Search it by title or ingredient, share a recipe with a friend, or print it for the kitchen.',
  },
  {
    Icon: Stopwatch,
    title: 'Try it without an account',
    text: 'A Quick Recipe needs no account. We don’t save it, so print or copy what you want to keep.',
  },
] as const;

/** What a cook gets from Sazón, and the one thing it asks of them. */
export function Highlights() {
  return (
    <section aria-labelledby="highlights" className="grid gap-8">
      <h2 id="highlights" className="text-3xl sm:text-4xl">
        Made for real kitchens
      </h2>
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
          <strong>Please note.</strong> The recipes are written by an AI, which can be wrong. If you have a
          serious allergy, read every label yourself.
        </span>
      </p>
    </section>
  );
}
