import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('roadmaps')
export class RoadmapRow {
  @PrimaryColumn({ type: 'text' })
  id: string;

  @Column({ name: 'mentor_id', type: 'integer' })
  mentorId: number;

  @Column({ name: 'mentor_name', type: 'text' })
  mentorName: string;

  @Column({ name: 'category_id', type: 'text' })
  categoryId: string;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text' })
  description: string;

  @Column({ type: 'text', nullable: true })
  duration: string | null;

  @Column({ name: 'audio_url', type: 'text', nullable: true })
  audioUrl: string | null;

  @Column({ type: 'text' })
  status: 'draft' | 'published';

  @Column({ name: 'published_at', type: 'timestamptz', precision: 3, nullable: true })
  publishedAt: Date | null;

  @Column({ type: 'integer' })
  revision: number;

  @Column({ type: 'integer' })
  followers: number;

  @Column({ name: 'stage_count', type: 'integer' })
  stageCount: number;

  @Column({ name: 'step_count', type: 'integer' })
  stepCount: number;

  @Column({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'timestamptz', precision: 3 })
  updatedAt: Date;
}
