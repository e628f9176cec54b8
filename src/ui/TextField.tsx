import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldTexts } from './Field';

type TextFieldProps = FieldTexts & ComponentProps<'input'>;

/** Renders a one-line input. Accepts what react-hook-form's `register` returns. */
export function TextField({ label, help, error, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error} className={className}>
      {(control) => (
        <input type="text" className={controlClass(error !== undefined)} {...input} {...control} />
      )}
    </Field>
  );
}

type TextAreaFieldProps = FieldTexts & ComponentProps<'textarea'>;

/** Renders a text area that grows with its text where the browser supports `field-sizing`. */
export function TextAreaField({ label, help, error, className, ...input }: TextAreaFieldProps) {
  return (
    <Field label={label} help={help} error={error} className={className}>
      {(control) => (
        <textarea
          rows={3}
          // With `field-sizing`, `rows` alone has no effect.
          className={controlClass(
            error !== undefined,
            'field-sizing-content max-h-60 min-h-19 [&[rows="3"]]:min-h-26',
          )}
          {...input}
          {...control}
        />
      )}
    </Field>
  );
}
