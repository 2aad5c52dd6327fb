import type { DraftStage } from '@waymark/contracts/ai/draft';
import type { Coaching } from '@waymark/contracts/roadmaps/coaching';
import type { RunPhase, RunStatus } from '@waymark/contracts/roadmaps/runs';

export type Engine = 'offline' | 'openai';
export type RunKind = 'generate-roadmap' | 'coaching';
export type RunOutcome = 'applied' | 'waiting' | 'discarded';
export type TokenUsage = { inputTokens: number; outputTokens: number; calls: number };

/** What the worker made: stored as it came, before anything is done with it. */
export interface RunResult {
  engine: Engine;
  draft: DraftStage[];
  usage: TokenUsage | null;
}

export interface RunState {
  id: string;
  kind: RunKind;
  roadmapId: string;
  userId: number;
  /** Of a coaching, as is what the learner told. */
  stepId: string | null;
  userContext: string | null;
  status: RunStatus;
  phase: RunPhase;
  /** 0–1; never goes back. */
  progress: number;
  engine: Engine | null;
  message: string | null;
  outcome: RunOutcome | null;
  stagesGenerated: number;
  /** Stages so far while it runs, the whole draft once it succeeded. */
  draft: DraftStage[];
  /** Waits to be checked and applied. */
  result: RunResult | null;
  usage: TokenUsage | null;
  coaching: Coaching | null;
  /** Number of the newest entry in the run's log. */
  lastSeq: number;
  /** How often its job was put in the queue. */
  enqueueCount: number;
  /** Nobody has reported on it since. */
  quietSince: Date;
  createdAt: Date;
  finishedAt: Date | null;
}

/** One line of a run's log: where it stood. */
export interface RunEntry {
  seq: number;
  type: 'progress' | 'partial' | 'end';
  phase: RunPhase;
  progress: number;
  stageCount: number;
}
