import type { RunPhase } from '@waymark/contracts/roadmaps/runs';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('run_events')
export class RunEventRow {
  @PrimaryColumn({ name: 'run_id', type: 'text' })
  runId: string;

  @PrimaryColumn({ type: 'integer' })
  seq: number;

  @Column({ type: 'text' })
  type: 'progress' | 'partial' | 'end';

  @Column({ type: 'text' })
  phase: RunPhase;

  @Column({ type: 'double precision' })
  progress: number;

  @Column({ name: 'stage_count', type: 'integer' })
  stageCount: number;
}
