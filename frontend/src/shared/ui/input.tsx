import clsx from 'clsx';
import { ChevronDown, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useEarlyInput } from '../../lib/early-input.ts';
import { useFieldProps } from './field.tsx';
import { Limited } from './limited.tsx';

const control =
  'w-full min-h-11 rounded-control border border-edge bg-raised px-3.5 py-2 text-base text-ink placeholder:text-muted ' +
  'transition-colors duration-150 hover:border-ink aria-invalid:border-berry disabled:opacity-55';

interface Limit {
  /** The greatest number of characters, which are counted near it; longer text is reported, not cut. */
  limit?: number;
}

export function Input({ className, limit, ref, ...rest }: ComponentProps<'input'> & Limit) {
  const early = useEarlyInput(ref);
  const input = (
    <input {...useFieldProps()} dir="auto" className={clsx(control, className)} {...rest} ref={early} />
  );
  return limit ? <Limited max={limit}>{input}</Limited> : input;
}

export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <input
        {...useFieldProps()}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className={clsx(control, 'pr-13', className)}
        {...rest}
      />
      <button
        type="button"
        aria-label={shown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0.5 grid w-11 place-items-center rounded-control text-muted hover:text-ink"
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}

export function Textarea({ className, rows = 4, limit, ref, ...rest }: ComponentProps<'textarea'> & Limit) {
  const early = useEarlyInput(ref);
  const textarea = (
    <textarea
      {...useFieldProps()}
      dir="auto"
      rows={rows}
      className={clsx(control, 'leading-relaxed', className)}
      {...rest}
      ref={early}
    />
  );
  return limit ? <Limited max={limit}>{textarea}</Limited> : textarea;
}

export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select {...useFieldProps()} className={clsx(control, 'appearance-none pr-10', className)} {...rest}>
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted"
      />
    </div>
  );
}
