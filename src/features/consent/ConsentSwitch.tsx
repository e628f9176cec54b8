import { useId } from 'react';

interface ConsentSwitchProps {
  name: string;
  label: string;
  help: string;
  checked: boolean;
  /** Left out for a kind that cannot be switched. */
  onChange?: (checked: boolean) => void;
  disabled?: boolean;
}

/** A kind of cookie, on or off. The real checkbox lies, unseen, over the whole row: all of it can be pressed. */
export function ConsentSwitch({
  name,
  label,
  help,
  checked,
  onChange,
  disabled = false,
}: ConsentSwitchProps) {
  const id = useId();
  return (
    <div className="relative flex min-h-12 items-center gap-4 rounded-xl py-1.5">
      <div className="min-w-0 flex-1 text-sm">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-help`} className="text-soft">
          {help}
        </p>
      </div>
      <input
        id={id}
        type="checkbox"
        name={name}
        checked={checked}
        disabled={disabled}
        aria-describedby={`${id}-help`}
        onChange={(event) => onChange?.(event.target.checked)}
        className="peer absolute inset-0 z-10 m-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
      <span
        aria-hidden="true"
        className="flex h-7 w-12 shrink-0 items-center rounded-full border border-line-strong bg-sunken p-1 transition-colors duration-150 peer-checked:justify-end peer-checked:border-basil peer-checked:bg-basil peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-tomato-ink peer-disabled:opacity-60 peer-checked:[&>span]:bg-white [&>span]:bg-line-strong"
      >
        <span className="size-5 rounded-full shadow-sm" />
      </span>
    </div>
  );
}
