import type { AdminApplication, ApplicationCounts } from '@waymark/contracts/identity/applications';
import { useState } from 'react';
import { useUser } from '#lib/use-user.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { Inbox } from './inbox.tsx';
import { RecentlyReviewed } from './recently-reviewed.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { useApplicationCounts, useLiveApplications } from './use-applications.ts';

export default function ApplicationsPage() {
  return (
    <AdminFrame title="Admin Dashboard" what="mentor applications">
      <h1 className="text-4xl">Admin Dashboard</h1>
      <p className="mt-2 text-muted">
        Applications to become a mentor. Only an admin can decide a pending one.
      </p>
      <Applications />
    </AdminFrame>
  );
}

function Applications() {
  const { user } = useUser();
  useLiveApplications(user?.id);
  const counts = useApplicationCounts();
  const [reviewed, setReviewed] = useState<AdminApplication | null>(null);
  if (counts.isPending) return <Skeleton className="mt-8 h-80" />;
  if (!counts.data) {
    return <QueryError title="Failed to load mentor applications" query={counts} className="mt-8" />;
  }
  const { pending, approved, rejected } = counts.data;
  if (pending + approved + rejected === 0) {
    return (
      <EmptyState
        title="No Applications Yet"
        drawing="letter"
        className="mt-8"
        action={<ButtonLink to="/admin/users">Find a user</ButtonLink>}
      >
        As soon as someone applies to become a mentor, the application appears here for your review.
      </EmptyState>
    );
  }
  return (
    <>
      <Tiles counts={counts.data} />
      <Inbox onReview={setReviewed} />
      <RecentlyReviewed onReview={setReviewed} />
      <ReviewDialog application={reviewed} onClose={() => setReviewed(null)} />
    </>
  );
}

const names: Record<keyof ApplicationCounts, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
};

function Tiles({ counts }: { counts: ApplicationCounts }) {
  return (
    <dl className="mt-8 grid grid-cols-3 gap-3 sm:gap-4">
      {(Object.keys(names) as (keyof ApplicationCounts)[]).map((status) => (
        <div
          key={status}
          className="flex flex-col-reverse rounded-card border border-line bg-raised p-4 sm:p-6"
        >
          <dt className="text-sm text-muted">{names[status]}</dt>
          <dd className="tabular font-serif text-3xl sm:text-4xl">{counts[status]}</dd>
        </div>
      ))}
    </dl>
  );
}
