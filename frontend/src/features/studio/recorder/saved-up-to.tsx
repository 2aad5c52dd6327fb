import { formatDuration } from '#lib/format.ts';
import type { Sent } from './part-sender.ts';

interface SavedUpToProps {
  sent: Sent;
  /** Length of a recording that has ended. */
  seconds?: number;
}

/** How much of a recording is stored on the server. */
export function SavedUpTo({ sent: { savedSeconds, interrupted }, seconds }: SavedUpToProps) {
  const complete = seconds !== undefined && savedSeconds >= seconds - 0.5;
  return (
    <div className="text-sm">
      <p className="tabular text-muted">
        {complete
          ? 'Stored in your account.'
          : `Stored in your account up to ${formatDuration(savedSeconds)}.`}
      </p>
      <p role="status" className="mt-1 text-amber empty:hidden">
        {interrupted &&
          !complete &&
          'No connection. The rest is stored in this browser and sent when you are online again.'}
      </p>
    </div>
  );
}
