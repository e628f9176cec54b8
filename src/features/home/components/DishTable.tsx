import berryCrumble from '../dishes/berry-crumble.svg';
import greekSalad from '../dishes/greek-salad.svg';
import paella from '../dishes/paella-mixta.svg';
import shakshuka from '../dishes/shakshuka.svg';

/** Drawn by local mode's kitchen: `npm run cookbook -- paella-mixta --slot 1 --seed 3 --draw src/features/home/dishes`. */
const dishes = [
  { picture: paella, name: 'Paella', lang: 'es', from: 'chicken, prawns, rice, a pepper' },
  { picture: shakshuka, name: 'Shakshuka', lang: 'en', from: 'eggs, tomatoes, half an onion' },
  { picture: greekSalad, name: 'Greek salad', lang: 'en', from: 'cucumber, tomatoes, feta' },
  { picture: berryCrumble, name: 'Berry crumble', lang: 'en', from: 'frozen berries, oats, butter' },
] as const;

/** Dishes, and the few foods that each was made of. */
export function DishTable() {
  return (
    <section aria-labelledby="dish-table" className="grid gap-8">
      <header className="grid gap-2">
        <p lang="es" className="font-display text-lg text-tomato-ink italic">
          ¡A la mesa!
        </p>
        <h2 id="dish-table" className="text-3xl sm:text-4xl">
          From what was in the fridge
        </h2>
      </header>
      <ul className="grid grid-cols-2 gap-3 sm:gap-6 lg:grid-cols-4">
        {dishes.map(({ picture, name, lang, from }) => (
          <li key={name} className="overflow-hidden rounded-3xl bg-raised shadow-card">
            <img
              src={picture}
              alt=""
              width={960}
              height={720}
              loading="lazy"
              decoding="async"
              className="aspect-4/3 w-full object-cover"
            />
            <div className="grid gap-0.5 p-3 sm:p-5">
              <h3 lang={lang} className="text-lg sm:text-xl">
                {name}
              </h3>
              <p className="text-sm text-soft sm:text-base">{from}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
