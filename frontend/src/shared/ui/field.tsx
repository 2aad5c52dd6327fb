import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';

interface FieldIds {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const Context = createContext<FieldIds | null>(null);

interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  /** At the end of the label's line, e.g. "optional" or a count. */
  aside?: ReactNode;
  /** Shows the label to assistive technology only. */
  hideLabel?: boolean;
  className?: string;
  /** One Input, PasswordInput, Textarea or Select, which gets its id and aria attributes from here. */
  children: ReactNode;
}

/** A label, control, hint and error, linked by ids. */
export function Field({
  label,
  hint,
  error,
  required = false,
  aside,
  hideLabel,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <Context value={{ id, describedBy, invalid: Boolean(error), required }}>
      <div className={clsx('grid content-start gap-1.5', className)}>
        <div className={clsx('flex items-baseline justify-between gap-3', hideLabel && 'sr-only')}>
          <label htmlFor={id} className="min-w-0 text-sm font-semibold wrap-anywhere">
            {label}
          </label>
          {aside && <span className="text-xs text-muted">{aside}</span>}
        </div>
        {children}
        <FieldError id={errorId}>{error}</FieldError>
        {hint && (
          <p id={hintId} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
    </Context>
  );
}

interface FieldErrorProps {
  id?: string;
  className?: string;
  children: string | undefined;
}

/** The error of a field or of a group of fields; nothing without one. */
export function FieldError({ id, className, children }: FieldErrorProps) {
  if (!children) return null;
  return (
    <p id={id} role="alert" className={clsx('flex items-start gap-1.5 text-sm text-berry', className)}>
      <CircleAlert aria-hidden="true" className="mt-0.75 size-4 shrink-0" />
      {children}
    </p>
  );
}

/** The attributes of a control inside a Field; empty outside one. */
export function useFieldProps() {
  const field = useContext(Context);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
}
