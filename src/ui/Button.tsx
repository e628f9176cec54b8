import type { ComponentProps } from 'react';
import { cx } from './cx';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const looks: Record<ButtonVariant, string> = {
  primary: 'bg-tomato text-on-tomato hover:bg-tomato-deep shadow-card',
  secondary: 'bg-raised text-ink border border-line-strong hover:bg-sunken',
  quiet: 'text-ink hover:bg-sunken underline decoration-line-strong underline-offset-4 hover:decoration-ink',
  danger: 'bg-raised text-tomato-ink border border-tomato-ink hover:bg-tomato-wash',
};

/** The classes of a button, for the links that look like one. At least 44 px high; one primary a screen. */
export function buttonClass(look: ButtonVariant = 'primary', className?: string): string {
  return cx(
    'inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-6 py-2.5 text-center font-semibold',
    'transition-[background-color,opacity,transform] duration-150 ease-out active:scale-[0.98]',
    'disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:opacity-60',
    looks[look],
    className,
  );
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
}

/** A button. Its type is 'button' unless said otherwise, so that none submits a form by accident. */
export function Button({ variant = 'primary', type = 'button', className, ...props }: ButtonProps) {
  return <button type={type} className={buttonClass(variant, className)} {...props} />;
}

interface IconButtonProps extends ComponentProps<'button'> {
  /** What the button does, for those who don't see its icon. */
  label: string;
}

/** A round 44 px button that shows an icon only. */
export function IconButton({ label, type = 'button', className, ...props }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={cx(
        'inline-grid size-11 shrink-0 place-items-center rounded-full text-ink transition-colors duration-150',
        'hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-60',
        className,
      )}
      {...props}
    />
  );
}
