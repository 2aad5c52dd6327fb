import type { RoadmapDetails } from '@waymark/contracts/roadmaps/details';
import type { RoadmapStatus } from '@waymark/contracts/roadmaps/http';
import type { Columns } from '@waymark/database/columns';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RoadmapsTable } from '../../persistence/tables.ts';

@Entity('roadmaps')
export class RoadmapRow implements RoadmapDetails, Columns<RoadmapsTable, keyof RoadmapRow> {
  @PrimaryColumn({ type: 'text' })
  id: string;

  @Column({ name: 'mentor_id', type: 'integer' })
  mentorId: number;

  @Column({ name: 'category_id', type: 'text' })
  categoryId: string;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text' })
  description: string;

  @Column({ type: 'text', nullable: true })
  duration: string | null;

  @Column({ name: 'audio_source_id', type: 'text', nullable: true })
  audioSourceId: string | null;

  @Column({ type: 'text', array: true })
  tags: string[];

  @Column({ type: 'text' })
  status: RoadmapStatus;

  @Column({ name: 'published_at', type: 'timestamptz', precision: 3, nullable: true })
  publishedAt: Date | null;

  @Column({ type: 'integer', nullable: true })
  version: number | null;

  @Column({ name: 'has_unpublished_changes', type: 'boolean' })
  hasUnpublishedChanges: boolean;

  @Column({ type: 'integer' })
  revision: number;

  @Column({ name: 'hidden_at', type: 'timestamptz', precision: 3, nullable: true })
  hiddenAt: Date | null;

  /** The admin's user name. */
  @Column({ name: 'hidden_by', type: 'text', nullable: true })
  hiddenBy: string | null;

  @Column({ name: 'hidden_reason', type: 'text', nullable: true })
  hiddenReason: string | null;

  /** Its mentor unpublished it while it was hidden. */
  @Column({ name: 'hidden_unpublished', type: 'boolean' })
  hiddenUnpublished: boolean;

  @Column({ name: 'stage_count', type: 'integer' })
  stageCount: number;

  @Column({ name: 'step_count', type: 'integer' })
  stepCount: number;

  @Column({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'timestamptz', precision: 3 })
  updatedAt: Date;
}
