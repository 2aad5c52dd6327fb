import type { UseQueryResult } from '@tanstack/react-query';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import { useSchedulingPage } from '../paying.ts';

/** In place of the session that somebody was sent to: it is on its way, there is none, or it did not load. */
export function NotShown({ found }: { found: UseQueryResult<Session | null> }) {
  const { showBooking } = useSchedulingPage();
  if (found.isError) {
    return (
      <ErrorState
        title="This session did not load"
        error={found.error}
        onRetry={() => void found.refetch()}
      />
    );
  }
  return (
    <div role="status">
      {found.data === null ? (
        <div className="rounded-card border border-line bg-raised p-6">
          <h3 className="text-xl">This session is not among yours</h3>
          <p className="mt-1 max-w-measure text-muted">
            It may not have been booked in the end, or the link to it is not complete. If you paid for a time
            that was not booked, all of it goes back to you.
          </p>
          <Button size="sm" className="mt-4" onClick={showBooking}>
            Book a session
          </Button>
        </div>
      ) : (
        <>
          <VisuallyHidden>Looking for your session…</VisuallyHidden>
          <Skeleton className="h-56 rounded-card" />
        </>
      )}
    </div>
  );
}
