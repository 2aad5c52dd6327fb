import { CircleAlert } from 'lucide-react';
import { messageOf } from '../../../components/ui/error-state.tsx';

interface FormErrorProps {
  error: Error | null;
  title: string;
  /** For an error without a message of the server; default: its own. */
  fallback?: string;
}

/** An error that belongs to no field. */
export function FormError({ error, title, fallback }: FormErrorProps) {
  if (!error) return null;
  return (
    <p
      role="alert"
      className="flex items-start gap-2 rounded-control bg-berry-soft px-3.5 py-2.5 text-sm text-berry"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <span>
        <strong className="block font-semibold">{title}</strong>
        {messageOf(error, fallback ?? error.message)}
      </span>
    </p>
  );
}
