import type { LearnerSummary } from '@waymark/contracts/scheduling/learners';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDocumentTitle } from '#lib/document-title.ts';
import { plural } from '#lib/format.ts';
import { browserZone, formatInZone } from '#lib/zones.ts';
import { Avatar } from '#shared/ui/avatar.tsx';
import { Badge } from '#shared/ui/badge.tsx';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { LoadMore } from '#shared/ui/load-more.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { SegmentedControl } from '#shared/ui/segmented-control.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import { useLearners } from '../api/use-sessions.ts';
import { WriteLineDialog } from './write-line-dialog.tsx';

type Shown = 'all' | 'quiet';

/** The people who had sessions with a mentor, at `/scheduling?learners={all or quiet}`. */
export function LearnersPage({ show }: { show: Shown }) {
  useDocumentTitle('Your learners');
  const navigate = useNavigate();
  const found = useLearners(show === 'quiet');
  const learners = found.data?.pages.flatMap(({ items }) => items);
  return (
    <div className="page max-w-3xl py-8 md:py-12">
      <ButtonLink to="/scheduling?tab=sessions" variant="ghost" size="sm" className="-ml-3.5">
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        All sessions
      </ButtonLink>
      <h1 className="mt-4 text-3xl md:text-4xl">Your learners</h1>
      <p className="mt-3 max-w-measure text-muted">
        The last time you saw somebody is a booking, a session, or a task that they ticked or wrote about.
        What they do on roadmaps is theirs, and not counted here.
      </p>
      <SegmentedControl<Shown>
        label="Which learners"
        className="mt-6"
        value={show}
        onChange={(next) => void navigate(`/scheduling?learners=${next}`, { replace: true })}
        segments={[
          { value: 'all', label: 'All' },
          { value: 'quiet', label: 'Not seen for two weeks' },
        ]}
      />
      <div className="mt-6">
        {learners ? (
          <List learners={learners} show={show} />
        ) : found.isError ? (
          <QueryError title="Your learners did not load" query={found} />
        ) : (
          <div role="status">
            <VisuallyHidden>Loading your learners…</VisuallyHidden>
            <Skeleton className="h-56" />
          </div>
        )}
        {found.hasNextPage && <LoadMore found={found} />}
      </div>
    </div>
  );
}

function List({ learners, show }: { learners: readonly LearnerSummary[]; show: Shown }) {
  const [writingTo, setWritingTo] = useState<LearnerSummary | null>(null);
  if (learners.length === 0 && show === 'quiet') {
    return (
      <EmptyState
        title="Nobody has been away for two weeks"
        drawing="cups"
        action={<ButtonLink to="/scheduling?learners=all">See all learners</ButtonLink>}
      >
        People appear here after a completed session, when none is ahead and you have not seen them for 14
        days.
      </EmptyState>
    );
  }
  if (learners.length === 0) {
    return (
      <EmptyState
        title="No learners yet"
        drawing="bench"
        action={<ButtonLink to="/scheduling?tab=availability">Your availability</ButtonLink>}
      >
        Everyone who books a session with you appears here.
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label="Your learners" className="divide-y divide-line border-y border-line">
        {learners.map((learner) => (
          <li key={learner.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <Avatar id={learner.id} name={learner.name} src={null} size={40} />
            <div className="min-w-0 grow basis-44">
              <TextLink to={`/scheduling?learner=${learner.id}`} className="font-semibold wrap-anywhere">
                {learner.name}
              </TextLink>
              <p className="tabular text-sm text-muted">
                {plural(learner.completed, 'session')} completed, {learner.ahead} ahead. Last seen{' '}
                {formatInZone(learner.seenAt, browserZone(), 'day')}
              </p>
            </div>
            {learner.isQuiet && show === 'all' && <Badge>Not seen for two weeks</Badge>}
            {learner.isQuiet && (
              <Button size="sm" onClick={() => setWritingTo(learner)}>
                Write a line
                <VisuallyHidden> to {learner.name}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {writingTo && <WriteLineDialog learner={writingTo} onClose={() => setWritingTo(null)} />}
    </>
  );
}
