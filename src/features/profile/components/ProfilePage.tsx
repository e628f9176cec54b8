import type { ReactNode } from 'react';
import { Mascot } from '@/ui/Mascot';

/** The frame of the profile in every state: its title (spec 2) over the form, or over what stands in for it. */
export function ProfilePage({ isUpdate, children }: { isUpdate: boolean; children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-6">
      <header className="flex items-center gap-4 sm:gap-6">
        <Mascot mood={isUpdate ? 'proud' : 'welcome'} size={76} className="shrink-0" />
        <h1 className="text-3xl sm:text-5xl">
          {isUpdate ? 'Update Your Settings' : 'Personalize Your Perfect Menu!'}
        </h1>
      </header>
      <div className="grid gap-8 rounded-3xl bg-raised p-5 shadow-card sm:p-10">{children}</div>
    </div>
  );
}
