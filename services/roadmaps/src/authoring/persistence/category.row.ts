import type { Columns } from '@waymark/database/columns';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CategoriesTable } from '../../persistence/tables.ts';

@Entity('categories')
export class CategoryRow implements Columns<CategoriesTable, keyof CategoryRow> {
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
