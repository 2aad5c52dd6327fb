import type { AiCoachingBody } from '@waymark/contracts/roadmaps/coaching';
import { newId } from '@waymark/kernel/ids';
import type { DraftingKind, Engine, RunState, TokenUsage, VerifiedDraft } from './run-state.ts';

/** `kind` omitted: 'generate-roadmap'. */
export type DraftRequest = Pick<RunState, 'userId' | 'sourceIds'> & {
  roadmapId: string;
  kind?: DraftingKind;
  withoutAi?: boolean;
};
export type ExtractionRequest = Pick<RunState, 'roadmapId' | 'userId'> & { artifactId: string };
export type CoachingRequest = AiCoachingBody & { userId: number };
export type FollowUpRequest = { userId: number; roadmapId: string; question: number };
export type WordingRequest = Pick<CoachingRequest, 'userId' | 'roadmapId' | 'stepId'>;

/** What a run is about. */
export type RunRequest = Pick<RunState, 'kind' | 'roadmapId' | 'userId'> &
  Partial<
    Pick<
      RunState,
      | 'stepId'
      | 'artifactId'
      | 'question'
      | 'userContext'
      | 'useProgress'
      | 'useReflections'
      | 'withoutAi'
      | 'sourceIds'
    >
  >;

export type WithUsage<T> = T & { engine: Engine; usage: TokenUsage | null };

export type RefusedDraft = Omit<VerifiedDraft, 'draft'> & Partial<WithUsage<object>>;

export const queued = (subject: RunRequest, now: Date): RunState => ({
  id: newId(),
  stepId: null,
  artifactId: null,
  question: null,
  userContext: null,
  useProgress: false,
  useReflections: false,
  withoutAi: false,
  sourceIds: null,
  ...subject,
  status: 'queued',
  phase: 'queued',
  progress: 0,
  engine: null,
  message: null,
  outcome: null,
  stagesGenerated: 0,
  draft: [],
  heldBack: [],
  crisis: false,
  result: null,
  inputsUsed: null,
  usage: null,
  paidCalls: 0,
  leftOut: [],
  coaching: null,
  wording: null,
  extraction: null,
  lastSeq: 0,
  enqueueCount: 0,
  turn: 1,
  quietSince: now,
  createdAt: now,
  finishedAt: null,
});

/** Null for a run of another kind, as below. */
export const followUpRequestOf = ({ kind, userId, roadmapId, question }: RunState): FollowUpRequest | null =>
  kind === 'follow-up' ? { userId, roadmapId: roadmapId!, question: question! } : null;

export function coachingRequestOf(run: RunState): CoachingRequest | null {
  const { kind, userId, roadmapId, stepId, userContext, useProgress, useReflections } = run;
  if (kind !== 'coaching') return null;
  const of = { userId, roadmapId: roadmapId!, stepId: stepId!, userContext: userContext! };
  return { ...of, useProgress, useReflections };
}
