import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useUser } from '../../lib/use-user.ts';

const Bell = lazyPart(() => import('../../features/notifications/bell.tsx'));

/** Reserves its space while loading; not shown to guests. */
export function NotificationBell() {
  const { user } = useUser();
  if (!user) return null;
  return (
    <Suspense fallback={<span className="size-11" />}>
      <Bell user={user} />
    </Suspense>
  );
}
