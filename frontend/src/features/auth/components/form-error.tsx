import { CircleAlert } from 'lucide-react';
import { ApiError } from '#lib/api.ts';
import { messageOf } from '#shared/ui/error-state.tsx';

interface FormErrorProps {
  error: Error | null;
  title: string;
  /** For an error without a message of the server; default: the title alone. */
  fallback?: string;
}

/** An error that belongs to no field. */
export function FormError({ error, title, fallback }: FormErrorProps) {
  if (!error) return null;
  const text = messageOf(error, fallback ?? (error instanceof ApiError ? title : error.message));
  return (
    <p
      role="alert"
      className="flex items-start gap-2 rounded-control bg-berry-soft px-3.5 py-2.5 text-sm text-berry"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <span>
        <strong className="block font-semibold">{title}</strong>
        {text !== title && text}
      </span>
    </p>
  );
}
