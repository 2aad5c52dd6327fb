import type { DraftStage, HeldBack } from '@waymark/contracts/ai/draft';
import type { Extraction } from '@waymark/contracts/ai/extraction';
import type { Reading } from '@waymark/contracts/ai/reading';
import type { Wording } from '@waymark/contracts/ai/wording';
import type { Coaching } from '@waymark/contracts/roadmaps/coaching';
import type { InputsUsed, RunKind, RunPhase, RunStatus } from '@waymark/contracts/roadmaps/runs';
import type { Columns } from '@waymark/database/columns';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AiRunsTable } from '../../persistence/tables.ts';
import type {
  Engine,
  RunOutcome,
  RunResult,
  RunState,
  StoredReply,
  TokenUsage,
} from '../domain/run-state.ts';

@Entity('ai_runs')
export class AiRunRow implements RunState, Columns<AiRunsTable, keyof AiRunRow> {
  @PrimaryColumn({ type: 'text' })
  id: string;

  @Column({ type: 'text' })
  kind: RunKind;

  @Column({ name: 'roadmap_id', type: 'text', nullable: true })
  roadmapId: string | null;

  @Column({ name: 'artifact_id', type: 'text', nullable: true })
  artifactId: string | null;

  @Column({ name: 'user_id', type: 'integer' })
  userId: number;

  @Column({ name: 'step_id', type: 'text', nullable: true })
  stepId: string | null;

  @Column({ type: 'integer', nullable: true })
  question: number | null;

  @Column({ name: 'user_context', type: 'text', nullable: true })
  userContext: string | null;

  @Column({ name: 'source_ids', type: 'text', array: true, nullable: true })
  sourceIds: string[] | null;

  @Column({ name: 'use_progress', type: 'boolean' })
  useProgress: boolean;

  @Column({ name: 'use_reflections', type: 'boolean' })
  useReflections: boolean;

  @Column({ name: 'without_ai', type: 'boolean' })
  withoutAi: boolean;

  @Column({ type: 'text' })
  status: RunStatus;

  @Column({ type: 'text' })
  phase: RunPhase;

  @Column({ type: 'double precision' })
  progress: number;

  @Column({ type: 'text', nullable: true })
  engine: Engine | null;

  @Column({ type: 'text', nullable: true })
  message: string | null;

  @Column({ type: 'text', nullable: true })
  outcome: RunOutcome | null;

  @Column({ name: 'stages_generated', type: 'integer' })
  stagesGenerated: number;

  @Column({ type: 'jsonb' })
  draft: DraftStage[];

  @Column({ name: 'held_back', type: 'jsonb' })
  heldBack: HeldBack[];

  @Column({ type: 'boolean' })
  crisis: boolean;

  @Column({ type: 'jsonb', nullable: true })
  result: RunResult | null;

  @Column({ type: 'jsonb', nullable: true })
  usage: TokenUsage | null;

  @Column({ name: 'inputs_used', type: 'jsonb', nullable: true })
  inputsUsed: InputsUsed | null;

  @Column({ name: 'paid_calls', type: 'integer' })
  paidCalls: number;

  @Column({ type: 'jsonb', nullable: true })
  reading: Reading | null;

  @Column({ name: 'left_out', type: 'jsonb' })
  leftOut: string[];

  @Column({ type: 'text', array: true })
  passages: string[];

  @Column({ type: 'jsonb', nullable: true })
  coaching: Coaching | null;

  @Column({ type: 'jsonb', nullable: true })
  reply: StoredReply | null;

  @Column({ type: 'jsonb', nullable: true })
  wording: Wording | null;

  @Column({ type: 'jsonb', nullable: true })
  extraction: Extraction | null;

  @Column({ name: 'last_seq', type: 'integer' })
  lastSeq: number;

  @Column({ name: 'enqueue_count', type: 'integer' })
  enqueueCount: number;

  @Column({ type: 'integer' })
  turn: number;

  @Column({ name: 'quiet_since', type: 'timestamptz', precision: 3 })
  quietSince: Date;

  @Column({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @Column({ name: 'finished_at', type: 'timestamptz', precision: 3, nullable: true })
  finishedAt: Date | null;
}
