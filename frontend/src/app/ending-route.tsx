import { lazy } from 'react';
import { useUser } from '../lib/use-user.ts';
import { TrailLoading } from '../shared/trail/trail-states.tsx';

const EndingPage = lazy(() => import('../features/ending/ending-page.tsx'));
const GuestEndPage = lazy(() => import('../features/roadmap/guest-end-page.tsx'));

/** The end of a roadmap: of the account, or of this device. */
export default function EndingRoute() {
  const { user, isLoading } = useUser();
  if (isLoading) return <TrailLoading label="Looking back…" className="py-32" />;
  return user ? <EndingPage /> : <GuestEndPage />;
}
