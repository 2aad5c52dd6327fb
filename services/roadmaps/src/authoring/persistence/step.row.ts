import type { HeldBackReason } from '@waymark/contracts/ai/draft';
import type { Columns } from '@waymark/database/columns';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StepsTable } from '../../persistence/tables.ts';
import type { ClipSpan, Origin } from '../domain/roadmap-state.ts';

@Entity('steps')
export class StepRow implements Columns<StepsTable, keyof StepRow> {
  @PrimaryColumn({ type: 'text' })
  id: string;

  @Column({ name: 'roadmap_id', type: 'text' })
  roadmapId: string;

  /** Null for a removed step. */
  @Column({ name: 'stage_id', type: 'text', nullable: true })
  stageId: string | null;

  @Column({ type: 'integer', nullable: true })
  position: number | null;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text' })
  description: string;

  @Column({ name: 'estimated_duration', type: 'text', nullable: true })
  estimatedDuration: string | null;

  @Column({ name: 'resource_links', type: 'text', array: true })
  resourceLinks: string[];

  @Column({ type: 'text' })
  origin: Origin;

  @Column({ type: 'boolean' })
  reviewed: boolean;

  @Column({ name: 'used_as_is', type: 'boolean' })
  usedAsIs: boolean;

  @Column({ type: 'text', nullable: true })
  doubt: HeldBackReason | null;

  @Column({ name: 'evidence_source_id', type: 'text', nullable: true })
  evidenceSourceId: string | null;

  @Column({ name: 'evidence_quote', type: 'text', nullable: true })
  evidenceQuote: string | null;

  @Column({ name: 'evidence_start', type: 'integer', nullable: true })
  evidenceStart: number | null;

  @Column({ name: 'evidence_end', type: 'integer', nullable: true })
  evidenceEnd: number | null;

  @Column({ type: 'jsonb', nullable: true })
  voice: ClipSpan | null;

  @Column({ name: 'material_ids', type: 'text', array: true })
  materialIds: string[];

  @Column({ name: 'removed_at', type: 'timestamptz', precision: 3, nullable: true })
  removedAt: Date | null;
}
