import clsx from 'clsx';
import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useEarlyInput } from '../../lib/early-input.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The label; use aria-label without one. */
  children?: ReactNode;
  description?: ReactNode;
}

/** A native checkbox with a 44 px target. */
export function Checkbox({ children, description, className, ref, ...rest }: CheckboxProps) {
  const early = useEarlyInput(ref);
  return (
    <label
      className={clsx(
        'flex min-h-11 min-w-11 cursor-pointer items-start gap-3 py-2 has-disabled:cursor-not-allowed',
        className,
      )}
    >
      <span className="relative mt-0.5 grid size-6 shrink-0 place-items-center">
        <input
          type="checkbox"
          className="peer size-6 cursor-[inherit] appearance-none rounded-[7px] border-2 border-edge bg-raised transition-colors duration-150 checked:border-moss checked:bg-moss hover:border-ink checked:hover:border-moss-strong disabled:opacity-55"
          {...rest}
          ref={early}
        />
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none absolute size-4 scale-50 text-on-moss opacity-0 transition-[opacity,transform] duration-200 ease-out peer-checked:scale-100 peer-checked:opacity-100"
        />
      </span>
      {(children || description) && (
        <span>
          {children}
          {description && <span className="block text-sm text-muted">{description}</span>}
        </span>
      )}
    </label>
  );
}
