import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { PenLine } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AiAllowance } from '#shared/ai/ai-allowance.tsx';
import { isRunActive } from '#shared/ai/run-stream.ts';
import { Button } from '#shared/ui/button.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { DraftPreview } from './draft-preview.tsx';
import { DraftReview } from './draft-review.tsx';
import { GhostwriterProgress } from './ghostwriter-progress.tsx';
import { hasOtherWay, OTHER_WAY, OWN_WORDS } from './other-way.ts';
import { usePlannedStart } from './planned-start.tsx';
import { useResolveDraft } from './use-draft-diff.ts';
import { useGhostwrite } from './use-ghostwriter.ts';
import { useRun, useRunActions } from './use-run.ts';

/** The id of the panel. */
export const GHOSTWRITER = 'ghostwriter';

interface GhostwriterPanelProps {
  roadmap: Roadmap;
  hasMilestones: boolean;
}

/** Drafts the stages from timeline, interview, artifacts and bio. */
export function GhostwriterPanel({ roadmap, hasMilestones }: GhostwriterPanelProps) {
  const query = useRun(roadmap.id);
  const { cancel } = useRunActions(roadmap.id);
  const start = useGhostwrite(roadmap.id);
  const planned = usePlannedStart(roadmap.id);
  // Here, since its draft is unmounted before the mutation has ended.
  const resolve = useResolveDraft(roadmap.id);
  const [hidden, setHidden] = useState<string | null>(null);
  const run = query.data?.kind === 'ghostwrite' ? query.data : null;
  const draft = run?.outcome === 'waiting' && run.id !== hidden ? run : null;
  const isBusy = isRunActive(query.data);
  const startButton = (
    <Button
      loading={start.isPending || planned.isPending}
      disabled={query.isPending || isBusy}
      onClick={() => planned.begin(() => start.mutate())}
    >
      <PenLine aria-hidden="true" className="size-4.5" />
      {draft ? 'Generate Again' : 'Write a draft'}
    </Button>
  );
  return (
    <section
      id={GHOSTWRITER}
      tabIndex={-1}
      aria-labelledby="ghostwriter-title"
      className="grid grid-cols-1 gap-4 border-t border-line pt-5"
    >
      <div>
        <h3 id="ghostwriter-title" className="text-lg">
          Ghostwriter
        </h3>
        <p className="mt-1 text-sm text-muted">
          Turns your milestones and their steps into stages and steps, along with everything else you added.
          Nothing changes until you accept the draft.
        </p>
      </div>
      {planned.question}
      {query.isError && !query.data && (
        <QueryError title="The status of the draft did not load" query={query} />
      )}
      {run && isRunActive(run) && (
        <>
          <GhostwriterProgress run={run} />
          <Button
            className="justify-self-start"
            loading={cancel.isPending}
            onClick={() => cancel.mutate(run.id)}
          >
            Stop
          </Button>
        </>
      )}
      {run && !isBusy && <Problem roadmapId={roadmap.id} run={run} />}
      {draft ? (
        <Draft
          roadmap={roadmap}
          run={draft}
          resolve={resolve}
          isReplacing={start.isPending}
          again={startButton}
          onHide={() => setHidden(draft.id)}
        />
      ) : (
        !(run && isRunActive(run)) && (
          <div>
            {startButton}
            <AiAllowance className="mt-2" />
            {!hasMilestones && (
              <p className="mt-2 text-sm text-muted">
                It works best with a timeline: add what changed and what you did.
              </p>
            )}
          </div>
        )
      )}
    </section>
  );
}

function Problem({ roadmapId, run }: { roadmapId: string; run: AiRun }) {
  const { withoutAi } = useRunActions(roadmapId);
  if (run.status !== 'failed' && run.status !== 'refused') return null;
  return (
    <div role="status" className="rounded-control bg-amber-soft p-4 text-sm">
      <p className="font-semibold">Failed to generate roadmap</p>
      {run.message && <p className="mt-1">{run.message}</p>}
      {hasOtherWay(run) && (
        <>
          <p className="mt-1">{OTHER_WAY}</p>
          <Button
            size="sm"
            className="mt-3"
            loading={withoutAi.isPending}
            onClick={() => withoutAi.mutate(run.id)}
          >
            {OWN_WORDS}
          </Button>
        </>
      )}
    </div>
  );
}

interface DraftProps {
  roadmap: Roadmap;
  run: AiRun;
  resolve: ReturnType<typeof useResolveDraft>;
  /** Another draft is about to take its place. */
  isReplacing: boolean;
  again: ReactNode;
  onHide: () => void;
}

/** A roadmap without stages takes the whole draft into its review; any other compares stage by stage. */
function Draft({ roadmap, run, resolve, isReplacing, again, onHide }: DraftProps) {
  const [comparing, setComparing] = useState(false);
  const navigate = useNavigate();
  const accept = () => {
    if (roadmap.stages.length > 0) return setComparing(true);
    resolve.mutate(
      { run, body: { action: 'append', revision: roadmap.revision } },
      { onSuccess: () => navigate(`/mentor/roadmaps/${roadmap.id}/review`) },
    );
  };
  return (
    <>
      <DraftPreview run={run} />
      <div className="flex flex-wrap gap-3">
        <Button loading={resolve.isPending} disabled={isReplacing} onClick={accept}>
          Accept
        </Button>
        {again}
        <Button variant="ghost" onClick={onHide}>
          Manual Edit Instead
        </Button>
      </div>
      <AiAllowance />
      {comparing && <DraftReview roadmap={roadmap} run={run} onClose={() => setComparing(false)} />}
    </>
  );
}
