import { lazy, Suspense } from 'react';
import { useConfig } from '../lib/use-config.ts';
import { TrailLoading } from '../shared/trail/trail-states.tsx';
import NotFoundPage from './not-found-page.tsx';

const MailPage = lazy(() => import('../features/dev-mail/mail-page.tsx'));

/** The mail outbox of the demo; not found elsewhere. */
export default function DemoMail() {
  const { data, isPending } = useConfig();
  if (isPending) return <TrailLoading className="py-32" />;
  if (!data?.demoMode) return <NotFoundPage />;
  return (
    <Suspense fallback={<TrailLoading className="py-32" />}>
      <MailPage />
    </Suspense>
  );
}
