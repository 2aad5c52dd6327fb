import type { Columns } from '@waymark/database/columns';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MentorsTable } from '../../persistence/tables.ts';

@Entity('mentors')
export class MentorRow implements Columns<MentorsTable, keyof MentorRow> {
  @PrimaryColumn({ name: 'user_id', type: 'integer' })
  userId: number;

  @Column({ type: 'text' })
  name: string;

  /** Null: stored before skeletons were; the next start of the service adds it. */
  @Column({ name: 'name_skeleton', type: 'text', nullable: true })
  nameSkeleton: string | null;

  @Column({ type: 'text', default: '' })
  bio: string;

  @Column({ type: 'text', array: true, default: '{}' })
  expertise: string[];

  /** ISO 639 codes. */
  @Column({ type: 'text', array: true, default: '{}' })
  languages: string[];

  @Column({ type: 'text', nullable: true })
  timezone: string | null;

  @Column({ type: 'integer', default: 1 })
  version: number;

  /** An admin's user name, `operator` (command line) or `demo`. */
  @Column({ name: 'approved_by', type: 'text' })
  approvedBy: string;
}
