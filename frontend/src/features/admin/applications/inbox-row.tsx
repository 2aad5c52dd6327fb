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
  const isBeside = onSelect !== undefined;
  return (
    <Card
      as="article"
      aria-label={fullName}
      aria-current={isSelected || undefined}
      className={clsx('relative', isBeside && 'p-4', isSelected && 'border-moss bg-moss-soft')}
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className={clsx('min-w-0 grow', isBeside ? 'basis-32' : 'basis-48')}>
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
          {!isBeside && <Marks application={application} />}
        </div>
        <Button size="sm" aria-label={`Review ${fullName}`} onClick={onReview} className="relative">
          Review
        </Button>
      </div>
      {isBeside && <Marks application={application} isBeside />}
      <dl className={clsx('grid text-sm', isBeside ? 'mt-2 gap-1' : 'mt-4 gap-3')}>
        <Excerpt label="Expertise" text={expertise} isLine={isBeside} />
        <Excerpt label="Achievements" text={achievements} isLine={isBeside} />
        <Excerpt label="Impact statement" text={impactStatement} isLine={isBeside} />
      </dl>
    </Card>
  );
}

/** Beside the whole application they name only what sets it apart. */
function Marks({ application, isBeside = false }: { application: AdminApplication; isBeside?: boolean }) {
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
      {!isBeside && <EngineBadge application={application} />}
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

/** Two lines, or one; the whole text is beside it or in the dialog. */
function Excerpt({ label, text, isLine }: { label: string; text: string; isLine: boolean }) {
  return (
    <div className={clsx('min-w-0', isLine && 'truncate')}>
      <dt className={clsx('font-semibold', isLine && 'mr-1.5 inline')}>{label}</dt>
      <dd
        dir="auto"
        className={clsx('text-muted', isLine ? 'inline' : 'line-clamp-2 wrap-anywhere whitespace-pre-line')}
      >
        {text}
      </dd>
    </div>
  );
}
