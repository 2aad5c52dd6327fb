import { CircleAlert } from 'lucide-react';
import { messageOf } from '../../../components/ui/error-state.tsx';

interface FormErrorProps {
  error: Error | null;
  /** For an error without a toast. Without a title it repeats the error of a toast, which disappears. */
  title?: string;
}

/** Only announced with a title, since otherwise the toast already announces it. */
export function FormError({ error, title }: FormErrorProps) {
  if (!error) return null;
  return (
    <p
      role={title && 'alert'}
      className="flex items-start gap-2 rounded-control bg-berry-soft px-3.5 py-2.5 text-sm text-berry"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <span>
        {title && <strong className="block font-semibold">{title}</strong>}
        {title ? messageOf(error, error.message) : messageOf(error)}
      </span>
    </p>
  );
}
