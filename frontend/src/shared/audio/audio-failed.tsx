import { CircleAlert } from 'lucide-react';
import { Button } from '../ui/button.tsx';

export function AudioFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="flex gap-2">
        <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-berry" />
        <span>
          <strong className="font-semibold">Audio Not Available.</strong> The recording did not load.
        </span>
      </span>
      <Button size="sm" variant="ghost" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}
