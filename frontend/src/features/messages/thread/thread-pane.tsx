import type { User } from '@waymark/contracts/identity/http';
import { ApiError } from '#lib/api.ts';
import { useDocumentTitle } from '#lib/document-title.ts';
import { plural } from '#lib/format.ts';
import { QueryError } from '#shared/ui/query-error.tsx';
import { usePartner } from '../api/use-partner.ts';
import { usePending } from '../outbox/use-pending.ts';
import { Conversation } from './conversation.tsx';
import { ThreadHeader } from './thread-header.tsx';
import { NobodyThere, ThreadSkeleton } from './thread-states.tsx';

interface ThreadPaneProps {
  user: User;
  /** The other person. */
  userId: number;
  back: string;
}

/** The messages with a person. */
export function ThreadPane({ user, userId, back }: ThreadPaneProps) {
  const partner = usePartner(userId);
  const waiting = usePending(user.id, userId);
  useDocumentTitle(partner.data ? `Messages with ${partner.data.person.name}` : 'Messages');
  if (partner.data) {
    return (
      <>
        <ThreadHeader partner={partner.data} back={back} />
        <Conversation user={user} partner={partner.data} />
      </>
    );
  }
  if (!partner.isError) return <ThreadSkeleton />;
  if (partner.error instanceof ApiError && partner.error.status === 404)
    return <NobodyThere text="This person is not here, or cannot be written to." />;
  return (
    <div className="p-4 sm:p-6">
      <h1 className="sr-only">Messages</h1>
      <QueryError title="The messages did not load" query={partner} />
      {waiting.length > 0 && (
        <p role="status" className="mt-4 text-muted">
          {plural(waiting.length, 'message')} to this person {waiting.length === 1 ? 'waits' : 'wait'} on this
          device until the connection is back.
        </p>
      )}
    </div>
  );
}
