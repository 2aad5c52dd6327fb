import type { AiRun, RunPhase } from '@waymark/contracts/roadmaps/runs';
import { partText } from '#shared/ai/run-words.ts';
import { TrailProgress } from '#shared/trail/trail-progress.tsx';

const PHASES: Record<RunPhase, string> = {
  queued: 'Waiting to start…',
  reading: 'Reading your timeline, interview and artifacts…',
  understanding: 'Finding what mattered…',
  drafting: 'Writing the stages…',
  checking: 'Checking every step against your words…',
  done: 'Done.',
};

/** The true phase of the run. */
export const GhostwriterProgress = ({ run }: { run: AiRun }) => (
  <div className="grid gap-2">
    <TrailProgress percent={run.progress * 100} label="Ghostwriter in progress" />
    <p role="status" className="font-semibold">
      {partText(run) ?? PHASES[run.phase]}
    </p>
  </div>
);
