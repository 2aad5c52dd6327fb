import type { Extraction } from '@waymark/contracts/ai/extraction';
import type { Columns } from '@waymark/database/columns';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ArtifactsTable } from '../../persistence/tables.ts';
import type { ArtifactState } from '../domain/artifact.ts';

@Entity('artifacts')
export class ArtifactRow implements ArtifactState, Columns<ArtifactsTable, keyof ArtifactRow> {
  @PrimaryColumn({ type: 'text' })
  id: string;

  @Column({ name: 'user_id', type: 'integer' })
  userId: number;

  @Column({ name: 'source_id', type: 'text', nullable: true })
  sourceId: string | null;

  @Column({ type: 'text' })
  key: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ name: 'file_type', type: 'text' })
  fileType: string;

  @Column({ name: 'file_size', type: 'integer' })
  fileSize: number;

  @Column({ type: 'text' })
  caption: string;

  @Column({ type: 'jsonb', nullable: true })
  extraction: Extraction | null;

  @Column({ name: 'material_source_id', type: 'text', nullable: true })
  materialSourceId: string | null;

  @Column({ name: 'outside_model', type: 'boolean' })
  outsideModel: boolean;

  @Column({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @Column({ name: 'expires_at', type: 'timestamptz', precision: 3, nullable: true })
  expiresAt: Date | null;
}
