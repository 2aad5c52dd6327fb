import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('mentors')
export class MentorRow {
  @PrimaryColumn({ name: 'user_id', type: 'integer' })
  userId: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', default: '' })
  bio: string;

  /** What they can be asked about, in their order. */
  @Column({ type: 'text', array: true, default: '{}' })
  expertise: string[];

  @Column({ type: 'integer', default: 1 })
  version: number;

  /** Who let this mentor in: an admin's user name, `operator` for the command, `demo` for the demo. */
  @Column({ name: 'approved_by', type: 'text' })
  approvedBy: string;
}
