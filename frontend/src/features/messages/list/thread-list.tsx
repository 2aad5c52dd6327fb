import { ButtonLink } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { LoadMore } from '#shared/ui/load-more.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { type Box, useThreads } from '../api/use-threads.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { ThreadRow } from './thread-row.tsx';

interface ThreadListProps {
  box: Box;
  isMentor: boolean;
  query: string;
}

export function ThreadList({ box, isMentor, query }: ThreadListProps) {
  const found = useThreads(box);
  if (!found.data)
    return found.isError ? <QueryError title="Your messages did not load" query={found} /> : <ListSkeleton />;
  const threads = found.data.pages.flatMap(({ items }) => items);
  if (threads.length === 0) return <Empty box={box} isMentor={isMentor} />;
  return (
    <>
      <ul aria-label={box === 'requests' ? 'Requests' : 'Conversations'} className="grid gap-0.5">
        {threads.map((thread) => (
          <li key={thread.id}>
            <ThreadRow thread={thread} query={query} />
          </li>
        ))}
      </ul>
      {found.hasNextPage && <LoadMore found={found} />}
    </>
  );
}

function Empty({ box, isMentor }: Pick<ThreadListProps, 'box' | 'isMentor'>) {
  if (box === 'requests') {
    return (
      <EmptyState
        title="No requests"
        drawing="bench"
        action={<ButtonLink to="/messages">All messages</ButtonLink>}
      >
        When somebody you do not know yet writes to you, you decide here whether to answer.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No messages yet"
      drawing="letter"
      action={
        isMentor ? (
          <ButtonLink to="/scheduling?tab=sessions">Your sessions</ButtonLink>
        ) : (
          <ButtonLink to="/mentors">Find a mentor</ButtonLink>
        )
      }
    >
      {isMentor
        ? 'Learners who know you can write to you, and you to them.'
        : 'Ask a mentor what you would like to know. They answer when they have time.'}
    </EmptyState>
  );
}
