import type { RunPhase } from '@waymark/contracts/roadmaps/runs';
import type { Columns } from '@waymark/database/columns';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RunEventsTable } from '../../persistence/tables.ts';

@Entity('run_events')
export class RunEventRow implements Columns<RunEventsTable, keyof RunEventRow> {
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
