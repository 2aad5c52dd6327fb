import type { Permission } from '@waymark/contracts/roadmaps/permissions';
import type { Speaker } from '@waymark/contracts/roadmaps/sources';
import type { Columns } from '@waymark/database/columns';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SourcesTable } from '../../persistence/tables.ts';

@Entity('sources')
export class SourceRow implements Columns<SourcesTable, keyof SourceRow> {
  @PrimaryColumn({ type: 'text' })
  id: string;

  @Column({ name: 'roadmap_id', type: 'text' })
  roadmapId: string;

  @Column({ type: 'text' })
  kind: 'file' | 'transcript' | 'interview' | 'timeline';

  @Column({ type: 'text' })
  status: 'processing' | 'ready' | 'stored' | 'failed';

  /** Storage key of the original. */
  @Column({ type: 'text' })
  key: string;

  /** Storage key of the text; equal to `key` for a transcript. */
  @Column({ name: 'text_key', type: 'text', nullable: true })
  textKey: string | null;

  @Column({ name: 'original_name', type: 'text' })
  originalName: string;

  @Column({ name: 'file_type', type: 'text' })
  fileType: string;

  @Column({ name: 'file_size', type: 'integer' })
  fileSize: number;

  @Column({ type: 'text' })
  sha256: string;

  @Column({ type: 'integer', nullable: true })
  words: number | null;

  @Column({ type: 'text', nullable: true })
  message: string | null;

  @Column({ name: 'duration_seconds', type: 'double precision', nullable: true })
  durationSeconds: number | null;

  /** Storage key of the re-encoded picture. */
  @Column({ name: 'display_key', type: 'text', nullable: true })
  displayKey: string | null;

  @Column({ name: 'display_type', type: 'text', nullable: true })
  displayType: string | null;

  @Column({ type: 'text', nullable: true })
  transcript: string | null;

  /** Spoken by a program, for the demo. */
  @Column({ name: 'sample_voice', type: 'boolean' })
  sampleVoice: boolean;

  /** Granted; changed through the ledger only. */
  @Column({ type: 'text', array: true, update: false })
  permissions: Permission[];

  @Column({ name: 'trim_start', type: 'double precision', nullable: true })
  trimStart: number | null;

  @Column({ name: 'trim_end', type: 'double precision', nullable: true })
  trimEnd: number | null;

  /** Of takes of one recording; null without other takes. */
  @Column({ name: 'take_group', type: 'text', nullable: true })
  takeGroup: string | null;

  /** Drafts use another take. */
  @Column({ name: 'set_aside', type: 'boolean' })
  setAside: boolean;

  @Column({ type: 'smallint', array: true })
  levels: number[];

  @Column({ type: 'jsonb' })
  speakers: Speaker[];

  /** Label of the mentor among them; null: not chosen. */
  @Column({ type: 'text', nullable: true })
  speaker: string | null;

  @Column({ name: 'enqueue_count', type: 'integer' })
  enqueueCount: number;

  @Column({ name: 'quiet_since', type: 'timestamptz', precision: 3 })
  quietSince: Date;

  @Column({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
