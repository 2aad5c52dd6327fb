import type { Columns } from '@waymark/database/columns';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { InterviewAnswersTable } from '../../persistence/tables.ts';

@Entity('interview_answers')
export class InterviewAnswerRow implements Columns<InterviewAnswersTable, keyof InterviewAnswerRow> {
  @PrimaryColumn({ name: 'roadmap_id', type: 'text' })
  roadmapId: string;

  @PrimaryColumn({ type: 'integer' })
  question: number;

  @Column({ type: 'text' })
  text: string;

  @Column({ name: 'follow_up_question', type: 'text', nullable: true })
  followUpQuestion: string | null;

  @Column({ name: 'follow_up_answer', type: 'text' })
  followUpAnswer: string;

  /** The source that was spoken as the interview answer. */
  @Column({ name: 'recording_id', type: 'text', nullable: true })
  recordingId: string | null;

  @Column({ type: 'integer' })
  revision: number;

  @Column({ name: 'updated_at', type: 'timestamptz', precision: 3 })
  updatedAt: Date;
}
