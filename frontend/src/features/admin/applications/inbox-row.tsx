import type { AdminApplication } from '@waymark/contracts/identity/applications';
import clsx from 'clsx';
import { ShieldAlert } from 'lucide-react';
import { plural } from '#lib/format.ts';
import { serverNow } from '#lib/server-clock.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { EngineBadge } from './engine-badge.tsx';
import { waitingFor } from './waiting.ts';

interface InboxRowProps {
  application: AdminApplication;
  /** Whether it is shown beside the list. */
  isSelected: boolean;
  /** Shows it beside the list; undefined where there is no room. */
  onSelect: (() => void) | undefined;
  /** Opens its dialog. */
  onReview: () => void;
}

export function InboxRow({ application, isSelected, onSelect, onReview }: InboxRowProps) {
  const { fullName, username, yearsExperience, expertise, achievements, impactStatement } = application;
  return (
    <Card
      as="article"
      aria-label={fullName}
      aria-current={isSelected || undefined}
      className={clsx('relative', isSelected && 'border-moss bg-moss-soft')}
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0 grow basis-48">
          <h3 dir="auto" className="text-xl wrap-anywhere">
            {onSelect ? (
              <button type="button" onClick={onSelect} className="text-left after:absolute after:inset-0">
                {fullName}
              </button>
            ) : (
              fullName
            )}
          </h3>
          <p dir="auto" className="mt-0.5 text-sm wrap-anywhere text-muted">
            {username} · {plural(yearsExperience, 'year')} of experience
            {application.earlierAttempts > 0 && ` · attempt ${application.earlierAttempts + 1}`}
          </p>
          <Marks application={application} />
        </div>
        <Button size="sm" aria-label={`Review ${fullName}`} onClick={onReview} className="relative">
          Review
        </Button>
      </div>
      <dl className="mt-4 grid gap-3 text-sm">
        <Excerpt label="Expertise" text={expertise} />
        <Excerpt label="Achievements" text={achievements} />
        <Excerpt label="Impact statement" text={impactStatement} />
      </dl>
    </Card>
  );
}

function Marks({ application }: { application: AdminApplication }) {
  const { status, createdAt } = application;
  const attempts = application.evaluation?.steering.length ?? 0;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {status === 'pending' ? (
        <Badge tone="amber">{waitingFor(createdAt, serverNow())}</Badge>
      ) : (
        <Badge tone={status === 'approved' ? 'moss' : 'berry'}>
          {status === 'approved' ? 'Approved' : 'Rejected'}
        </Badge>
      )}
      <EngineBadge application={application} />
      {(application.resembles ?? []).length > 0 && (
        <Badge tone="berry" icon={<ShieldAlert aria-hidden="true" />}>
          Looks like another name
        </Badge>
      )}
      {attempts > 0 && (
        <Badge tone="berry" icon={<ShieldAlert aria-hidden="true" />}>
          {plural(attempts, 'attempt')} to influence the evaluation
        </Badge>
      )}
    </div>
  );
}

/** Two lines; the dialog shows the whole text. */
function Excerpt({ label, text }: { label: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="font-semibold">{label}</dt>
      <dd dir="auto" className="line-clamp-2 wrap-anywhere whitespace-pre-line text-muted">
        {text}
      </dd>
    </div>
  );
}
