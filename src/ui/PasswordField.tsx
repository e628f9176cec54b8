import { type ComponentProps, useState } from 'react';
import Eye from '~icons/lucide/eye';
import EyeOff from '~icons/lucide/eye-off';
import { IconButton } from './Button';
import { controlClass, Field, type FieldTexts } from './Field';

/** A password with a button that shows and hides it (claims 2.28, 2.29). */
export function PasswordField({ label, help, error, ...input }: FieldTexts & ComponentProps<'input'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <div className="relative">
          <input
            className={controlClass(error !== undefined, 'pr-14')}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
          />
          <IconButton
            label={shown ? 'Hide password' : 'Show password'}
            aria-pressed={shown}
            className="absolute inset-y-0 right-1 my-auto"
            onClick={() => setShown(!shown)}
          >
            <Icon aria-hidden className="size-5" />
          </IconButton>
        </div>
      )}
    </Field>
  );
}
