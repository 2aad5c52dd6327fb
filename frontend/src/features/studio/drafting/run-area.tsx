import type { UseQueryResult } from '@tanstack/react-query';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { type ReactNode, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { isRunActive } from '#shared/ai/run-stream.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { hasStory, reviewPath } from '../shared/review-steps.ts';
import { READS } from '../shared/step-form.ts';
import { useSources } from '../shared/use-sources.ts';
import { hasOtherWay, OTHER_WAY, OWN_WORDS } from './other-way.ts';
import { usePlannedStart } from './planned-start.tsx';
import { RunTrail } from './run-trail.tsx';
import { useRunActions } from './use-run.ts';
import { WaitingDraft } from './waiting-draft.tsx';

interface RunAreaProps {
  roadmap: Roadmap;
  run: UseQueryResult<AiRun | null>;
  /** Receives the focus when a draft is started. */
  ref: Ref<HTMLDivElement>;
}

/** The draft that is being made, or the result of the last one. */
export function RunArea({ roadmap, run, ref }: RunAreaProps) {
  const content = contentOf(roadmap, run);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className="min-w-0 rounded-card not-empty:mb-8 lg:col-start-2 lg:row-start-1"
    >
      {content}
    </div>
  );
}

function contentOf(roadmap: Roadmap, { data: latest, ...run }: RunAreaProps['run']): ReactNode {
  if (run.isError && !latest) {
    return <QueryError title="The status of the draft did not load" query={run} />;
  }
  if (!latest) return null;
  if (isRunActive(latest)) {
    return (
      <Card>
        <RunTrail roadmapId={roadmap.id} run={latest} />
      </Card>
    );
  }
  if (latest.status !== 'succeeded') return <Unsuccessful roadmap={roadmap} run={latest} />;
  if (latest.outcome === 'waiting') return <WaitingDraft roadmap={roadmap} run={latest} />;
  return latest.outcome === 'applied' && latest.engine ? (
    <Origin roadmapId={roadmap.id} engine={latest.engine} />
  ) : null;
}

/** What the applied draft was made with. */
const Origin = ({ roadmapId, engine }: { roadmapId: string; engine: NonNullable<AiRun['engine']> }) => (
  <p className="text-sm text-muted">
    {engine === 'offline'
      ? 'The last draft is an outline of your own words. No model was connected.'
      : 'The last draft was written with AI from your words.'}{' '}
    <Link to={reviewPath(roadmapId)} className="text-dusk underline underline-offset-4">
      Choose more sentences from your story
    </Link>
  </p>
);

const TITLES = {
  refused: 'AI Generation Unavailable',
  failed: 'The draft failed',
  cancelled: 'You stopped the draft',
};

function Unsuccessful({ roadmap, run }: { roadmap: Roadmap; run: AiRun }) {
  const { retry, withoutAi } = useRunActions(roadmap.id);
  const planned = usePlannedStart(roadmap.id);
  const { data: sources } = useSources(roadmap.id);
  const canChoose = run.status !== 'cancelled' && hasStory(sources);
  const isBusy = retry.isPending || withoutAi.isPending || planned.isPending;
  return (
    <div className="rounded-card bg-amber-soft p-5 text-sm" role="status">
      <p className="font-semibold">{TITLES[run.status as keyof typeof TITLES]}</p>
      {run.message && <p className="mt-1">{run.message}</p>}
      {canChoose && run.status === 'refused' && <p className="mt-1">{READS}</p>}
      {hasOtherWay(run) && <p className="mt-1">{OTHER_WAY}</p>}
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {run.status !== 'refused' && (
          <Button
            size="sm"
            loading={retry.isPending || planned.isPending}
            disabled={isBusy}
            onClick={() => planned.begin(() => retry.mutate(run.id))}
          >
            Try again
          </Button>
        )}
        {hasOtherWay(run) && (
          <Button
            size="sm"
            loading={withoutAi.isPending}
            disabled={isBusy}
            onClick={() => withoutAi.mutate(run.id)}
          >
            {OWN_WORDS}
          </Button>
        )}
        {canChoose && (
          <ButtonLink size="sm" to={reviewPath(roadmap.id)}>
            Choose sentences yourself
          </ButtonLink>
        )}
      </div>
      {planned.question}
    </div>
  );
}
