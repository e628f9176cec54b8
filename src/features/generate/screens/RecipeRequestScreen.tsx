import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { profileQueries } from '@/api/profile';
import { useAuth } from '@/auth/AuthContext';
import { ownerIdFor } from '@/config/ownerId';
import { readRecipeTypeFromState } from '@/recipe/navigationState';
import { readRegenerateState } from '@/recipe-ui/regenerate/useRegenerateWithout';
import { ThemeDrawing, themeBackground, themeLooks } from '@/recipe-ui/view/themeLooks';
import { themeNames } from '@/request/themes';
import { Mascot } from '@/ui/Mascot';
import { welcome } from '@/ui/mascot/moods/welcome';
import { RecipeRequestForm } from '../components/RecipeRequestForm';
import { ProfileLoadError, ProfileUsedNote, RegenerateBanner } from '../components/RequestMessages';

/** Shows the form that requests a recipe of a theme (claims 2.44 to 2.48). */
export default function RecipeRequestScreen() {
  const { state, key } = useLocation();
  const uid = useAuth().currentUser?.uid ?? null;
  const ownerId = ownerIdFor(uid);
  const type = readRecipeTypeFromState(ownerId, state);
  const regenerate = useMemo(() => readRegenerateState(ownerId, state, type), [ownerId, state, type]);
  const profile = useQuery({ ...profileQueries.detail(uid ?? ''), enabled: uid !== null });
  // A failed refetch is ignored once there is a profile.
  const hasProfileError = profile.isError && !profile.data;

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[20rem_1fr] lg:gap-8">
      <RequestIntro type={type} />
      <div>
        {regenerate && <RegenerateBanner {...regenerate} ownerId={ownerId} />}
        {hasProfileError ? (
          <ProfileLoadError
            error={profile.error}
            isFetching={profile.isFetching}
            onRetry={() => void profile.refetch()}
          />
        ) : (
          // The form is usable while the profile loads; only Submit waits for it.
          <RecipeRequestForm
            key={regenerate ? key : type}
            type={type}
            uid={uid}
            profile={profile.data}
            regenerate={regenerate}
            note={<ProfileUsedNote isLoading={profile.isPending} />}
          />
        )}
      </div>
    </div>
  );
}

/** Shows the request form's heading, with its theme's picture and tagline. */
function RequestIntro({ type }: { type: string }) {
  const theme = themeNames.find((name) => name === type);
  return (
    <header
      {...(theme && { style: themeBackground(theme) })}
      className="flex items-center gap-4 rounded-3xl bg-slab p-5 text-ink sm:gap-6 sm:p-8 lg:grid lg:content-between lg:self-stretch lg:*:first:order-1 lg:*:first:h-80 lg:*:first:w-auto lg:*:first:max-w-full lg:*:first:justify-self-center"
    >
      {theme ? (
        <ThemeDrawing theme={theme} className="h-20 shrink-0 max-sm:max-w-24 sm:h-32" />
      ) : (
        <Mascot mood={welcome} heightPx={120} className="shrink-0" />
      )}
      <div className="grid min-w-0 gap-2">
        <h1 tabIndex={-1} className="text-2xl wrap-break-word sm:text-4xl">
          Ok let's make a {type} Recipe
        </h1>
        <p className="max-sm:hidden sm:text-lg">
          {theme ? themeLooks[theme].tagline : 'Tell the chef what you have.'}
        </p>
      </div>
    </header>
  );
}
