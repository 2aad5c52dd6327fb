import { AppError } from '@waymark/kernel/app-error';
import type { EntityManager } from 'typeorm';
import { CategoryRow } from './category.row.ts';

/** Error: VALIDATION unless there is such a category. */
export async function checkCategory(em: EntityManager, id: string): Promise<void> {
  if (await em.existsBy(CategoryRow, { id })) return;
  const message = 'Please choose one of the categories.';
  throw new AppError('VALIDATION', message, { issues: [{ path: ['categoryId'], message }] });
}
