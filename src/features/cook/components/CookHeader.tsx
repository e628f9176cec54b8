import { fallbackTitles } from '@/recipe/recipeTitle';
import type { ShownRecipe } from '@/recipe-ui/useShownRecipe';
import { Button, IconButton } from '@/ui/Button';
import { cx } from '@/ui/cx';
import ShoppingBasket from '~icons/lucide/shopping-basket';
import Sun from '~icons/lucide/sun';
import Volume2 from '~icons/lucide/volume-2';
import VolumeX from '~icons/lucide/volume-x';
import X from '~icons/lucide/x';

interface CookHeaderProps {
  shownRecipe: ShownRecipe;
  /** Left out if the recipe lists no ingredients. */
  onShowIngredients?: (() => void) | undefined;
  /** Null if the device has no voice. */
  readAloud: { isOn: boolean; toggle: () => void } | null;
  isScreenKeptOn: boolean;
  onExit: () => void;
}

export function CookHeader({
  shownRecipe,
  onShowIngredients,
  readAloud,
  isScreenKeptOn,
  onExit,
}: CookHeaderProps) {
  const Volume = readAloud?.isOn ? Volume2 : VolumeX;
  return (
    <header className="row-start-1 flex min-h-14 items-center gap-x-3 gap-y-1 ps-[max(1rem,env(safe-area-inset-left))] pe-[max(1rem,env(safe-area-inset-right))] pt-[env(safe-area-inset-top)] low:col-span-full low:min-h-12 roomy:px-8">
      {/* Without marks, because their hidden text would widen the page beyond the ellipsis. */}
      <h1
        tabIndex={-1}
        lang={shownRecipe.title === fallbackTitles.page ? 'es' : undefined}
        dir="auto"
        className="line-clamp-2 min-w-0 flex-1 text-base leading-tight wrap-anywhere sm:line-clamp-1 sm:text-2xl low:line-clamp-1"
      >
        {shownRecipe.title}
      </h1>
      {isScreenKeptOn && (
        <p className="flex items-center gap-2 text-sm text-soft max-sm:hidden" title="Your screen stays on">
          <Sun aria-hidden className="size-5" />
          <span className="max-lg:sr-only">Your screen stays on</span>
        </p>
      )}
      {readAloud && (
        <IconButton label="Read aloud" aria-pressed={readAloud.isOn} onClick={readAloud.toggle}>
          <Volume aria-hidden className={cx('size-6', readAloud.isOn && 'text-tomato-ink')} />
        </IconButton>
      )}
      {onShowIngredients && (
        <Button
          variant="secondary"
          className="h-11 min-h-11! px-3! py-0! sm:px-5!"
          onClick={onShowIngredients}
        >
          <ShoppingBasket aria-hidden className="size-5" />
          <span className="max-sm:sr-only">Ingredients</span>
        </Button>
      )}
      <IconButton label="Stop cooking" className="-mr-2" onClick={onExit}>
        <X aria-hidden className="size-6" />
      </IconButton>
    </header>
  );
}
