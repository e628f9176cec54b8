const steps = [
  {
    title: 'Tell us how you eat',
    text: 'Just once: what you dislike, your diet, your allergies and your kitchen tools.',
  },
  {
    title: 'Say what’s in the kitchen',
    text: 'Eggs, tomatoes, feta… Add how many minutes you have and how many people will eat.',
  },
  {
    title: 'Cook your own recipe',
    text: 'Written for you, with a picture of the dish. With an account, it stays in your list.',
  },
] as const;

export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="grid gap-8">
      <h2 id="how-it-works" className="text-3xl sm:text-4xl">
        Dinner in three short steps
      </h2>
      <ol className="grid gap-8 md:grid-cols-3 md:gap-6">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[1.5rem_1fr] content-start items-baseline gap-x-3 gap-y-1"
          >
            <span
              aria-hidden="true"
              className="font-display text-4xl font-semibold text-tomato-ink tabular-nums"
            >
              {index + 1}
            </span>
            <h3 className="text-xl">{title}</h3>
            <p className="col-start-2 text-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
