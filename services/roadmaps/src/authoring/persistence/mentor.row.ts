import type { Columns } from '@waymark/database/columns';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MentorsTable } from '../../persistence/tables.ts';

@Entity('mentors')
export class MentorRow implements Columns<MentorsTable, keyof MentorRow> {
  @PrimaryColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', nullable: true })
  avatar: string | null;

  @Column({ type: 'text' })
  bio: string;

  @Column({ type: 'integer' })
  version: number;
}
