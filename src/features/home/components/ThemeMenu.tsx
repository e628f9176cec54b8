const courses = [
  { name: 'Gourmet Touch', hint: 'candles lit' },
  { name: 'Healthy Bites', hint: 'light and bright' },
  { name: 'Vegan Bliss', hint: 'all that grows' },
  { name: 'Street Eats', hint: 'eaten by hand' },
  { name: 'Chef Quest', hint: 'learn a trick' },
  { name: 'Budget Meals', hint: 'much for little' },
  { name: 'Global Flavors', hint: 'far away' },
  { name: 'Sweet Treats', hint: 'one more spoon' },
] as const;

const special = { name: 'From the Chef’s Table', hint: 'let the chef decide' };

/** The nine recipe themes, set as a restaurant's menu. To read: the way to them is the panel's button. */
export function ThemeMenu() {
  return (
    <section
      aria-labelledby="theme-menu"
      className="rounded-[2rem] bg-aubergine px-6 py-12 text-on-aubergine sm:px-12 sm:py-16"
    >
      <div className="mx-auto grid max-w-4xl gap-10">
        <header className="grid gap-2 text-center">
          <p lang="es" className="font-display text-lg text-saffron italic">
            La carta
          </p>
          <h2 id="theme-menu" className="text-3xl sm:text-4xl">
            Nine ways to begin a recipe
          </h2>
        </header>
        <ul className="grid gap-x-16 gap-y-4 sm:grid-cols-2">
          {courses.map(({ name, hint }) => (
            <li key={name} className="flex items-baseline gap-2.5">
              <span className="shrink-0 font-display text-xl font-semibold">{name}</span>
              <span
                aria-hidden="true"
                className="min-w-4 flex-1 border-b-2 border-dotted border-on-aubergine/35"
              />
              <span className="text-right font-display italic opacity-85">{hint}</span>
            </li>
          ))}
          <li className="mt-4 grid justify-items-center gap-1 border-t border-on-aubergine/25 pt-7 text-center sm:col-span-2">
            <span className="font-display text-3xl font-semibold text-saffron">{special.name}</span>
            <span className="font-display italic opacity-85">{special.hint}</span>
          </li>
        </ul>
      </div>
    </section>
  );
}
