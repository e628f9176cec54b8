import type { Certainty } from '@/recipe/check/marks';
import { cx } from '@/ui/cx';
import type { Icon } from '@/ui/icon';
import CircleQuestionMark from '~icons/lucide/circle-question-mark';
import OctagonAlert from '~icons/lucide/octagon-alert';
import ThumbsDown from '~icons/lucide/thumbs-down';
import TriangleAlert from '~icons/lucide/triangle-alert';

const signs: Readonly<Record<Certainty, { icon: Icon; ink: string }>> = {
  contains: { icon: OctagonAlert, ink: 'text-tomato-ink' },
  advice: { icon: TriangleAlert, ink: 'text-saffron-ink' },
  'may contain': { icon: CircleQuestionMark, ink: 'text-saffron-ink' },
  avoided: { icon: ThumbsDown, ink: 'text-soft' },
};

/** Shows how certain it is that a food is against the profile: the same sign at the word, in the check and on cards. */
export function CertaintySign({ certainty, className }: { certainty: Certainty; className: string }) {
  const { icon: Icon, ink } = signs[certainty];
  return <Icon aria-hidden className={cx('shrink-0', ink, className)} />;
}
