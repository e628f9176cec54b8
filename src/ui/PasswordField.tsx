import { type ComponentProps, useState } from 'react';
import Eye from '~icons/lucide/eye';
import EyeOff from '~icons/lucide/eye-off';
import { IconButton } from './Button';
import { controlClass, Field, type FieldTexts } from './Field';

/** Renders a password input with a button that shows or hides the password (claims 2.28, 2.29). */
export function PasswordField({ label, help, error, ...input }: FieldTexts & ComponentProps<'input'>) {
  const [isVisible, setVisible] = useState(false);
  const Icon = isVisible ? EyeOff : Eye;
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <div className="relative">
          <input
            className={controlClass(error !== undefined, 'pr-14')}
            {...input}
            {...control}
            type={isVisible ? 'text' : 'password'}
          />
          <IconButton
            label={isVisible ? 'Hide password' : 'Show password'}
            aria-pressed={isVisible}
            className="absolute inset-y-0 right-1 my-auto"
            onClick={() => setVisible(!isVisible)}
          >
            <Icon aria-hidden className="size-5" />
          </IconButton>
        </div>
      )}
    </Field>
  );
}
