import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { profileQueries } from '@/api/profile';
import { useAuth } from '@/auth/AuthContext';
import { ownerOf } from '@/config/owner';
import { requestTypeOf } from '@/recipe/navigationState';
import { regenerateStateOf } from '@/recipe-ui/regenerate/useRegenerateWithout';
import { RecipeRequestForm } from '../components/RecipeRequestForm';
import { RequestIntro } from '../components/RequestIntro';
import { ProfileFailure, ProfileNote, RegenerateNote } from '../components/RequestNotes';

/** /lastForm: asks for a recipe of the chosen theme (claims 2.73 to 2.85). */
export function RecipeRequestScreen() {
  const { state, key } = useLocation();
  const uid = useAuth().currentUser?.uid ?? null;
  const owner = ownerOf(uid);
  const type = requestTypeOf(owner, state);
  const regenerate = useMemo(() => regenerateStateOf(owner, state, type), [owner, state, type]);
  const profile = useQuery({ ...profileQueries.detail(uid ?? ''), enabled: uid !== null });
  // A later failed read takes nothing from the cook whose profile is already here.
  const failed = profile.isError && !profile.data;

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[20rem_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-8 lg:gap-y-4">
      <RequestIntro type={type} />
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {regenerate && <RegenerateNote {...regenerate} owner={owner} />}
        {failed ? (
          <ProfileFailure
            error={profile.error}
            retrying={profile.isFetching}
            onRetry={() => void profile.refetch()}
          />
        ) : (
          // The cook may type while the profile loads; only sending has to wait for it.
          <RecipeRequestForm
            key={regenerate ? key : type}
            type={type}
            uid={uid}
            profile={profile.data}
            regenerate={regenerate}
          />
        )}
      </div>
      {!failed && <ProfileNote loading={profile.isPending} />}
    </div>
  );
}
