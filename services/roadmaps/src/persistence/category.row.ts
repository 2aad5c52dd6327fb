import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('categories')
export class CategoryRow {
  @PrimaryColumn({ type: 'text' })
  id: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  slug: string;

  /** A design token. */
  @Column({ type: 'text' })
  color: string;

  @Column({ type: 'text' })
  icon: string;

  @Column({ type: 'integer' })
  position: number;
}
