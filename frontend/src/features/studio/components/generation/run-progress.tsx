import type { AiRun, RunPhase } from '@waymark/contracts/roadmaps/runs';
import { TrailProgress } from '../../../../components/trail/trail-progress.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { useRunActions } from '../../api/use-run.ts';

const PHASES: Record<RunPhase, string> = {
  queued: 'Waiting to start…',
  reading: 'Reading your material…',
  understanding: 'Finding the moments that matter…',
  drafting: 'Putting them in order…',
  checking: 'Checking every sentence against your story…',
  done: 'Done.',
};

/** The phase of the run and the stages drafted so far. */
export function RunProgress({ roadmapId, run }: { roadmapId: string; run: AiRun }) {
  const { cancel } = useRunActions(roadmapId);
  return (
    <div className="mt-5 grid gap-3">
      <TrailProgress percent={run.progress * 100} label="Draft in progress" />
      <p role="status" className="font-semibold">
        {PHASES[run.phase]}
      </p>
      {run.draft.length > 0 && (
        <ol className="grid gap-1 border-l-2 border-line pl-4 font-serif">
          {run.draft.map((stage) => (
            <li key={stage.title}>{stage.title}</li>
          ))}
        </ol>
      )}
      <p className="text-sm text-muted">
        You can leave this page. The draft continues and will be here when you return.
      </p>
      <Button className="justify-self-start" loading={cancel.isPending} onClick={() => cancel.mutate(run.id)}>
        Stop
      </Button>
    </div>
  );
}
