import clsx from 'clsx';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useUser } from '../../lib/use-user.ts';
import { messagePath } from '../../shared/messages/message-path.ts';
import { Drawing } from '../../shared/ui/drawing.tsx';
import { Inbox } from './list/inbox.tsx';
import { ThreadPane } from './thread/thread-pane.tsx';
import { NobodyThere } from './thread/thread-states.tsx';

/** The messages: the list and a thread side by side, or one of both on small screens. */
export default function MessagesPage() {
  const { userId } = useParams();
  const { pathname } = useLocation();
  const { user } = useUser();
  useDocumentTitle('Messages');
  if (!user) return null;
  if (/^\/mentor\//i.test(pathname)) return <FormerAddress />;
  const isOpen = userId !== undefined;
  const other = /^[1-9]\d{0,9}$/.test(userId ?? '') ? Number(userId) : null;
  return (
    <div className="page flex h-[calc(100dvh-4rem)] min-h-120 w-full max-sm:px-0 sm:py-4">
      <div className="flex min-h-0 w-full overflow-hidden border-line bg-paper sm:rounded-card sm:border">
        <div
          className={clsx(
            'w-full overflow-y-auto lg:w-88 lg:shrink-0 lg:border-r lg:border-line',
            isOpen && 'max-lg:hidden',
          )}
        >
          <Inbox user={user} isPage={!isOpen} />
        </div>
        <div className={clsx('flex min-h-0 min-w-0 grow flex-col', !isOpen && 'max-lg:hidden')}>
          {!isOpen ? (
            <NothingOpen />
          ) : other === null ? (
            <NobodyThere text="This is not the address of a person." />
          ) : other === user.id ? (
            <NobodyThere text="You cannot write to yourself." />
          ) : (
            <ThreadPane key={other} user={user} userId={other} back="/messages" />
          )}
        </div>
      </div>
    </div>
  );
}

/** `/mentor/{id}/message`, which older links name. */
function FormerAddress() {
  const { userId = '' } = useParams();
  const { search } = useLocation();
  return <Navigate to={`${messagePath(Number(userId))}${search}`} replace />;
}

const NothingOpen = () => (
  <div className="flex grow flex-col items-center justify-center gap-4 p-6 text-center">
    <Drawing name="cups" />
    <p className="text-muted">Choose a conversation to read it here.</p>
  </div>
);
