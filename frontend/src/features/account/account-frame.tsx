import type { User } from '@waymark/contracts/identity/http';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useReturnState } from '../../lib/return-path.ts';
import { useUser } from '../../lib/use-user.ts';
import { TrailLoading } from '../../shared/trail/trail-states.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Drawing } from '../../shared/ui/drawing.tsx';
import { PageNav } from '../../shared/ui/page-nav.tsx';
import { UserError } from '../../shared/ui/user-error.tsx';
import { accountPages } from './account-links.ts';

/** The frame of the three pages of `/account`. Visitors see that a login is needed. */
export function AccountFrame({ children }: { children: (user: User) => ReactNode }) {
  useDocumentTitle('Account Settings');
  const { user, isLoading, error, refetch } = useUser();
  if (isLoading) return <TrailLoading label="Loading your account…" className="py-32" />;
  if (error) return <UserError error={error} onRetry={refetch} />;
  if (!user) return <LoggedOut />;
  return (
    <div className="page py-10 md:py-14">
      <div className="mx-auto max-w-2xl">
        <h1 className="text-4xl">Account Settings</h1>
        <PageNav label="Account settings" links={accountPages} className="mt-6" />
        <div className="mt-8 grid gap-10">{children(user)}</div>
      </div>
    </div>
  );
}

function LoggedOut() {
  const back = useReturnState();
  return (
    <div className="contours flex grow flex-col items-center justify-center gap-5 px-4 py-24 text-center">
      <Drawing name="gate" />
      <h1 className="text-3xl md:text-4xl">Account Settings</h1>
      <p className="max-w-md text-muted">Please log in to access account settings.</p>
      <ButtonLink to="/auth" state={back} variant="primary">
        Log in
      </ButtonLink>
    </div>
  );
}
