import type { AdminApplication } from '@waymark/contracts/identity/applications';
import { formatDate } from '#lib/format.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { EmptyNote } from '#shared/ui/empty-note.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { PersonLink } from '../components/person-link.tsx';
import { RECENT, useApplications } from './use-applications.ts';

export function RecentlyReviewed({ onReview }: { onReview: (application: AdminApplication) => void }) {
  const queries = [useApplications('approved', RECENT), useApplications('rejected', RECENT)];
  const failed = queries.find(({ error }) => error);
  const recent = queries
    .flatMap(({ data }) => data?.pages[0]?.items ?? [])
    .sort((a, b) => (b.decidedAt ?? '').localeCompare(a.decidedAt ?? ''))
    .slice(0, RECENT);
  return (
    <section aria-labelledby="reviewed" className="mt-12">
      <h2 id="reviewed" className="text-2xl">
        Recently Reviewed
      </h2>
      {failed && <QueryError title="Failed to load mentor applications" query={failed} className="mt-5" />}
      {recent.length === 0 && queries.every(({ data }) => data) && (
        <EmptyNote
          drawing="letter"
          action={<TextLink to="/admin/users">Find a user</TextLink>}
          className="mt-4"
        >
          No application has been reviewed yet.
        </EmptyNote>
      )}
      {recent.length > 0 && (
        <ul className="mt-5 divide-y divide-line rounded-card border border-line bg-raised">
          {recent.map((application) => (
            <li key={application.id}>
              <Reviewed application={application} onReview={() => onReview(application)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Reviewed({ application, onReview }: { application: AdminApplication; onReview: () => void }) {
  const { userId, fullName, status, decidedAt, decisions } = application;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow basis-48">
        <PersonLink id={userId} name={fullName} className="font-semibold wrap-anywhere" />
        <p className="text-sm text-muted">
          {decidedAt && formatDate(decidedAt)}
          {decisions[0] && ` by ${decisions[0].by}`}
        </p>
      </div>
      <Badge tone={status === 'approved' ? 'moss' : 'berry'}>
        {status === 'approved' ? 'Approved' : 'Rejected'}
      </Badge>
      <Button size="sm" variant="ghost" aria-label={`Details of ${fullName}`} onClick={onReview}>
        Details
      </Button>
    </div>
  );
}
