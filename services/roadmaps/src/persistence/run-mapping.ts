import type { AiRun, RunEvent } from '@waymark/contracts/roadmaps/runs';
import type { RunEntry, RunState } from '../domain/run-state.ts';

export const toAiRun = (run: RunState): AiRun => ({
  id: run.id,
  kind: run.kind,
  roadmapId: run.roadmapId,
  stepId: run.stepId,
  status: run.status,
  phase: run.phase,
  progress: run.progress,
  engine: run.engine,
  message: run.message,
  outcome: run.outcome,
  stagesGenerated: run.stagesGenerated,
  draft: run.draft,
  coaching: run.coaching,
  createdAt: run.createdAt.toISOString(),
  finishedAt: run.finishedAt?.toISOString() ?? null,
});

/** Of one answer's drafts, in characters: together with the rest they fit into one message. */
const DRAFT_CHARS = 200_000;

/**
 * The log as its reader sees it. An entry tells where the run stood then; the draft comes from the run as it is now, cut
 * to the stages there were. When all drafts together grow too long, the older entries go without.
 */
export function toRunEvents(run: RunState, entries: readonly RunEntry[]): RunEvent[] {
  let room = DRAFT_CHARS;
  const newestFirst = entries.toReversed().map((entry): RunEvent => {
    const draft = run.draft.slice(0, entry.stageCount);
    room -= draft.length === 0 ? 0 : JSON.stringify(draft).length;
    const stood = { ...toAiRun(run), draft: room >= 0 ? draft : [] };
    return { id: entry.seq, type: entry.type, run: entry.type === 'end' ? stood : before(stood, entry) };
  });
  const [newest] = newestFirst;
  // The one that counts is never cut.
  if (newest) newest.run.draft = run.draft.slice(0, entries.at(-1)!.stageCount);
  return newestFirst.toReversed();
}

/** The run at an entry before its end. */
const before = (run: AiRun, { phase, progress }: RunEntry): AiRun => ({
  ...run,
  phase,
  progress,
  status: phase === 'queued' ? 'queued' : 'running',
  message: null,
  outcome: null,
  stagesGenerated: 0,
  coaching: null,
  finishedAt: null,
});
