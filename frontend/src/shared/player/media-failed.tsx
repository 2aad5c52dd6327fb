import { CircleAlert } from 'lucide-react';
import { Button } from '../ui/button.tsx';

const REASONS: Record<number, string> = {
  2: 'The connection was lost.',
  3: 'This browser cannot play the file, or the file is damaged.',
  4: 'It may have been removed, or this browser cannot play this kind of file.',
};

/** `code` as in MediaError. */
export function MediaFailed({ code, onRetry }: { code: number; onRetry: () => void }) {
  const reason = navigator.onLine ? REASONS[code] : 'You are offline.';
  return (
    <p
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-3 text-sm"
    >
      <span className="flex min-w-0 gap-2">
        <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-berry" />
        <span>
          <strong className="font-semibold">This did not load.</strong> {reason ?? 'Please try again.'}
        </span>
      </span>
      <Button size="sm" variant="ghost" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}
