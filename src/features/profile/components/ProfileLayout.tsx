import type { ReactNode } from 'react';
import { Mascot } from '@/ui/Mascot';
import { proud } from '@/ui/mascot/moods/proud';
import { welcome } from '@/ui/mascot/moods/welcome';
import { LoadingNote, Skeleton } from '@/ui/Skeleton';

/** Shows the title of the profile screen (claims 2.16, 2.32) above the form, skeleton or error. */
export function ProfileLayout({ isUpdate, children }: { isUpdate: boolean; children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-6">
      <header className="flex items-center gap-4 sm:gap-6">
        <Mascot mood={isUpdate ? proud : welcome} heightPx={76} className="shrink-0 max-sm:hidden" />
        <div className="grid gap-2">
          <h1 className="text-3xl sm:text-4xl lg:text-5xl">
            {isUpdate ? 'Update Your Settings' : 'Personalize Your Perfect Menu!'}
          </h1>
          {isUpdate && <p className="text-soft">Change any step, then press Update on the last one.</p>}
        </div>
      </header>
      <div className="grid gap-6 rounded-3xl bg-raised p-5 shadow-card sm:p-10">{children}</div>
    </div>
  );
}

/** Shows a skeleton (claim 2.36) in the shape of the first step. `isUpdate` is a guess, so that the title does not change. */
export function ProfileSkeleton({ isUpdate, isRetrying }: { isUpdate: boolean; isRetrying: boolean }) {
  return (
    <ProfileLayout isUpdate={isUpdate}>
      <LoadingNote isRetrying={isRetrying}>Loading your settings…</LoadingNote>
      <Skeleton className="h-12" />
      <Skeleton className="h-16 max-w-md" />
      <Skeleton className="h-[30rem] sm:h-72" />
      <Skeleton className="ml-auto h-12 w-40" />
    </ProfileLayout>
  );
}
