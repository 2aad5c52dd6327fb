import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { useEffect, useState } from 'react';
import type { Page } from '#lib/api.ts';
import { serverNow } from '#lib/server-clock.ts';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Select } from '#shared/ui/input.tsx';
import { LoadMore } from '#shared/ui/load-more.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import { type PastFilter, usePast, useUpcoming } from '../api/use-sessions.ts';
import { useSchedulingPage } from '../scheduling-context.ts';
import { SessionCard } from './session-card.tsx';
import { SessionDays } from './session-days.tsx';
import { useRefetchAtStart } from './use-refetch-at-start.ts';

type Found = UseInfiniteQueryResult<InfiniteData<Page<Session>>>;

interface UpcomingListProps {
  /** Id of a session that the page shows above the list. */
  except: string | undefined;
  /** Id of a session that a link names. */
  highlighted: string | null;
  /** Whether the empty list leads to booking. */
  canBook: boolean;
  /** Whether something above is still loading. */
  isWaiting: boolean;
}

export function UpcomingList({ except, highlighted, canBook, isWaiting }: UpcomingListProps) {
  const found = useUpcoming();
  const { showBooking } = useSchedulingPage();
  const sessions = found.data?.pages.flatMap(({ items }) => items) ?? [];
  useRefetchAtStart(sessions, found.dataUpdatedAt);
  if (!found.data || isWaiting) return <ListState found={found} />;
  if (sessions.length === 0) {
    return (
      <EmptyState
        title="No sessions scheduled yet."
        drawing="bench"
        action={
          <Button onClick={showBooking}>{canBook ? 'Book a session' : 'Book with another mentor'}</Button>
        }
      >
        {canBook
          ? 'Half an hour with someone who has been where you are. You see every price before you book.'
          : 'When someone books a session with you, it appears here and you get an email.'}
      </EmptyState>
    );
  }
  return (
    <List
      found={found}
      sessions={sessions.filter(({ id }) => id !== except)}
      highlighted={highlighted}
      isMentor={!canBook}
    />
  );
}

/** With fewer sessions on screen, the next page loads automatically. */
const MIN_SHOWN = 5;

interface PastListProps {
  except: string | undefined;
  isMentor: boolean;
}

export function PastList({ except, isMentor }: PastListProps) {
  const [filter, setFilter] = useState<PastFilter>('all');
  const { showBooking } = useSchedulingPage();
  const found = usePast(filter);
  const all = found.data?.pages.flatMap(({ items }) => items) ?? [];
  // The unfiltered list also contains upcoming sessions.
  const past = all.filter(({ status, endsAt }) => status !== 'scheduled' || Date.parse(endsAt) < serverNow());
  const { hasNextPage, isFetching, isError, fetchNextPage } = found;
  const loadsMore = hasNextPage && past.length < MIN_SHOWN && !isFetching && !isError;
  useEffect(() => {
    if (loadsMore) void fetchNextPage();
  }, [loadsMore, fetchNextPage]);
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
        <ListState found={found} />
      ) : past.length === 0 && !hasNextPage ? (
        <EmptyState
          title={filter === 'all' ? 'No past sessions yet' : 'No matching sessions'}
          drawing={filter === 'all' ? 'bench' : 'fog'}
          action={
            filter === 'all' ? (
              <Button onClick={showBooking}>Book a session</Button>
            ) : (
              <Button onClick={() => setFilter('all')}>Show all past sessions</Button>
            )
          }
        >
          Your past sessions appear here, with their notes and reviews.
        </EmptyState>
      ) : (
        <List found={found} sessions={past.filter(({ id }) => id !== except)} isMentor={isMentor} />
      )}
    </div>
  );
}

interface ListProps {
  found: Found;
  sessions: readonly Session[];
  highlighted?: string | null;
  /** Mentors have many sessions: rows by day instead of cards. */
  isMentor: boolean;
}

/** Learners with more sessions get rows, too. */
const MAX_CARDS = 5;

function List({ found, sessions, highlighted, isMentor }: ListProps) {
  return (
    <div>
      {isMentor || sessions.length > MAX_CARDS ? (
        <SessionDays sessions={sessions} highlighted={highlighted} />
      ) : (
        <ul aria-label="Sessions" className="grid gap-4">
          {sessions.map((session) => (
            <li key={session.id}>
              <SessionCard session={session} highlighted={session.id === highlighted} />
            </li>
          ))}
        </ul>
      )}
      {found.hasNextPage && <LoadMore found={found} />}
    </div>
  );
}

function ListState({ found }: { found: Found }) {
  if (found.isError) {
    return <QueryError title="Your sessions did not load" query={found} />;
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
