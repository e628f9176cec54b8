import { lazy } from 'react';
import { Link } from 'react-router-dom';
import { describeError, isTransient } from '@/api/apiError';
import { useAuth } from '@/auth/AuthContext';
import { paths } from '@/config/paths';
import { buttonClass } from '@/ui/Button';
import { cx } from '@/ui/cx';
import { controlClass } from '@/ui/Field';
import { LazyBoundary } from '@/ui/LazyBoundary';
import { Mascot } from '@/ui/Mascot';
import { welcome } from '@/ui/mascot/moods/welcome';
import { LoadingNote, Skeleton } from '@/ui/Skeleton';
import ArrowRight from '~icons/lucide/arrow-right';
import BudgetMeals from '~icons/themes/budget-meals';
import HealthyBites from '~icons/themes/healthy-bites';
import StreetEats from '~icons/themes/street-eats';
import VeganBliss from '~icons/themes/vegan-bliss';
import { type CallToAction, selectCallToAction } from '../callToAction';

const KeepCooking = lazy(() => import('./KeepCooking'));

/** Shows a dish, the robot with its message and buttons, and the field that leads to a request. */
export function CallToActionPanel() {
  const { currentUser, profileCompleted, profileError, expectedUserStatus } = useAuth();
  const cta = selectCallToAction({ isSignedIn: currentUser !== null, profileCompleted, expectedUserStatus });
  return (
    <section className="relative overflow-hidden rounded-[2rem] border border-line bg-slab [--glow:20%_45%]">
      {/* On phones, signed-in users have more below the panel, and need the space. */}
      <DishPicture isOnPhones={cta?.primary.to === paths.login} />
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-3 p-5 sm:gap-y-5 sm:p-10 sm:pb-16 lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-x-10 lg:pt-12 lg:pr-14 lg:pb-16">
        <h1
          id="call-to-action"
          className="col-span-2 text-[1.75rem] leading-[1.1] sm:text-5xl lg:col-span-1 lg:col-start-2 lg:text-6xl"
        >
          Cook what you have, <em className="font-medium text-tomato-ink">the way you like it.</em>
        </h1>
        <Mascot
          mood={welcome}
          className="h-26 w-auto self-center sm:h-48 lg:row-span-5 lg:row-start-1 lg:-mb-28 lg:h-[27rem] lg:self-end"
        />
        <SpeechBubble cta={cta} />
        {profileError && profileCompleted !== true && (
          <p role="status" className="col-span-2 max-w-xl lg:col-span-1 lg:col-start-2">
            {isTransient(profileError)
              ? 'We can’t reach your saved settings right now. We’ll keep trying.'
              : (describeError(profileError, '').explanation ?? 'We can’t reach your saved settings.')}
          </p>
        )}
        {currentUser && (
          <LazyBoundary>
            <KeepCooking key={currentUser.uid} ownerId={currentUser.uid} />
          </LazyBoundary>
        )}
        <div className="col-span-2 flex flex-col items-center gap-x-4 gap-y-2.5 sm:flex-row sm:flex-wrap lg:col-span-1 lg:col-start-2">
          {cta ? <CtaLinks {...cta} /> : <Skeleton className="h-14 w-full rounded-full! max-sm:mb-24" />}
        </div>
        <div className="col-span-2 max-w-lg lg:col-span-1 lg:col-start-2">
          {cta ? <KitchenFieldLink {...cta.kitchenField} /> : <Skeleton className="h-21" />}
        </div>
      </div>
      <KitchenTable />
    </section>
  );
}

function DishPicture({ isOnPhones }: { isOnPhones: boolean }) {
  return (
    <div
      className={cx(
        'gingham @container h-28 overflow-hidden bg-raised [--check:color-mix(in_srgb,var(--color-tomato)_42%,transparent)] max-sm:[@media(max-height:46rem)]:h-20 sm:h-44 lg:hidden max-xl:[@media(max-height:31rem)]:hidden xl:absolute xl:right-6 xl:bottom-3 xl:z-10 xl:block xl:size-42 xl:rounded-full xl:shadow-lifted',
        !isOnPhones && 'max-sm:hidden',
      )}
    >
      {/* In `public`, because the prerendered page needs a fixed URL; lazy, because other routes do not show it. */}
      <img
        src="./pizza-margherita.avif"
        alt="A pizza with tomatoes, mushrooms and basil"
        width={640}
        height={480}
        loading="lazy"
        decoding="async"
        className="size-full object-cover [mask-image:radial-gradient(circle_33.6cqw_at_49.3%_50%,#000_99%,transparent)] xl:scale-[1.17] xl:[mask-image:none]"
      />
    </div>
  );
}

/** Shows a link that looks like a text field. */
function KitchenFieldLink({ hint, ...link }: CallToAction['kitchenField']) {
  return (
    <Link {...link} className="group grid gap-1.5 rounded-xl">
      <span className="font-semibold">What’s in your kitchen? </span>
      <span
        className={controlClass(false, 'flex items-center justify-between text-soft group-hover:border-ink')}
      >
        {hint}
        <ArrowRight aria-hidden className="size-5 shrink-0 text-tomato-ink" />
      </span>
    </Link>
  );
}

/** Shows the robot's message in a bubble, with a tail to the left. */
function SpeechBubble({ cta }: { cta: CallToAction | null }) {
  return (
    <div className="relative self-center rounded-3xl lg:justify-self-start bg-lifted px-4.5 py-3 leading-snug shadow-card sm:px-7 sm:py-6 sm:text-xl">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 32"
        className="absolute top-1/2 -left-5 h-9 w-7 -translate-y-1/2 fill-raised"
      >
        <path d="M24 0C22 12 12 20 0 22C10 26 20 28 24 32Z" />
      </svg>
      {cta ? (
        <p>
          <strong lang="es" className="font-display font-semibold text-tomato-ink">
            {cta.greeting}
          </strong>{' '}
          {cta.message}
        </p>
      ) : (
        <LoadingNote />
      )}
    </div>
  );
}

function CtaLinks({ primary, secondary }: CallToAction) {
  return (
    <>
      <Link
        to={primary.to}
        className={buttonClass(
          'primary',
          // Below 'Keep cooking', which then is the primary link.
          'w-full min-h-14 px-8 text-lg sm:w-auto [.keep-cooking~*_&]:border [.keep-cooking~*_&]:border-line-strong [.keep-cooking~*_&]:bg-raised [.keep-cooking~*_&]:text-ink',
        )}
      >
        {primary.label}
      </Link>
      <p className="font-display leading-none text-soft italic">Or</p>
      <Link to={secondary.to} className={buttonClass('secondary', 'w-full min-h-14 px-8 text-lg sm:w-auto')}>
        {secondary.label}
      </Link>
    </>
  );
}

/** Shows a checked tablecloth at the bottom of the panel, with food on both sides. Decorative. */
function KitchenTable() {
  return (
    <div aria-hidden="true" className="relative max-sm:hidden">
      <div className="gingham h-14 border-t-3 border-tomato bg-raised [--check:color-mix(in_srgb,var(--color-tomato)_42%,transparent)] lg:h-20" />
      <div className="absolute inset-x-10 bottom-5 flex items-end *:h-20 *:w-auto lg:bottom-7 lg:left-[21rem] lg:*:h-24 xl:right-60">
        <VeganBliss />
        <HealthyBites className="-ml-2" />
        <BudgetMeals className="ml-auto" />
        <StreetEats className="-ml-3" />
      </div>
    </div>
  );
}
