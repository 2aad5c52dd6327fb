import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { useEffect, useState } from 'react';
import { LoadMore } from '../../../components/load-more.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Select } from '../../../components/ui/input.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import type { Page } from '../../../lib/api.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { type PastFilter, usePast, useUpcoming } from '../api/use-sessions.ts';
import { useSchedulingPage } from '../paying.ts';
import { SessionCard } from './session-card.tsx';
import { useLookAgainAtStart } from './use-look-again-at-start.ts';

type Found = UseInfiniteQueryResult<InfiniteData<Page<Session>>>;

interface UpcomingListProps {
  /** Shown elsewhere on the page. */
  except: string | undefined;
  /** Whether the empty list leads to booking. */
  canBook: boolean;
}

export function UpcomingList({ except, canBook }: UpcomingListProps) {
  const found = useUpcoming();
  const { showBooking } = useSchedulingPage();
  const sessions = found.data?.pages.flatMap(({ items }) => items) ?? [];
  useLookAgainAtStart(sessions, found.dataUpdatedAt);
  if (!found.data) return <NotYet found={found} />;
  if (sessions.length === 0) {
    return (
      <EmptyState
        title="No sessions scheduled yet."
        action={
          <Button onClick={showBooking}>{canBook ? 'Book a session' : 'Book with another mentor'}</Button>
        }
      >
        {canBook
          ? 'Half an hour with somebody who has been where you are. You see every price before you book.'
          : 'When somebody books your time, the session appears here, and you get an email.'}
      </EmptyState>
    );
  }
  return <List found={found} sessions={sessions.filter(({ id }) => id !== except)} />;
}

/** Fewer than so many on screen, and the next page is read by itself. */
const ENOUGH = 5;

export function PastList({ except }: { except: string | undefined }) {
  const [filter, setFilter] = useState<PastFilter>('all');
  const found = usePast(filter);
  const all = found.data?.pages.flatMap(({ items }) => items) ?? [];
  // The list of all holds what is ahead, too: that is on the other side of the switch.
  const past = all.filter(({ status, endsAt }) => status !== 'scheduled' || Date.parse(endsAt) < serverNow());
  const { hasNextPage, isFetching, isError, fetchNextPage } = found;
  const readsOn = hasNextPage && past.length < ENOUGH && !isFetching && !isError;
  useEffect(() => {
    if (readsOn) void fetchNextPage();
  }, [readsOn, fetchNextPage]);
  return (
    <div className="grid gap-5">
      <Field label="Show" className="max-w-56">
        <Select value={filter} onChange={(event) => setFilter(event.target.value as PastFilter)}>
          <option value="all">All past sessions</option>
          <option value="completed">Completed</option>
          <option value="cancelled">Cancelled</option>
          <option value="no-show">No-show</option>
        </Select>
      </Field>
      {!found.data ? (
        <NotYet found={found} />
      ) : past.length === 0 && !hasNextPage ? (
        <EmptyState title={filter === 'all' ? 'No past sessions yet' : 'None of these'}>
          Here you find what was said, and can say how it was.
        </EmptyState>
      ) : (
        <List found={found} sessions={past.filter(({ id }) => id !== except)} />
      )}
    </div>
  );
}

function List({ found, sessions }: { found: Found; sessions: readonly Session[] }) {
  return (
    <div>
      <ul aria-label="Sessions" className="grid gap-4">
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionCard session={session} highlighted={false} />
          </li>
        ))}
      </ul>
      {found.hasNextPage && <LoadMore found={found} />}
    </div>
  );
}

function NotYet({ found }: { found: Found }) {
  if (found.isError) {
    return (
      <ErrorState
        title="Your sessions did not load"
        error={found.error}
        onRetry={() => void found.refetch()}
      />
    );
  }
  return (
    <div role="status">
      <VisuallyHidden>Loading your sessions…</VisuallyHidden>
      <div aria-hidden="true" className="grid gap-4">
        <Skeleton className="h-56 rounded-card" />
        <Skeleton className="h-56 rounded-card" />
      </div>
    </div>
  );
}
