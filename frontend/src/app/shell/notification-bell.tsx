import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useUser } from '../../lib/use-user.ts';

const Bell = lazyPart(() => import('../../features/notifications/bell.tsx'));

/** Its place is kept while it loads; visitors have none. */
export function NotificationBell() {
  const { user } = useUser();
  if (!user) return null;
  return (
    <Suspense fallback={<span className="size-11" />}>
      <Bell user={user} />
    </Suspense>
  );
}
