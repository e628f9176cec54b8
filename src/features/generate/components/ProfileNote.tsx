import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { LoadingNote, Skeleton } from '@/ui/Skeleton';

/** Tells the cook that their settings go along with the request, and where to change them. */
export function ProfileNote({ loading }: { loading: boolean }) {
  if (loading) {
    return (
      <div className="grid gap-2">
        <LoadingNote>Loading your settings…</LoadingNote>
        <Skeleton className="h-5 w-full max-w-80" />
        <Skeleton className="h-5 w-2/3 max-w-56" />
      </div>
    );
  }
  return (
    <p className="text-soft">
      The chef already knows your diet, your allergies and your kitchen.{' '}
      <Link to={paths.profile} className="font-semibold text-ink underline underline-offset-4">
        Change your settings
      </Link>
    </p>
  );
}
