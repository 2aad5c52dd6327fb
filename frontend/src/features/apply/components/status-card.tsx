import type { MentorApplication } from '@waymark/contracts/identity/applications';
import { CircleCheck, Clock, PenLine } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatDate } from '#lib/format.ts';
import { ScoreList } from '#shared/application/score-list.tsx';
import { AlertDialog } from '#shared/ui/alert-dialog.tsx';
import { Badge, type Tone } from '#shared/ui/badge.tsx';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { useWithdraw } from '../api/use-apply.ts';

interface Look {
  tone: Tone;
  icon: ReactNode;
  badge: string;
  title: string;
}

const looks: Record<MentorApplication['status'], Look> = {
  pending: {
    tone: 'amber',
    icon: <Clock aria-hidden="true" />,
    badge: 'Pending',
    title: 'Application Under Review',
  },
  approved: {
    tone: 'moss',
    icon: <CircleCheck aria-hidden="true" />,
    badge: 'Approved',
    title: 'Application Approved',
  },
  rejected: {
    tone: 'berry',
    icon: <PenLine aria-hidden="true" />,
    badge: 'Not approved yet',
    title: 'Application Needs Improvement',
  },
};

interface StatusCardProps {
  userId: number;
  application: MentorApplication;
  /** Opens the form: for another attempt, or to change this one. */
  onEdit: () => void;
}

export function StatusCard({ userId, application, onEdit }: StatusCardProps) {
  const { status, evaluating, createdAt, changedAt, aiFeedback, quotes } = application;
  const { tone, icon, badge, title } = looks[status];
  const scores = {
    authenticity: application.authenticityScore,
    perseverance: application.perseveranceScore,
    valor: application.valorScore,
  };
  const hasScores = Object.values(scores).some((score) => score !== null);
  const hasQuotes = quotes !== null && Object.values(quotes).some((found) => found.length > 0);
  return (
    <Card as="section" aria-labelledby="application" className="md:p-8">
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={tone} icon={icon}>
          {badge}
        </Badge>
        <p className="text-sm text-muted">
          Submitted {formatDate(createdAt)}
          {changedAt && `, changed ${formatDate(changedAt)}`}
        </p>
      </div>
      <h2 id="application" className="mt-4 text-2xl">
        {title}
      </h2>
      <Lead status={status} evaluating={evaluating} />
      {status === 'pending' && <Waiting userId={userId} application={application} onChange={onEdit} />}
      {aiFeedback && (
        <div className="mt-6">
          <h3 className="text-lg">Feedback</h3>
          <p dir="auto" className="mt-2 max-w-measure whitespace-pre-line">
            {aiFeedback}
          </p>
        </div>
      )}
      {(hasScores || hasQuotes) && (
        <div className="mt-6">
          <h3 className="mb-3 text-lg">
            {hasScores ? 'Scores, with your own words' : 'What supports your application, in your own words'}
          </h3>
          <ScoreList scores={scores} quotes={quotes} />
        </div>
      )}
      {status === 'rejected' && (
        <Button variant="primary" className="mt-8" onClick={onEdit}>
          Try Again
        </Button>
      )}
      {status === 'approved' && (
        <ButtonLink to="/mentor" variant="primary" className="mt-8">
          Go to Mentor Studio
        </ButtonLink>
      )}
    </Card>
  );
}

function Lead({ status, evaluating }: Pick<MentorApplication, 'status' | 'evaluating'>) {
  if (status === 'approved') {
    return <p className="mt-2 text-muted">You are a mentor now. The Studio shows your first steps.</p>;
  }
  if (status === 'rejected') {
    return (
      <p className="mt-2 text-muted">
        It is not enough yet, but you can apply again. What you wrote is saved, so you only need to add what
        is missing.
      </p>
    );
  }
  return (
    <div className="mt-2 grid gap-2 text-muted">
      {evaluating && (
        <p role="status" className="flex items-center gap-2">
          <Spinner className="size-4" />
          Your application is being evaluated…
        </p>
      )}
      <p>Review typically takes 48 hours.</p>
      <p>
        You do not have to wait: you can already tell, record and shape your story. Only you see it, and you
        can publish it once you are approved.
      </p>
    </div>
  );
}

interface WaitingProps {
  userId: number;
  application: MentorApplication;
  onChange: () => void;
}

/** What an applicant can do meanwhile. */
function Waiting({ userId, application, onChange }: WaitingProps) {
  const [isAsking, setAsking] = useState(false);
  const withdraw = useWithdraw(userId, application);
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <ButtonLink to="/mentor/roadmaps#tell" variant="primary">
        Start telling your story
      </ButtonLink>
      <Button onClick={onChange}>Change application</Button>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      {isAsking && (
        <AlertDialog
          open
          onOpenChange={setAsking}
          title="Withdraw your application?"
          description="Nobody reviews it then. You can apply again, and the story that you have told stays yours: you can read, export and delete it, and go on with it in your next application."
          confirmLabel="Withdraw application"
          destructive
          pending={withdraw.isPending}
          onConfirm={() => withdraw.mutate(undefined, { onError: () => setAsking(false) })}
        />
      )}
    </div>
  );
}
