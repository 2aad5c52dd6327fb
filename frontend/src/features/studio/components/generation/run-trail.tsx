import type { AiRun, RunPhase } from '@waymark/contracts/roadmaps/runs';
import { Trail, TrailPoint } from '../../../../components/trail/trail.tsx';
import { TrailProgress } from '../../../../components/trail/trail-progress.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { plural } from '../../../../lib/format.ts';
import { useRunActions } from '../../api/use-run.ts';

export const PHASES: Record<RunPhase, string> = {
  queued: 'Waiting to start…',
  reading: 'Reading your material…',
  understanding: 'Finding the moments that matter…',
  drafting: 'Putting them in order…',
  checking: 'Checking every sentence against your story…',
  done: 'Done.',
};

/** The phase of the run and the stages drafted so far, as the beginning of a trail. */
export function RunTrail({ roadmapId, run }: { roadmapId: string; run: AiRun }) {
  const { cancel } = useRunActions(roadmapId);
  return (
    <>
      <h2 className="text-2xl">Your draft is being made</h2>
      <TrailProgress percent={run.progress * 100} label="Draft in progress" className="mt-4 max-w-md" />
      <p role="status" className="mt-2 font-semibold">
        {PHASES[run.phase]}
      </p>
      {run.draft.length > 0 && (
        <Trail className="mt-4">
          <ol className="grid gap-4">
            {run.draft.map((stage) => (
              <TrailPoint as="li" key={stage.title} kind="stage" state="done" className="py-5">
                <p className="font-serif text-xl">{stage.title}</p>
                <p className="text-sm text-muted">{plural(stage.steps.length, 'step')}</p>
              </TrailPoint>
            ))}
          </ol>
        </Trail>
      )}
      <p className="mt-4 text-sm text-muted">
        You can leave this page. The draft continues and will be here when you return.
      </p>
      <Button className="mt-4" loading={cancel.isPending} onClick={() => cancel.mutate(run.id)}>
        Stop
      </Button>
    </>
  );
}
