import type { ReactNode } from 'react';
import CircleAlert from '~icons/lucide/circle-alert';
import CircleCheck from '~icons/lucide/circle-check';
import Info from '~icons/lucide/info';
import { cx } from './cx';

const toneStyles = {
  error: { icon: CircleAlert, boxClass: 'border-tomato-ink bg-tomato-wash', iconClass: 'text-tomato-ink' },
  success: { icon: CircleCheck, boxClass: 'border-basil-ink bg-basil-wash', iconClass: 'text-basil-ink' },
  info: { icon: Info, boxClass: 'border-saffron-ink bg-saffron-wash', iconClass: 'text-saffron-ink' },
} as const;

interface AlertProps {
  tone: keyof typeof toneStyles;
  action?: ReactNode;
  children: ReactNode;
}

/** Shows a message in a box. An error is announced at once (role alert), others politely (role status). */
export function Alert({ tone, action, children }: AlertProps) {
  const { icon: Icon, boxClass, iconClass } = toneStyles[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={cx('flex flex-wrap items-start gap-3 rounded-2xl border px-4 py-3', boxClass)}
    >
      <Icon aria-hidden className={cx('mt-0.5 size-5 shrink-0', iconClass)} />
      <div className="min-w-0 flex-1 basis-48 font-medium wrap-break-word">{children}</div>
      {action}
    </div>
  );
}
