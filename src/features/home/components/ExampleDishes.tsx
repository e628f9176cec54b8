import berryCrumble from '../dishes/berry-crumble-640.avif';
import greekSalad from '../dishes/greek-salad-640.avif';
import paella from '../dishes/paella-mixta-640.avif';
import shakshuka from '../dishes/shakshuka-640.avif';

/**
 * Pictures of local mode's kitchen, stored as pixels, because a phone takes long to lay out hundreds of SVG shapes.
 * `npm run cookbook -- shakshuka --slot 1 --seed 1 --draw src/features/home/dishes --width 640`; paella-mixta has seed
 * 3, greek-salad 2, berry-crumble 1, and `public/pizza-margherita.avif`, for CallToActionPanel, 2.
 */
const dishes = [
  { picture: paella, name: 'Paella', lang: 'es', from: 'chicken, prawns, rice, a pepper' },
  { picture: shakshuka, name: 'Shakshuka', lang: 'en', from: 'eggs, tomatoes, half an onion' },
  { picture: greekSalad, name: 'Greek salad', lang: 'en', from: 'cucumber, tomatoes, feta' },
  { picture: berryCrumble, name: 'Berry crumble', lang: 'en', from: 'frozen berries, oats, butter' },
] as const;

export function ExampleDishes() {
  return (
    <section aria-labelledby="dish-table" className="grid gap-8">
      <h2 id="dish-table" className="text-3xl sm:text-4xl">
        Made from what was in the kitchen
      </h2>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 sm:gap-6 lg:grid-cols-4">
        {dishes.map(({ picture, name, lang, from }) => (
          <li key={name} className="grid content-start gap-3">
            <img
              src={picture}
              alt=""
              width={640}
              height={480}
              loading="lazy"
              decoding="async"
              className="gingham aspect-4/3 w-full rounded-3xl bg-sunken object-cover [--check:color-mix(in_srgb,var(--color-tomato)_18%,transparent)]"
            />
            <div className="grid gap-0.5 px-1">
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
