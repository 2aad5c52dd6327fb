import { type RoadmapInsight, STOPPED_DAYS } from '@waymark/contracts/roadmaps/insight';
import { ArrowLeft } from 'lucide-react';
import { formatNumber } from '#lib/format.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { workspacePath } from '../shared/paths.ts';
import { reviewsOf, sessionFigures } from './insight.ts';
import { InsightTable } from './insight-table.tsx';
import { InsightTrail } from './insight-trail.tsx';
import { useRoadmapSessions } from './use-insight.ts';

export function InsightView({ insight }: { insight: RoadmapInsight }) {
  const sessions = useRoadmapSessions(insight.roadmapId);
  const figures = sessions.data ? sessionFigures(sessions.data) : null;
  return (
    <div className="page max-w-[68rem] py-8 md:py-10">
      <ButtonLink to={workspacePath(insight.roadmapId)} variant="ghost" size="sm" className="-ml-3">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to the Studio
      </ButtonLink>
      <h1 className="mt-2 text-3xl text-balance">How learners are doing with “{insight.title}”</h1>
      {insight.started === 0 ? (
        <NothingYet insight={insight} />
      ) : (
        <>
          <p className="mt-3 max-w-measure text-muted">
            Figures of the published version. Each learner counts once, you are not counted, and no one is
            named.
          </p>
          {hasNoTick(insight) && <p className="mt-3 font-semibold">{waitingText(insight)}.</p>}
          <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-4">
            <Total label="Started" value={insight.started} />
            <Total label={`Active in the last ${STOPPED_DAYS} days`} value={insight.active} />
            <Total label="Finished" value={insight.finished} />
            {figures && (
              <>
                <Total label="Sessions booked from it" value={figures.sessions} />
                <div>
                  <dt className="text-sm text-muted">Reviews of those sessions</dt>
                  <dd className="tabular text-2xl font-semibold">{reviewsOf(figures)}</dd>
                </div>
              </>
            )}
          </dl>
          {sessions.isError && (
            <QueryError title="The sessions did not load" query={sessions} className="mt-6" />
          )}
          <InsightTrail insight={insight} sessions={figures} />
          <InsightTable insight={insight} sessions={figures} />
        </>
      )}
    </div>
  );
}

function Total({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="tabular text-2xl font-semibold">{formatNumber(value)}</dd>
    </div>
  );
}

const waitingText = ({ followers }: RoadmapInsight): string =>
  followers === 1
    ? 'One person follows it, and has not ticked a step'
    : `${formatNumber(followers)} follow it, none has ticked a step`;

/** Whether learners only follow it until now. */
const hasNoTick = ({ stages }: RoadmapInsight): boolean =>
  stages.every(({ steps }) => steps.every(({ completed }) => completed === 0));

function NothingYet({ insight }: { insight: RoadmapInsight }) {
  const { version, roadmapId, followers } = insight;
  const noOne = followers > 0 ? waitingText(insight) : 'No one has started yet';
  return (
    <EmptyState
      title={version === null ? 'Not published yet' : noOne}
      drawing="lamp"
      className="mt-8"
      action={
        <ButtonLink to={version === null ? workspacePath(roadmapId) : `/roadmap/${roadmapId}`}>
          {version === null ? 'Continue in the Studio' : 'View it as a learner'}
        </ButtonLink>
      }
    >
      {version === null
        ? 'Once it is published and the first learner starts, you see here how far people get and where they stop.'
        : 'As soon as the first learner starts, you see here how far people get and where they stop.'}
    </EmptyState>
  );
}
