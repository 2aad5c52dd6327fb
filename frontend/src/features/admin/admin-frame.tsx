import type { User } from '@waymark/contracts/identity/http';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useReturnState } from '../../lib/return-path.ts';
import { useUser } from '../../lib/use-user.ts';
import { TrailLoading } from '../../shared/trail/trail-states.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { PageNav } from '../../shared/ui/page-nav.tsx';
import { UserError } from '../../shared/ui/user-error.tsx';
import { adminPages } from './admin-links.ts';
import { useWaiting } from './use-waiting.ts';

/** The frame of all pages of `/admin`. `what` completes "You do not have permission to see …". */
export function AdminFrame({ title, what, children }: { title: string; what: string; children: ReactNode }) {
  useDocumentTitle(title);
  const { user, isLoading, error, refetch } = useUser();
  if (isLoading) return <TrailLoading label="Loading your account…" className="py-32" />;
  if (error) return <UserError error={error} onRetry={refetch} />;
  if (user?.role !== 'admin') return <Denied title={title} what={what} user={user} />;
  return (
    <div className="page py-10">
      <AdminNav userId={user.id} />
      {children}
    </div>
  );
}

/** A count that cannot be read is left out; the others stay. */
function AdminNav({ userId }: { userId: number }) {
  const waiting = useWaiting(userId);
  const links = adminPages.map(({ waiting: of, ...link }) => ({
    ...link,
    count: (of && waiting?.[of]) ?? undefined,
  }));
  return <PageNav label="Admin Dashboard" links={links} className="mb-8" />;
}

function Denied({ title, what, user }: { title: string; what: string; user: User | null }) {
  const back = useReturnState();
  const signIn = (
    <ButtonLink to="/auth" state={back} variant="primary">
      Log in
    </ButtonLink>
  );
  return (
    <div className="page py-10">
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        title="Access Denied"
        drawing="gate"
        action={user ? <ButtonLink to="/">Home</ButtonLink> : signIn}
      >
        You do not have permission to see {what}.{' '}
        {user ? `Your role is ${user.role}.` : 'You are not logged in.'}
      </EmptyState>
    </div>
  );
}
