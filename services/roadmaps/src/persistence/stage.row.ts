import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('stages')
export class StageRow {
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
  origin: 'mentor' | 'ai';

  @Column({ name: 'touched_by_mentor', type: 'boolean' })
  touchedByMentor: boolean;
}
