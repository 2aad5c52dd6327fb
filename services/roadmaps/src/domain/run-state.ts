import type { DraftStage, HeldBack } from '@waymark/contracts/ai/draft';
import type { Extraction } from '@waymark/contracts/ai/extraction';
import type { Wording } from '@waymark/contracts/ai/wording';
import type { Coaching } from '@waymark/contracts/roadmaps/coaching';
import type { InputsUsed, RunPhase, RunStatus } from '@waymark/contracts/roadmaps/runs';

export type Engine = 'offline' | 'openai';
export type RunKind = 'generate-roadmap' | 'ghostwrite' | 'coaching' | 'wording' | 'extraction' | 'follow-up';
/** Runs whose result is a draft of a roadmap. */
export type DraftingKind = 'generate-roadmap' | 'ghostwrite';
export const DRAFTING_KINDS: readonly RunKind[] = ['generate-roadmap', 'ghostwrite'] satisfies DraftingKind[];
export type RunOutcome = 'applied' | 'waiting' | 'discarded';
export type TokenUsage = { inputTokens: number; outputTokens: number; calls: number; costUsd: number | null };

/** The draft of the worker, stored before it is verified and applied. */
export interface RunResult {
  engine: Engine;
  draft: DraftStage[];
  heldBack: HeldBack[];
  crisis: boolean;
  inputsUsed: InputsUsed | null;
  usage: TokenUsage | null;
}

export interface RunState {
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
  /** Of a coaching. */
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
  outcome: RunOutcome | null;
  stagesGenerated: number;
  /** The stages so far while the run is active. */
  draft: DraftStage[];
  /** Passages of the draft that were held back. */
  heldBack: HeldBack[];
  /** The story suggests that a person is in danger. */
  crisis: boolean;
  /** Not yet verified and applied. */
  result: RunResult | null;
  /** Of a ghostwritten draft. */
  inputsUsed: InputsUsed | null;
  usage: TokenUsage | null;
  /** Calls to a paid model, as reported; never decreases. */
  paidCalls: number;
  /** Names of sources that the mentor did not allow for this run. */
  leftOut: string[];
  coaching: Coaching | null;
  wording: Wording | null;
  extraction: Extraction | null;
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
  coaching?: Coaching | null;
  paidCalls?: number;
}

/** A draft that was verified against the mentor's texts. */
export interface VerifiedDraft {
  draft: DraftStage[];
  heldBack: HeldBack[];
  crisis: boolean;
}
