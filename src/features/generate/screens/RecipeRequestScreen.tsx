import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { profileQueries } from '@/api/profile';
import { useAuth } from '@/auth/AuthContext';
import { againOf } from '@/recipe-ui/regenerate/regenerateState';
import { recipeTypeOf } from '@/request/recipeRequest';
import { ProfileFailure } from '../components/ProfileFailure';
import { ProfileNote } from '../components/ProfileNote';
import { RecipeRequestForm } from '../components/RecipeRequestForm';
import { RegenerateNote } from '../components/RegenerateNote';
import { RequestIntro } from '../components/RequestIntro';

/** /lastForm: asks for a recipe of the chosen theme (spec 2, Recipe request form). */
export function RecipeRequestScreen() {
  const { state, key } = useLocation();
  const type = recipeTypeOf(state);
  const again = useMemo(() => againOf(state, type), [state, type]);
  const uid = useAuth().currentUser?.uid ?? null;
  const profile = useQuery({ ...profileQueries.detail(uid ?? ''), enabled: uid !== null });
  // A later failed read takes nothing from the cook whose profile is already here.
  const failed = profile.isError && !profile.data;

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[20rem_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-8 lg:gap-y-4">
      <RequestIntro type={type} />
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {again && <RegenerateNote again={again} />}
        {failed ? (
          <ProfileFailure
            error={profile.error}
            retrying={profile.isFetching}
            onRetry={() => void profile.refetch()}
          />
        ) : (
          // The cook may type while the profile loads; only sending has to wait for it.
          <RecipeRequestForm
            key={again ? key : type}
            type={type}
            uid={uid}
            profile={profile.data}
            again={again}
          />
        )}
      </div>
      {!failed && <ProfileNote loading={profile.isPending} />}
    </div>
  );
}
