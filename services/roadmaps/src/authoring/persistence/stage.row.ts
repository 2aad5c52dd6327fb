import type { Warning } from '@waymark/contracts/roadmaps/http';
import type { Columns } from '@waymark/database/columns';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StagesTable } from '../../persistence/tables.ts';
import type { ArtifactState, Origin } from '../domain/roadmap-state.ts';

@Entity('stages')
export class StageRow implements Columns<StagesTable, keyof StageRow> {
  @PrimaryColumn({ type: 'text' })
  id: string;

  @Column({ name: 'roadmap_id', type: 'text' })
  roadmapId: string;

  @Column({ type: 'integer' })
  position: number;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text' })
  description: string;

  @Column({ name: 'estimated_duration', type: 'text' })
  estimatedDuration: string;

  @Column({ type: 'text' })
  origin: Origin;

  @Column({ name: 'touched_by_mentor', type: 'boolean' })
  touchedByMentor: boolean;

  @Column({ name: 'mentor_note', type: 'text', nullable: true })
  mentorNote: string | null;

  @Column({ name: 'voice_clip_source_id', type: 'text', nullable: true })
  voiceClipSourceId: string | null;

  @Column({ type: 'jsonb' })
  artifacts: ArtifactState[];

  @Column({ type: 'jsonb' })
  warnings: Warning[];
}
