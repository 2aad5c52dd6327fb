import { CircleAlert } from 'lucide-react';
import { messageOf } from '../../../components/ui/error-state.tsx';

/** Repeats the error of the toast, which disappears. Not a live region, since the toast already announces it. */
export function FormError({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <p className="flex items-start gap-2 rounded-control bg-berry-soft px-3.5 py-2.5 text-sm text-berry">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      {messageOf(error)}
    </p>
  );
}
