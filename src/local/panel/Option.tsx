import type { ComponentProps } from 'react';

interface OptionProps extends ComponentProps<'input'> {
  title: string;
  description: string;
}

/** Shows a radio button or checkbox with a title and a description. */
export function Option({ title, description, ...input }: OptionProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-xl p-2 hover:bg-paper">
      <input {...input} className="mt-0.5 size-5 shrink-0 accent-tomato" />
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-soft">{description}</span>
      </span>
    </label>
  );
}
