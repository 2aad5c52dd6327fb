import type { DraftStage, HeldBack } from '@waymark/contracts/ai/draft';
import type { Extraction } from '@waymark/contracts/ai/extraction';
import type { Reading, ReadingReport } from '@waymark/contracts/ai/reading';
import type { ModelReply } from '@waymark/contracts/ai/reply';
import type { Wording } from '@waymark/contracts/ai/wording';
import type { Coaching } from '@waymark/contracts/roadmaps/coaching';
import type { InputsUsed, RunKind, RunPhase, RunStatus } from '@waymark/contracts/roadmaps/runs';

export type Engine = 'offline' | 'openai';
export type RunOutcome = 'applied' | 'waiting' | 'discarded';
export type TokenUsage = { inputTokens: number; outputTokens: number; calls: number; costUsd: number | null };

/** `isReduced`: a claim is gone, because its words may no longer be quoted. */
export type StoredReply = ModelReply & { isReduced?: boolean };

/** The draft of the worker, stored before it is verified and applied. */
export interface RunResult {
  engine: Engine;
  draft: DraftStage[];
  heldBack: HeldBack[];
  crisis: boolean;
  inputsUsed: InputsUsed | null;
  usage: TokenUsage | null;
}

/** What the kinds write into the runs that they end. */
export interface RunOutput {
  outcome: RunOutcome | null;
  stagesGenerated: number;
  /** The stages so far while the run is active. */
  draft: DraftStage[];
  /** Passages of the draft that were held back. */
  heldBack: HeldBack[];
  /** The story suggests that a person is in danger. */
  crisis: boolean;
  coaching: Coaching | null;
  reply: StoredReply | null;
  wording: Wording | null;
  extraction: Extraction | null;
}

export interface RunState extends RunOutput {
  id: string;
  kind: RunKind;
  /** Null: of a file that belongs to none. */
  roadmapId: string | null;
  userId: number;
  /** Of an extraction. */
  artifactId: string | null;
  /** Of a coaching or a wording. */
  stepId: string | null;
  /** Of the interview, for a follow-up question. */
  question: number | null;
  /** Of a coaching; of a reply: the question. */
  userContext: string | null;
  /** The material of a draft; null: all of the roadmap's. */
  sourceIds: string[] | null;
  /** Of a coaching: what the learner allowed. */
  useProgress: boolean;
  useReflections: boolean;
  /** Of a draft: no model may read the material. */
  withoutAi: boolean;
  status: RunStatus;
  phase: RunPhase;
  /** 0–1; never decreases. */
  progress: number;
  engine: Engine | null;
  message: string | null;
  /** Not yet verified and applied. */
  result: RunResult | null;
  /** Of a ghostwritten draft. */
  inputsUsed: InputsUsed | null;
  usage: TokenUsage | null;
  /** Calls to a paid model, as reported; never decreases. */
  paidCalls: number;
  /** Of a draft of a long story: what its parts gave. */
  reading: Reading | null;
  /** Names of sources that the mentor did not allow for this run. */
  leftOut: string[];
  /** Of a coaching or a reply: ids of the passages that were found for it. */
  passages: string[];
  /** Sequence number of the newest log entry. */
  lastSeq: number;
  enqueueCount: number;
  /** Its place in the queue: lower ones are taken first. */
  turn: number;
  /** Time of the last enqueue or report. */
  quietSince: Date;
  createdAt: Date;
  finishedAt: Date | null;
}

/** Of a run that has not ended with a result. */
export const noOutput = (): RunOutput => ({
  outcome: null,
  stagesGenerated: 0,
  draft: [],
  heldBack: [],
  crisis: false,
  coaching: null,
  reply: null,
  wording: null,
  extraction: null,
});

/** A log entry of a run. */
export interface RunEntry {
  seq: number;
  type: 'progress' | 'partial' | 'end';
  phase: RunPhase;
  progress: number;
  stageCount: number;
}

export interface RunReport {
  phase: RunPhase;
  progress: number;
  engine: Engine;
  stages?: DraftStage[];
  paidCalls?: number;
  reading?: ReadingReport | null;
}
