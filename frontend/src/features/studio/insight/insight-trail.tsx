import { type RoadmapInsight, STOPPED_DAYS, type StageInsight } from '@waymark/contracts/roadmaps/insight';
import { Clock, MessagesSquare, OctagonPause } from 'lucide-react';
import { formatNumber, plural } from '#lib/format.ts';
import { Trail, TrailPoint } from '#shared/trail/trail.tsx';
import { Badge } from '#shared/ui/badge.tsx';
import { Card } from '#shared/ui/card.tsx';
import { formatDays, mainStops, type SessionFigures, sessionsOf } from './insight.ts';

interface InsightTrailProps {
  insight: RoadmapInsight;
  sessions: SessionFigures | null;
}

/** The trail is painted as far as anyone came; the stages where most have stopped glow. */
export function InsightTrail({ insight: { stages, started }, sessions }: InsightTrailProps) {
  const stops = mainStops(stages);
  return (
    <section aria-labelledby="along" className="mt-10">
      <h2 id="along" className="text-2xl">
        Along the trail
      </h2>
      <p className="mt-1 text-muted">{summaryOf(stops)}</p>
      <Trail as="ol" className="mt-6 grid gap-6">
        {stages.map((stage, index) => (
          <TrailPoint
            key={stage.stageId}
            as="li"
            kind="stage"
            state={stops.includes(stage) ? 'current' : stage.reached > 0 ? 'done' : 'ahead'}
          >
            <StageFigures
              stage={stage}
              number={index + 1}
              started={started}
              sessions={sessionsOf(stage, sessions)}
            />
          </TrailPoint>
        ))}
      </Trail>
    </section>
  );
}

const summaryOf = (stops: readonly StageInsight[]): string =>
  stops.length === 0
    ? 'No one has stopped so far.'
    : `Most of those who stopped were at ${stops.map(({ title }) => `“${title}”`).join(' or ')}.`;

interface StageFiguresProps {
  stage: StageInsight;
  number: number;
  started: number;
  sessions: number | null;
}

function StageFigures({ stage, number, started, sessions }: StageFiguresProps) {
  const { title, reached, completed, stopped, medianDays, estimatedDuration } = stage;
  return (
    <Card className="p-5">
      <p className="text-sm font-semibold text-muted">Stage {number}</p>
      <h3 dir="auto" className="mt-1 text-xl">
        {title}
      </h3>
      <p className="tabular mt-2">
        <strong>{formatNumber(reached)}</strong> of {formatNumber(started)} reached it,{' '}
        <strong>{formatNumber(completed)}</strong> completed it.
      </p>
      <Share reached={reached / started} completed={completed / started} />
      <p className="mt-3 flex flex-wrap items-center gap-1.5 text-sm wrap-anywhere text-muted">
        <Clock aria-hidden="true" className="size-4" />
        {medianDays === null ? 'No median yet' : `Half of them took up to ${formatDays(medianDays)}`}
        {estimatedDuration && ` · your estimate: ${estimatedDuration}`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {stopped > 0 && (
          <Badge tone="amber" icon={<OctagonPause aria-hidden="true" />}>
            {formatNumber(stopped)} stopped here over {STOPPED_DAYS} days ago
          </Badge>
        )}
        {sessions !== null && sessions > 0 && (
          <Badge tone="dusk" icon={<MessagesSquare aria-hidden="true" />}>
            {plural(sessions, 'session')} booked from its steps
          </Badge>
        )}
      </div>
    </Card>
  );
}

/** Of all who started: those who reached the stage, and within them those who completed it. The text above repeats it. */
function Share({ reached, completed }: { reached: number; completed: number }) {
  return (
    <div aria-hidden="true" className="relative mt-2 h-2.5 overflow-hidden rounded-full bg-sunken">
      <div className="absolute inset-y-0 left-0 bg-edge" style={{ width: `${reached * 100}%` }} />
      <div className="absolute inset-y-0 left-0 bg-clay" style={{ width: `${completed * 100}%` }} />
    </div>
  );
}
