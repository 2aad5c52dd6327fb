import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';

const ProgressKeeper = lazyPart(() => import('../features/roadmap/progress/progress-keeper.tsx'));
const JournalKeeper = lazyPart(() => import('../features/roadmap/companion/journal-keeper.tsx'));
const MessageKeeper = lazyPart(() => import('../features/messages/outbox/message-keeper.tsx'));
const RoleKeeper = lazyPart(() => import('./role-keeper.tsx'));
const Tooltips = lazyPart(() => import('./tooltips/tooltips.tsx'));
const LinkPrefetch = lazyPart(() => import('./prefetch/link-prefetch.tsx'));
const TimeZoneKeeper = lazyPart(() => import('./time-zone-keeper.tsx'));
const OfflineKeeper = lazyPart(() => import('./offline-keeper.tsx'));

export function Background() {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(() => setIsReady(true), 300);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setIsReady(true), { timeout: 2_000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return isReady ? (
    <Suspense>
      <ProgressKeeper />
      <JournalKeeper />
      <MessageKeeper />
      <OfflineKeeper />
      <RoleKeeper />
      <TimeZoneKeeper />
      <Tooltips />
      <LinkPrefetch />
    </Suspense>
  ) : null;
}
