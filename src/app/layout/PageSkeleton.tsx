import { LoadingNote, Skeleton } from '@/ui/Skeleton';

/** A heading and some content, while a screen's code is on its way. */
export function PageSkeleton() {
  return (
    <div className="grid gap-6">
      <LoadingNote />
      <Skeleton className="h-10 w-2/3 max-w-md" />
      <Skeleton className="h-5 w-full max-w-measure" />
      <Skeleton className="h-5 w-4/5 max-w-measure" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
