import { ShoppingBag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { lazyImport } from '@/lib/lazyImport';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { LoadingNote } from '@/ui/Skeleton';
import type { OpenRecipe } from '../useOpenRecipe';

const TakeAlongChoices = lazy(async () => {
  try {
    return { default: (await lazyImport(() => import('./TakeAlongChoices'))).TakeAlongChoices };
  } catch {
    return { default: NoChoices };
  }
});

/** Opens the ways to take a recipe along: to the shop, to a friend, to another recipe keeper. */
export function TakeAlongButton({ recipe, className }: { recipe: OpenRecipe; className?: string }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="secondary" className={className} onClick={() => setOpen(true)}>
        <ShoppingBag aria-hidden className="size-5" />
        Take along
      </Button>
      {isOpen && (
        <Dialog title="Take along" closeLabel="Close" onClose={close}>
          <Suspense fallback={<LoadingNote />}>
            <TakeAlongChoices recipe={recipe} onDone={close} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}

function NoChoices() {
  return <Alert tone="info">This could not be loaded. Check your connection and open it again.</Alert>;
}
