import { LoadingNote, Skeleton } from '@/ui/Skeleton';
import { ProfilePage } from './ProfilePage';

const fields = ['name', 'age', 'region', 'tools'];

/** The loader (spec 2), shaped like the first step. `isUpdate` is a guess that keeps the title still. */
export function ProfileSkeleton({ isUpdate }: { isUpdate: boolean }) {
  return (
    <ProfilePage isUpdate={isUpdate}>
      <LoadingNote>Loading your settings…</LoadingNote>
      <Skeleton className="h-2" />
      <Skeleton className="h-16 max-w-md" />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {fields.map((field) => (
          <Skeleton key={field} className="h-24" />
        ))}
      </div>
      <Skeleton className="ml-auto h-12 w-40" />
    </ProfilePage>
  );
}
