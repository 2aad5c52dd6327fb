import type { AiRun, RunEvent } from '@waymark/contracts/roadmaps/runs';
import { noOutput, type RunEntry, type RunState } from '../domain/run-state.ts';

export const toAiRun = (run: RunState): AiRun => ({
  id: run.id,
  kind: run.kind,
  roadmapId: run.roadmapId,
  stepId: run.stepId,
  question: run.question,
  status: run.status,
  phase: run.phase,
  progress: run.progress,
  engine: run.engine,
  message: run.message,
  outcome: run.outcome,
  stagesGenerated: run.stagesGenerated,
  draft: run.draft,
  heldBackCount: run.heldBack.length,
  crisis: run.crisis,
  inputsUsed: run.inputsUsed,
  parts: run.reading && { read: run.reading.read.length, of: run.reading.parts },
  coaching: run.coaching && { ...run.coaching, passages: [] },
  reply: run.reply && {
    question: run.userContext ?? '',
    claims: [],
    isReduced: run.reply.isReduced ?? false,
    safety: run.reply.safety ?? null,
  },
  wording: run.wording,
  extraction: run.extraction,
  createdAt: run.createdAt.toISOString(),
  finishedAt: run.finishedAt?.toISOString() ?? null,
});

/** Characters of all drafts in one response, so that it fits into one message. */
const DRAFT_CHARS = 200_000;

/**
 * Each entry shows the run as it was then; its draft is cut from the current one. Older entries go without a draft when
 * all drafts together are too long.
 */
export function toRunEvents(run: RunState, entries: readonly RunEntry[]): RunEvent[] {
  let room = DRAFT_CHARS;
  const newestFirst = entries.toReversed().map((entry): RunEvent => {
    const draft = run.draft.slice(0, entry.stageCount);
    room -= draft.length === 0 ? 0 : JSON.stringify(draft).length;
    const shown = { ...toAiRun(atEntry(run, entry)), draft: room >= 0 ? draft : [] };
    return { id: entry.seq, type: entry.type, run: shown };
  });
  const [newest] = newestFirst;
  // The newest entry always has its draft.
  if (newest) newest.run.draft = run.draft.slice(0, entries.at(-1)!.stageCount);
  return newestFirst.toReversed();
}

/** The run as it was at the entry. */
const atEntry = (run: RunState, { type, phase, progress }: RunEntry): RunState =>
  type === 'end'
    ? run
    : {
        ...run,
        ...noOutput(),
        phase,
        progress,
        status: phase === 'queued' ? 'queued' : 'running',
        message: null,
        inputsUsed: null,
        finishedAt: null,
      };
