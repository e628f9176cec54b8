import { cx } from '@/ui/cx';
import { portionsNote } from './countInWords';
import type { Portions } from './usePortions';

/** Says for how many, and in which units, the amounts are that stand below; nothing where they are as written. */
export function PortionsNote({ portions, className }: { portions: Portions; className?: string }) {
  const note = portions.isShown ? portionsNote(portions) : '';
  return note === '' ? null : <p className={cx('text-sm text-soft', className)}>{note}</p>;
}
