import type { PeerSession } from '@waymark/contracts/community/peer-sessions';
import { useRef } from 'react';
import { plural } from '#lib/format.ts';
import { Avatar } from '#shared/ui/avatar.tsx';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { Card, CardLink } from '#shared/ui/card.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { LoadMore } from '#shared/ui/load-more.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { type PeerFilter, usePeerSessions } from '../api/use-peer-sessions.ts';
import { PlaceActions } from './place-actions.tsx';
import { SessionBadges } from './session-badges.tsx';
import { SessionTime } from './session-time.tsx';
import { lengthText, placesText } from './texts.ts';

export function SessionList({ filter, onClear }: { filter: PeerFilter; onClear: () => void }) {
  const found = usePeerSessions(filter);
  if (found.isPending) return <Loading />;
  if (found.isError && !found.data) {
    return <QueryError title="The sessions did not load" query={found} className="mt-6" />;
  }
  const sessions = found.data.pages.flatMap((page) => page.items);
  const count = plural(sessions.length, 'session');
  return (
    <>
      <p role="status" className="my-4 text-sm text-muted">
        {found.isPlaceholderData ? 'Searching…' : found.hasNextPage ? `The first ${count}` : count}
      </p>
      {sessions.length === 0 ? (
        <NoSessions filter={filter} onClear={onClear} />
      ) : (
        <ul aria-busy={found.isPlaceholderData || undefined} className="grid gap-4">
          {sessions.map((session) => (
            <li key={session.id}>
              <SessionCard session={session} />
            </li>
          ))}
        </ul>
      )}
      {found.hasNextPage && <LoadMore found={found} />}
    </>
  );
}

function NoSessions({ filter, onClear }: { filter: PeerFilter; onClear: () => void }) {
  const { q, period, category, skillLevel, mine } = filter;
  const isNarrow = Boolean(q || category || skillLevel || mine) || period !== 'coming';
  return (
    <EmptyState
      title="No sessions"
      drawing={isNarrow ? 'fog' : 'cups'}
      action={
        isNarrow ? (
          <Button onClick={onClear}>Clear filters</Button>
        ) : (
          <ButtonLink to="/mentor-community/support">Read requests</ButtonLink>
        )
      }
    >
      {isNarrow
        ? 'No matches. Try fewer words or filters.'
        : 'No sessions are planned yet. Host one: an hour with other mentors is enough.'}
    </EmptyState>
  );
}

function SessionCard({ session }: { session: PeerSession }) {
  const { id, title, description, host, duration, location, isVirtual } = session;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card as="article" aria-label={title} className="grid gap-3">
      <SessionBadges session={session} />
      <h2 dir="auto" ref={heading} className="text-xl break-words">
        <CardLink to={`/mentor-community/sessions/${id}`}>{title}</CardLink>
      </h2>
      <p>
        <SessionTime session={session} />
        <span className="text-muted">
          {' · '}
          {lengthText(duration)} · {isVirtual ? 'Online' : location}
        </span>
      </p>
      <p dir="auto" className="line-clamp-2 max-w-measure break-words text-muted">
        {description}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex min-w-0 items-center gap-2 text-sm">
          <Avatar id={host.id} name={host.name} src={host.avatar} size={32} />
          <span dir="auto" className="min-w-0 break-words">
            <span dir="auto" className="font-semibold">
              {host.name}
            </span>
            <span className="text-muted"> · </span>
            <span className="tabular text-muted">{placesText(session)}</span>
          </span>
        </p>
        {/* Above the link that covers the card. */}
        <div className="relative z-1">
          <PlaceActions session={session} onRegistered={() => heading.current?.querySelector('a')?.focus()} />
        </div>
      </div>
    </Card>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading sessions" className="mt-13 grid gap-4">
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="h-52 rounded-card" />
      ))}
    </div>
  );
}
