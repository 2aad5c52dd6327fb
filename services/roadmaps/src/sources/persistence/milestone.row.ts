import type { TimelineStep } from '@waymark/contracts/roadmaps/timeline';
import type { Columns } from '@waymark/database/columns';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TimelineMilestonesTable } from '../../persistence/tables.ts';

@Entity('timeline_milestones')
export class MilestoneRow implements Columns<TimelineMilestonesTable, keyof MilestoneRow> {
  @PrimaryColumn({ type: 'text' })
  id: string;

  @Column({ name: 'roadmap_id', type: 'text' })
  roadmapId: string;

  @Column({ type: 'integer' })
  position: number;

  @Column({ type: 'integer' })
  year: number;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text' })
  description: string;

  @Column({ type: 'jsonb' })
  steps: TimelineStep[];

  @Column({ type: 'integer' })
  revision: number;

  @Column({ name: 'updated_at', type: 'timestamptz', precision: 3 })
  updatedAt: Date;
}
