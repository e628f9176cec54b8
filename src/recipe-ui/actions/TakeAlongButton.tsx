import { useState } from 'react';
import { lazyPart } from '@/lib/lazyPart';
import { Alert } from '@/ui/Alert';
import { Dialog } from '@/ui/Dialog';
import { LoadingNote } from '@/ui/Skeleton';
import ShoppingBag from '~icons/lucide/shopping-bag';
import type { OpenRecipe } from '../useOpenRecipe';
import { ActionButton } from './ActionButton';

const TakeAlongChoices = lazyPart(() => import('./TakeAlongChoices'), 'TakeAlongChoices', {
  waiting: <LoadingNote />,
  failed: <Alert tone="info">This could not be loaded. Check your connection and open it again.</Alert>,
});

/** Opens the ways to take a recipe along: to the shop, to a friend, to another recipe keeper. */
export function TakeAlongButton({ recipe }: { recipe: OpenRecipe }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <ActionButton icon={ShoppingBag} label="Take along" onClick={() => setOpen(true)} />
      {isOpen && (
        <Dialog title="Take along" closeLabel="Close" onClose={close}>
          <TakeAlongChoices recipe={recipe} onDone={close} />
        </Dialog>
      )}
    </>
  );
}
