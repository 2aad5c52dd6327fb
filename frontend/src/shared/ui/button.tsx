import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useEarlyInput } from '../../lib/early-input.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'destructive';
export type ButtonSize = 'sm' | 'md' | 'lg' | 'icon';

interface ButtonLook {
  /** At most one primary per view. */
  variant?: ButtonVariant;
  size?: ButtonSize;
}

const base =
  'inline-flex items-center justify-center gap-2 rounded-control font-semibold whitespace-nowrap select-none max-[22rem]:whitespace-normal ' +
  'transition-[background-color,border-color,color,opacity] duration-150 ease-out ' +
  'disabled:opacity-55 aria-disabled:opacity-55 [&_svg]:shrink-0';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-moss text-on-moss hover:bg-moss-strong',
  secondary: 'border border-edge bg-raised text-ink hover:bg-sunken',
  ghost: 'text-ink hover:bg-sunken',
  destructive: 'bg-berry text-on-berry hover:bg-berry-strong',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-10 px-3.5 text-sm',
  md: 'min-h-11 px-5 text-base',
  lg: 'min-h-13 px-7 text-lg',
  icon: 'size-11 p-0',
};

export const buttonStyle = ({ variant = 'secondary', size = 'md' }: ButtonLook = {}): string =>
  clsx(base, variants[variant], sizes[size]);

type ButtonProps = ComponentProps<'button'> & ButtonLook & { loading?: boolean };

/** While `loading`, shows a spinner, remains focusable and ignores clicks. */
export function Button({
  variant,
  size,
  loading = false,
  className,
  children,
  onClick,
  type,
  ref,
  ...rest
}: ButtonProps) {
  const early = useEarlyInput(ref);
  return (
    <button
      type={type ?? 'button'}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={clsx(buttonStyle({ variant, size }), className)}
      {...rest}
      ref={early}
    >
      {loading && <Spinner className="size-4" />}
      {children}
    </button>
  );
}

export function ButtonLink({ variant, size, className, ...rest }: LinkProps & ButtonLook) {
  return <Link className={clsx(buttonStyle({ variant, size }), className)} {...rest} />;
}
