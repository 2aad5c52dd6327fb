import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentToast, subscribeToasts } from './toast.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

/** Costs nothing until the first toast, then stays. */
export function ToastArea() {
  const wanted = useSyncExternalStore(subscribeToasts, currentToast, () => null) !== null;
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
