import type { FoundMessage } from '@waymark/contracts/community/messages';
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import { AT_MESSAGE, messagePath } from '#shared/messages/message-path.ts';
import { Avatar } from '#shared/ui/avatar.tsx';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { LoadMore } from '#shared/ui/load-more.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { useFoundMessages } from '../api/use-threads.ts';
import { momentText } from '../day-text.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { snippetOf } from './snippet.ts';

type Found = z.infer<typeof FoundMessage>;

interface FoundListProps {
  q: string;
  onClear: () => void;
}

/** The messages that contain what is searched for; each leads to its place. */
export function FoundList({ q, onClear }: FoundListProps) {
  const found = useFoundMessages(q);
  if (!found.data)
    return found.isError ? <QueryError title="The search failed" query={found} /> : <ListSkeleton />;
  const messages = found.data.pages.flatMap(({ items }) => items);
  if (messages.length === 0) {
    return (
      <EmptyState
        title="No matches"
        drawing="signpost"
        action={<Button onClick={onClear}>Clear the search</Button>}
      >
        None of your messages has these words. Try another one, or a part of it.
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label="Found messages" className="grid gap-0.5">
        {messages.map((one) => (
          <li key={one.message.id}>
            <FoundRow found={one} q={q} />
          </li>
        ))}
      </ul>
      {found.hasNextPage && <LoadMore found={found} />}
    </>
  );
}

function FoundRow({ found: { with: person, message }, q }: { found: Found; q: string }) {
  const query = new URLSearchParams({ q, [AT_MESSAGE]: String(message.number) });
  const { before, match, after } = snippetOf(message.text, q);
  return (
    <Link
      to={`${messagePath(person.id)}?${query}`}
      className="flex gap-3 rounded-control px-3 py-2.5 hover:bg-sunken"
    >
      <Avatar id={person.id} name={person.name} src={person.avatar} />
      <span className="min-w-0 grow leading-snug">
        <span className="flex items-baseline gap-2">
          <span dir="auto" className="min-w-0 grow truncate font-semibold">
            {person.name}
          </span>
          <time dateTime={message.sentAt} className="tabular shrink-0 text-xs text-muted">
            {momentText(message.sentAt)}
          </time>
        </span>
        <span dir="auto" className="line-clamp-2 text-sm text-muted wrap-anywhere">
          {message.isMine && 'You: '}
          {before}
          {match && <mark className="rounded-sm bg-amber-soft font-semibold text-ink">{match}</mark>}
          {after}
        </span>
      </span>
    </Link>
  );
}
