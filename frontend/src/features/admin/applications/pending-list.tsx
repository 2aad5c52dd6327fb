import type { AdminApplication } from '@waymark/contracts/identity/applications';
import { ShieldAlert } from 'lucide-react';
import { formatDate, plural } from '#lib/format.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { EmptyNote } from '#shared/ui/empty-note.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { LoadMore } from '#shared/ui/load-more.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { EngineBadge } from './engine-badge.tsx';
import { useApplications } from './use-applications.ts';

export function PendingList({ onReview }: { onReview: (application: AdminApplication) => void }) {
  const query = useApplications('pending');
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section aria-labelledby="pending" className="mt-12">
      <h2 id="pending" className="text-2xl">
        Pending applications
      </h2>
      {query.isPending && <Skeleton className="mt-5 h-48" />}
      {query.error && (
        <QueryError title="Failed to load mentor applications" query={query} className="mt-5" />
      )}
      {query.data && items.length === 0 && (
        <EmptyNote
          drawing="bench"
          className="mt-4"
          action={<TextLink to="/admin/reports">Read open reports</TextLink>}
        >
          No one is waiting. New applications appear here at once.
        </EmptyNote>
      )}
      <ul className="mt-5 grid gap-4">
        {items.map((application) => (
          <li key={application.id}>
            <Pending application={application} onReview={() => onReview(application)} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && <LoadMore found={query} />}
    </section>
  );
}

function Pending({ application, onReview }: { application: AdminApplication; onReview: () => void }) {
  const { fullName, username, yearsExperience, expertise, achievements, impactStatement } = application;
  const attempts = application.evaluation?.steering.length ?? 0;
  return (
    <Card as="article" aria-label={fullName}>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-64">
          <h3 dir="auto" className="text-xl wrap-anywhere">
            {fullName}
          </h3>
          <p dir="auto" className="mt-0.5 text-sm wrap-anywhere text-muted">
            {username} · {plural(yearsExperience, 'year')} of experience · {formatDate(application.createdAt)}
            {application.earlierAttempts > 0 && ` · attempt ${application.earlierAttempts + 1}`}
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
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
        </div>
        <Button size="sm" aria-label={`Review ${fullName}`} onClick={onReview}>
          Review
        </Button>
      </div>
      <dl className="mt-4 grid gap-4 text-sm md:grid-cols-3">
        <Excerpt label="Expertise" text={expertise} />
        <Excerpt label="Achievements" text={achievements} />
        <Excerpt label="Impact statement" text={impactStatement} />
      </dl>
    </Card>
  );
}

/** Four lines; the dialog shows the whole text. */
function Excerpt({ label, text }: { label: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="font-semibold">{label}</dt>
      <dd dir="auto" className="line-clamp-4 wrap-anywhere whitespace-pre-line text-muted">
        {text}
      </dd>
    </div>
  );
}
