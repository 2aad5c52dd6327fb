import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { currentToast, subscribeToasts } from './toast.ts';

/** Also used to preload it before the network is lost. */
export const loadToaster = () => import('./toaster.tsx');
const Toaster = lazyPart(loadToaster);

/** Loads the toaster with the first toast. */
export function ToastArea() {
  const hasToast = useSyncExternalStore(subscribeToasts, currentToast, () => null) !== null;
  return hasToast ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
