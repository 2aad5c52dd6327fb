import { type ComponentType, lazy } from 'react';
import { useParams } from 'react-router-dom';
import NotFoundPage from './not-found-page.tsx';

/** By the last part of their address. One module of its own, so that the landing page does not load their list. */
const pages: Record<string, ComponentType> = {
  '': lazy(() => import('../features/admin/applications/applications-page.tsx')),
  users: lazy(() => import('../features/admin/users/users-page.tsx')),
  roadmaps: lazy(() => import('../features/admin/roadmaps/admin-roadmaps-page.tsx')),
  stories: lazy(() => import('../features/admin/stories/stories-page.tsx')),
  reports: lazy(() => import('../features/admin/reports/reports-page.tsx')),
  cases: lazy(() => import('../features/admin/cases/cases-page.tsx')),
  runs: lazy(() => import('../features/admin/runs/admin-runs-page.tsx')),
  payments: lazy(() => import('../features/admin/payments/payments-page.tsx')),
  sessions: lazy(() => import('../features/admin/sessions/sessions-page.tsx')),
  system: lazy(() => import('../features/admin/system/system-page.tsx')),
  audit: lazy(() => import('../features/admin/audit/audit-page.tsx')),
};

/** Pages about one thing, by the part of their address before its id. */
const details: Record<string, ComponentType> = {
  payments: lazy(() => import('../features/admin/payments/payment-page.tsx')),
  sessions: lazy(() => import('../features/admin/sessions/session-page.tsx')),
};

export default function AdminPages() {
  const { page = '', id } = useParams();
  const known = id === undefined ? pages : details;
  const Page = Object.hasOwn(known, page.toLowerCase()) ? known[page.toLowerCase()]! : NotFoundPage;
  return <Page />;
}
