import type { Certainty } from '@/recipe/check/marks';
import { cx } from '@/ui/cx';
import type { Icon } from '@/ui/icon';
import CircleCheck from '~icons/lucide/circle-check';
import CircleQuestionMark from '~icons/lucide/circle-question-mark';
import EyeOff from '~icons/lucide/eye-off';
import Info from '~icons/lucide/info';
import OctagonAlert from '~icons/lucide/octagon-alert';
import ThumbsDown from '~icons/lucide/thumbs-down';
import TriangleAlert from '~icons/lucide/triangle-alert';

/** What a sentence of the check or a marked word is about; 'neutral' and 'ok' are not about a food against the profile. */
export type CheckTone = Certainty | 'neutral' | 'ok';

const signs: Readonly<Record<CheckTone, { icon: Icon; ink: string }>> = {
  contains: { icon: OctagonAlert, ink: 'text-tomato-ink' },
  advice: { icon: TriangleAlert, ink: 'text-saffron-ink' },
  'may contain': { icon: CircleQuestionMark, ink: 'text-saffron-ink' },
  avoided: { icon: ThumbsDown, ink: 'text-soft' },
  unread: { icon: EyeOff, ink: 'text-soft' },
  neutral: { icon: Info, ink: 'text-soft' },
  ok: { icon: CircleCheck, ink: 'text-basil-ink' },
};

/** Shows how certain it is that a food is against the profile: the same sign at the word, in the check and on cards. */
export function CheckSign({ tone, className }: { tone: CheckTone; className: string }) {
  const { icon: Icon, ink } = signs[tone];
  return <Icon aria-hidden className={cx('shrink-0', ink, className)} />;
}
