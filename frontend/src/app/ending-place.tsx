import { lazy } from 'react';
import { TrailLoading } from '../components/trail/trail-states.tsx';
import { useUser } from '../lib/use-user.ts';

const EndingPage = lazy(() => import('../features/ending/ending-page.tsx'));
const GuestEndPage = lazy(() => import('../features/roadmap/guest-end-page.tsx'));

/** The end of a roadmap: of the account, or of this device. */
export default function EndingPlace() {
  const { user, isLoading } = useUser();
  if (isLoading) return <TrailLoading label="Looking back…" className="py-32" />;
  return user ? <EndingPage /> : <GuestEndPage />;
}
