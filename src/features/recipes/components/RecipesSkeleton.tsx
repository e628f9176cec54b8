import { LoadingNote, Skeleton } from '@/ui/Skeleton';

const cards = ['one', 'two', 'three', 'four', 'five', 'six'];

/** The shape of the list while it loads. */
export function RecipesSkeleton() {
  return (
    <>
      <LoadingNote>Loading your recipes…</LoadingNote>
      <Skeleton className="h-12 w-full" />
      <div aria-hidden className="grid gap-6 md:grid-cols-2 lg:grid-cols-3 lg:gap-8">
        {cards.map((card) => (
          <div key={card} className="grid gap-3 rounded-3xl bg-raised pb-5 shadow-card">
            <Skeleton className="aspect-4/3 rounded-b-none" />
            <Skeleton className="mx-5 h-4 w-24" />
            <Skeleton className="mx-5 h-8 w-3/4" />
            <Skeleton className="mx-5 h-5 w-1/2" />
            <Skeleton className="mx-5 mt-2 h-11" />
          </div>
        ))}
      </div>
    </>
  );
}
