import type { ComponentProps } from 'react';
import { cx } from './cx';

type ButtonVariant = 'primary' | 'secondary' | 'quiet';

const variantClasses: Record<ButtonVariant, string> = {
  primary: 'bg-tomato text-on-tomato hover:bg-tomato-deep',
  secondary: 'bg-raised text-ink border border-line-strong hover:border-ink hover:bg-sunken',
  quiet: 'text-ink hover:bg-sunken underline decoration-line-strong underline-offset-4 hover:decoration-ink',
};

/** Returns the class names of a button, also for links that look like one. At least 44 px high; use one primary button per screen. */
export function buttonClass(variant: ButtonVariant = 'primary', className?: string): string {
  return cx(
    'inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-6 py-2.5 text-center font-semibold',
    'transition-[background-color,opacity,transform] duration-150 ease-out active:scale-[0.98]',
    'disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:opacity-60',
    variantClasses[variant],
    className,
  );
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
}

/** Renders a button of type 'button', so that it does not submit forms by accident. */
export function Button({ variant = 'primary', type = 'button', className, ...props }: ButtonProps) {
  return <button type={type} className={buttonClass(variant, className)} {...props} />;
}

interface IconButtonProps extends ComponentProps<'button'> {
  label: string;
}

/** Renders a round 44 px button with an icon. */
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
