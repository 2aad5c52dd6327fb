import clsx from 'clsx';
import type { ComponentProps } from 'react';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'aria-label'> {
  'aria-label': string;
  checked: boolean;
}

/** A native checkbox announced as a switch, with a 44 px target. For settings that are saved at once. */
export function Switch({ className, checked, ...rest }: SwitchProps) {
  return (
    <label
      className={clsx(
        'inline-grid size-11 cursor-pointer place-items-center has-aria-disabled:cursor-not-allowed',
        className,
      )}
    >
      <span className="relative grid h-6 w-10 items-center">
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          className="peer h-6 w-10 cursor-[inherit] appearance-none rounded-full border-2 border-edge bg-raised transition-colors duration-150 checked:border-moss checked:bg-moss hover:border-ink checked:hover:border-moss-strong aria-disabled:checked:border-muted aria-disabled:checked:bg-muted"
          {...rest}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute left-1 size-4 rounded-full bg-edge transition-transform duration-150 ease-out peer-checked:translate-x-4 peer-checked:bg-on-moss"
        />
      </span>
    </label>
  );
}
