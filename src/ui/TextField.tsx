import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldTexts } from './Field';

type TextFieldProps = FieldTexts & ComponentProps<'input'>;

/** A one-line input of any type; takes what react-hook-form's `register` gives. */
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

/** A text of several lines, which grows with what is typed where the browser can. */
export function TextAreaField({ label, help, error, className, ...input }: TextAreaFieldProps) {
  return (
    <Field label={label} help={help} error={error} className={className}>
      {(control) => (
        <textarea
          rows={3}
          className={controlClass(error !== undefined, 'field-sizing-content max-h-60')}
          {...input}
          {...control}
        />
      )}
    </Field>
  );
}
