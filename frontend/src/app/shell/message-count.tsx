import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useUser } from '../../lib/use-user.ts';

const UnreadBadge = lazyPart(() => import('../../features/messages/unread-badge.tsx'));

/** The unread messages of a user; nothing for guests. */
export function MessageCount({ className }: { className: string }) {
  const { user } = useUser();
  if (!user) return null;
  return (
    <Suspense fallback={null}>
      <UnreadBadge className={className} />
    </Suspense>
  );
}
