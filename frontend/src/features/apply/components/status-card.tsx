import type { MentorApplication } from '@waymark/contracts/identity/applications';
import { CircleCheck, Clock, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '#lib/format.ts';
import { ScoreList } from '#shared/application/score-list.tsx';
import { Badge, type Tone } from '#shared/ui/badge.tsx';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';

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

export function StatusCard({
  application,
  onRetry,
}: {
  application: MentorApplication;
  onRetry: () => void;
}) {
  const { status, evaluating, createdAt, aiFeedback, quotes } = application;
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
        <p className="text-sm text-muted">Submitted {formatDate(createdAt)}</p>
      </div>
      <h2 id="application" className="mt-4 text-2xl">
        {title}
      </h2>
      <Lead status={status} evaluating={evaluating} />
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
        <Button variant="primary" className="mt-8" onClick={onRetry}>
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
      <p>We will email you within 2-3 business days. There is nothing more to do until then.</p>
    </div>
  );
}
