import type { SupportRequest } from '@waymark/contracts/community/support';
import { plural } from '#lib/format.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { Card, CardLink } from '#shared/ui/card.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { LoadMore } from '#shared/ui/load-more.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { type SupportFilter, useSupportRequests } from '../api/use-support.ts';
import { Byline } from './byline.tsx';
import { RequestBadges } from './request-badges.tsx';

export function RequestList({ filter, onClear }: { filter: SupportFilter; onClear: () => void }) {
  const found = useSupportRequests(filter);
  if (found.isPending) return <Loading />;
  if (found.isError && !found.data) {
    return <QueryError title="The requests did not load" query={found} className="mt-6" />;
  }
  const requests = found.data.pages.flatMap((page) => page.items);
  const count = plural(requests.length, 'request');
  return (
    <>
      <p role="status" className="my-4 text-sm text-muted">
        {found.isPlaceholderData ? 'Searching…' : found.hasNextPage ? `The first ${count}` : count}
      </p>
      {requests.length === 0 ? (
        <NoRequests filter={filter} onClear={onClear} />
      ) : (
        <ul aria-busy={found.isPlaceholderData || undefined} className="grid gap-4">
          {requests.map((request) => (
            <li key={request.id}>
              <RequestCard request={request} />
            </li>
          ))}
        </ul>
      )}
      {found.hasNextPage && <LoadMore found={found} />}
    </>
  );
}

function NoRequests({ filter, onClear }: { filter: SupportFilter; onClear: () => void }) {
  const { q, state, category, urgency, mine } = filter;
  const isNarrow = Boolean(q || category || urgency || mine) || state === 'closed';
  return (
    <EmptyState
      title="No requests"
      drawing={isNarrow ? 'fog' : 'cups'}
      action={
        isNarrow ? (
          <Button onClick={onClear}>Clear filters</Button>
        ) : (
          <ButtonLink to="/mentor-community/sessions">See peer sessions</ButtonLink>
        )
      }
    >
      {isNarrow
        ? 'No matches. Try fewer words or filters.'
        : 'No one needs help right now. If you do, ask: others have been there.'}
    </EmptyState>
  );
}

function RequestCard({ request }: { request: SupportRequest }) {
  const { id, title, description, skillsNeeded, responses } = request;
  return (
    <Card as="article" className="grid gap-3">
      <RequestBadges request={request} />
      <h2 dir="auto" className="text-xl break-words">
        <CardLink to={`/mentor-community/support/${id}`}>{title}</CardLink>
      </h2>
      <p dir="auto" className="line-clamp-2 max-w-measure break-words text-muted">
        {description}
      </p>
      {skillsNeeded.length > 0 && (
        <ul aria-label="Skills needed" className="flex flex-wrap gap-1.5">
          {skillsNeeded.map((skill) => (
            <li key={skill}>
              <Badge>{skill}</Badge>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Byline mentor={request.mentor} at={request.createdAt} />
        <p className="tabular text-sm font-semibold">{plural(responses, 'response')}</p>
      </div>
    </Card>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading requests" className="mt-13 grid gap-4">
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="h-44 rounded-card" />
      ))}
    </div>
  );
}
