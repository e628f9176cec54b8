import { ProfileCard, RecipePage, ShoppingNote } from './stepPictures';

const steps = [
  {
    title: 'Tell us how you eat',
    text: 'What you like and dislike, your diet, your intolerances and your kitchen tools. Four short steps, once.',
    picture: <ProfileCard />,
  },
  {
    title: 'Say what’s in the kitchen',
    text: 'Eggs, tomatoes, feta… Add how many minutes you have and how many people will eat.',
    picture: <ShoppingNote />,
  },
  {
    title: 'Cook your own recipe',
    text: 'Written for you, with a picture of the dish. It stays in your list, so that you can cook it again.',
    picture: <RecipePage />,
  },
] as const;

/** What Sazón does, in three steps that each show a piece of it. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="grid gap-8">
      <h2 id="how-it-works" className="text-3xl sm:text-4xl">
        Dinner in three short steps
      </h2>
      <ol className="grid gap-8 md:grid-cols-3 md:gap-6">
        {steps.map(({ title, text, picture }, index) => (
          <li key={title} className="grid content-start gap-4">
            <div
              aria-hidden="true"
              className="grid h-60 place-items-center overflow-hidden rounded-3xl bg-sunken"
            >
              {picture}
            </div>
            <div className="grid grid-cols-[auto_1fr] items-baseline gap-x-3 gap-y-1">
              <span
                aria-hidden="true"
                className="font-display text-4xl font-semibold text-tomato-ink tabular-nums"
              >
                {index + 1}
              </span>
              <h3 className="text-xl">{title}</h3>
              <p className="col-start-2 text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
