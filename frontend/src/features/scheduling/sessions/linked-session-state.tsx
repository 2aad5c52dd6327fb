import type { UseQueryResult } from '@tanstack/react-query';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { Button } from '#shared/ui/button.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import { useSchedulingPage } from '../scheduling-context.ts';

/** Shown while the linked session loads, if it does not exist, or if it did not load. */
export function LinkedSessionState({ found }: { found: UseQueryResult<Session | null> }) {
  const { showBooking } = useSchedulingPage();
  if (found.isError) {
    return <QueryError title="The session did not load" query={found} />;
  }
  return (
    <div role="status">
      {found.data === null ? (
        <div className="rounded-card border border-line bg-raised p-6">
          <h3 className="text-xl">You have no such session</h3>
          <p className="mt-1 max-w-measure text-muted">
            It may not have been booked, or the link is incomplete. If you paid for a session that was not
            booked, you get a full refund.
          </p>
          <Button size="sm" className="mt-4" onClick={showBooking}>
            Book a session
          </Button>
        </div>
      ) : (
        <>
          <VisuallyHidden>Loading your session…</VisuallyHidden>
          <Skeleton className="h-56 rounded-card" />
        </>
      )}
    </div>
  );
}
