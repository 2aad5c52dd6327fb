import { useQueryClient } from '@tanstack/react-query';
import type { MentorApplication } from '@waymark/contracts/identity/applications';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { userKey } from '../../lib/query-client.ts';
import { useReturnState } from '../../lib/return-path.ts';
import { mayUseStudio, useUser } from '../../lib/use-user.ts';
import { useMyApplication } from '../../shared/application/my-application.ts';
import { TrailLoading } from '../../shared/trail/trail-states.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { QueryError } from '../../shared/ui/query-error.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { UserError } from '../../shared/ui/user-error.tsx';
import { ApplicationForm, ChangeForm } from './components/application-form.tsx';
import { Requirements } from './components/requirements.tsx';
import { StatusCard } from './components/status-card.tsx';

const REDIRECT_MS = 2_000;

export default function ApplyPage() {
  useDocumentTitle('Become a Mentor');
  const { user, isLoading, error, refetch } = useUser();
  return (
    <div className="page py-10 md:py-14">
      <h1 className="text-4xl">Become a Mentor</h1>
      <p className="mt-3 max-w-measure text-muted">
        You came through something hard. If you can say how, you can leave marks for those who come after you.
      </p>
      <div className="mt-10">
        {isLoading && <TrailLoading label="Loading…" />}
        {error && <UserError error={error} onRetry={refetch} className="max-w-xl" />}
        {!isLoading && !error && (user ? <Application userId={user.id} /> : <Visitor />)}
      </div>
    </div>
  );
}

function Visitor() {
  const back = useReturnState();
  return (
    <Columns>
      <EmptyState
        title="Log in to apply"
        drawing="gate"
        action={
          <ButtonLink to="/auth" state={back} variant="primary">
            Log in
          </ButtonLink>
        }
      >
        An application belongs to an account, so that you can read the result. After logging in you come back
        here.
      </EmptyState>
    </Columns>
  );
}

function Application({ userId }: { userId: number }) {
  const query = useMyApplication(userId);
  const { user } = useUser();
  const { data: application, isPending, error } = query;
  const [params] = useSearchParams();
  /** The application that the form replaces or changes. */
  const [edited, setEdited] = useState<string | null>(null);
  useOutcome(application);
  if (isPending) return <Skeleton className="h-96 max-w-3xl" />;
  if (error && application === undefined)
    return <QueryError title="Your application did not load" query={query} />;
  const isRetrying =
    (application?.status === 'rejected' && edited === application.id) ||
    // A former mentor, as the Studio's gate leads here.
    (application?.status === 'approved' && params.has('again') && user?.role === 'learner');
  if (application?.status === 'pending' && edited === application.id) {
    return (
      <Columns>
        <ChangeForm userId={userId} application={application} onClose={() => setEdited(null)} />
      </Columns>
    );
  }
  if (application && !isRetrying) {
    return (
      <Columns>
        <StatusCard userId={userId} application={application} onEdit={() => setEdited(application.id)} />
      </Columns>
    );
  }
  if (mayUseStudio(user)) return <HasStudio />;
  return (
    <Columns>
      <ApplicationForm
        userId={userId}
        before={application ?? null}
        isFocused={application?.status === 'rejected'}
      />
    </Columns>
  );
}

function HasStudio() {
  return (
    <EmptyState
      title="The Studio is already yours"
      drawing="tent"
      action={
        <ButtonLink to="/mentor" variant="primary">
          Go to Mentor Studio
        </ButtonLink>
      }
    >
      There is nothing to apply for.
    </EmptyState>
  );
}

function Columns({ children }: { children: ReactNode }) {
  return (
    <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      {children}
      <Requirements />
    </div>
  );
}

/** Announces what becomes of an application while the page is open, and leads a new mentor to the Studio. */
function useOutcome(application: MentorApplication | null | undefined): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const last = useRef<MentorApplication | null | undefined>(undefined);
  const [isApproved, setApproved] = useState(false);
  useEffect(() => {
    const before = last.current;
    last.current = application;
    if (!application || before === undefined) return;
    if (before?.id === application.id && before.status !== 'pending') return;
    // The one before it shows again after a withdrawal.
    if (before && application.createdAt < before.createdAt) return;
    if (application.status === 'rejected') {
      const description = application.aiFeedback ?? 'Please review the feedback and try again.';
      toast({ title: 'Application Needs Improvement', description, variant: 'destructive' });
    }
    if (application.status === 'approved') {
      toast({ title: 'Application Approved', description: 'Welcome, mentor.', variant: 'success' });
      void client.invalidateQueries({ queryKey: userKey });
      setApproved(true);
    }
  }, [application, client]);
  useEffect(() => {
    if (!isApproved) return;
    const timer = setTimeout(() => navigate('/mentor'), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isApproved, navigate]);
}
