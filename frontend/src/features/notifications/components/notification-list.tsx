import { ButtonLink } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { LoadMore } from '#shared/ui/load-more.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import { useNotifications } from '../api/notifications.ts';
import { NotificationItem } from './notification-item.tsx';
import { useMarkAsRead } from './use-mark-as-read.ts';

interface NotificationListProps {
  headingLevel: 2 | 3;
  /** Whether all pages are shown, or only the first. */
  whole?: boolean;
  onFollow?: () => void;
}

export function NotificationList({ headingLevel, whole = false, onFollow }: NotificationListProps) {
  const found = useNotifications();
  const pages = found.data?.pages ?? [];
  const shown = whole ? pages.flatMap(({ items }) => items) : (pages[0]?.items ?? []);
  const fresh = useMarkAsRead(shown);

  if (found.isPending) return <Placeholders />;
  if (found.isError && shown.length === 0) {
    return <QueryError title="Your notifications did not load" query={found} className="m-2" />;
  }
  if (shown.length === 0) {
    return (
      <EmptyState
        title="Nothing new"
        drawing="lamp"
        headingLevel={headingLevel}
        action={
          <ButtonLink to="/scheduling" onClick={onFollow}>
            Your sessions
          </ButtonLink>
        }
      >
        Sessions that are booked, moved or paid for appear here.
      </EmptyState>
    );
  }
  return (
    <>
      <ul>
        {shown.map((one) => (
          <NotificationItem key={one.id} notification={one} isNew={fresh.has(one.id)} onFollow={onFollow} />
        ))}
      </ul>
      {whole && found.hasNextPage && <LoadMore found={found} />}
    </>
  );
}

function Placeholders() {
  return (
    <div className="grid gap-2 p-3" role="status">
      <VisuallyHidden>Loading notifications…</VisuallyHidden>
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex gap-3 py-2">
          <Skeleton className="size-9 shrink-0 rounded-full" />
          <div className="grid grow gap-2 py-1">
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-3 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}
