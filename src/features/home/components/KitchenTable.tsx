import Avocado from '~icons/fluent-emoji-flat/avocado';
import Egg from '~icons/fluent-emoji-flat/egg';
import Garlic from '~icons/fluent-emoji-flat/garlic';
import Herb from '~icons/fluent-emoji-flat/herb';
import HotPepper from '~icons/fluent-emoji-flat/hot-pepper';
import Lemon from '~icons/fluent-emoji-flat/lemon';
import Olive from '~icons/fluent-emoji-flat/olive';
import Onion from '~icons/fluent-emoji-flat/onion';
import Tomato from '~icons/fluent-emoji-flat/tomato';

/** What lies on the table, left to right; the wide screen's table is longer. */
const shopping = [
  { Icon: Tomato, place: 'size-14 lg:size-20' },
  { Icon: Garlic, place: 'size-10 -ml-2 lg:size-14' },
  { Icon: Lemon, place: 'size-11 ml-auto rotate-6 lg:size-16' },
  { Icon: Herb, place: 'size-11 -rotate-12 lg:size-16 lg:ml-8' },
  { Icon: Avocado, place: 'size-12 lg:size-16 lg:ml-4' },
  { Icon: Egg, place: 'hidden sm:block size-10 lg:size-14 lg:ml-8' },
  { Icon: Egg, place: 'hidden sm:block size-10 -ml-3 rotate-12 lg:size-14' },
  { Icon: HotPepper, place: 'size-11 ml-auto rotate-[20deg] lg:size-16' },
  { Icon: Olive, place: 'hidden lg:block size-12 ml-6' },
  { Icon: Onion, place: 'hidden sm:block size-12 lg:size-16' },
] as const;

/** A checked tablecloth with a cook's shopping on it: the foot of the home panel. Decoration. */
export function KitchenTable() {
  return (
    <div aria-hidden="true" className="relative">
      <div className="gingham h-14 lg:h-20" />
      <div className="absolute inset-x-4 bottom-6 flex items-end gap-1 sm:inset-x-10 lg:bottom-9">
        {shopping.map(({ Icon, place }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed still life.
          <Icon key={index} className={`shrink-0 drop-shadow-sm ${place}`} />
        ))}
      </div>
    </div>
  );
}
