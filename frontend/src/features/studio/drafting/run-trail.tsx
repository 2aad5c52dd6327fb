import type { AiRun, RunPhase } from '@waymark/contracts/roadmaps/runs';
import { plural } from '#lib/format.ts';
import { partText } from '#shared/ai/run-words.ts';
import { Trail, TrailPoint } from '#shared/trail/trail.tsx';
import { TrailProgress } from '#shared/trail/trail-progress.tsx';
import { Button } from '#shared/ui/button.tsx';
import { useRunActions } from './use-run.ts';

const PHASES: Record<RunPhase, string> = {
  queued: 'Waiting to start…',
  reading: 'Reading your material…',
  understanding: 'Finding the moments that matter…',
  drafting: 'Putting them in order…',
  checking: 'Checking every sentence against your story…',
  done: 'Done.',
};

export const phaseOf = (run: AiRun): string => partText(run) ?? PHASES[run.phase];

/** The phase of the run and the stages drafted so far, as the beginning of a trail. */
export function RunTrail({ roadmapId, run }: { roadmapId: string; run: AiRun }) {
  const { cancel } = useRunActions(roadmapId);
  return (
    <>
      <h2 className="text-2xl">Your draft is being made</h2>
      <TrailProgress percent={run.progress * 100} label="Draft in progress" className="mt-4 max-w-md" />
      <p role="status" className="mt-2 font-semibold">
        {phaseOf(run)}
      </p>
      {run.draft.length > 0 && (
        <Trail className="mt-4">
          <ol className="grid gap-4">
            {run.draft.map((stage) => (
              <TrailPoint as="li" key={stage.title} kind="stage" state="done" className="py-5">
                <p dir="auto" className="font-serif text-xl">
                  {stage.title}
                </p>
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
