import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useUser } from '../../lib/use-user.ts';

const KeepAccount = lazyPart(() => import('./keep-account.tsx'));

/** A user whose account is about to be deleted can only cancel that or log out. */
export function DeletionGate({ children }: { children: ReactNode }) {
  const deleteAfter = useUser().user?.deleteAfter;
  if (!deleteAfter) return children;
  return (
    <Suspense>
      <KeepAccount deleteAfter={deleteAfter} />
    </Suspense>
  );
}
