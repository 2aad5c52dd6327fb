import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { currentToast, subscribeToasts } from './toast.ts';

/** Can be asked for ahead: it has to be there when the network is not. */
export const loadToaster = () => import('./toaster.tsx');
const Toaster = lazyPart(loadToaster);

/** Costs nothing until the first toast, then stays. */
export function ToastArea() {
  const wanted = useSyncExternalStore(subscribeToasts, currentToast, () => null) !== null;
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
