import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('mentors')
export class MentorRow {
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
