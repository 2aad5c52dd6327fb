import type { User } from '@waymark/contracts/identity/http';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { PageNav } from '../../components/ui/page-nav.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useUser } from '../../lib/use-user.ts';

/** The pages of the admin dashboard, in the order of the navigation. */
const pages = [
  { to: '/admin', label: 'Applications' },
  { to: '/admin/users', label: 'Users' },
  { to: '/admin/roadmaps', label: 'Roadmaps' },
  { to: '/admin/stories', label: 'Stories' },
  { to: '/admin/reports', label: 'Reports' },
  { to: '/admin/cases', label: 'No-shows' },
  { to: '/admin/runs', label: 'AI runs' },
  { to: '/admin/payments', label: 'Payments' },
  { to: '/admin/system', label: 'System' },
  { to: '/admin/audit', label: 'Audit' },
];

/** The frame of all pages of `/admin`. `what` completes "You do not have permission to see …". */
export function AdminFrame({ title, what, children }: { title: string; what: string; children: ReactNode }) {
  useDocumentTitle(title);
  const { user } = useUser();
  if (!user) return null;
  if (user.role !== 'admin') return <Denied title={title} what={what} user={user} />;
  return (
    <div className="page py-10">
      <PageNav label="Admin Dashboard" links={pages} className="mb-8" />
      {children}
    </div>
  );
}

function Denied({ title, what, user }: { title: string; what: string; user: User }) {
  return (
    <div className="page py-10">
      <h1 className="sr-only">{title}</h1>
      <EmptyState title="Access Denied" drawing="gate" action={<ButtonLink to="/">Home</ButtonLink>}>
        You do not have permission to see {what}. Your role is {user.role}.
      </EmptyState>
    </div>
  );
}
