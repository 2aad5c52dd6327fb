import type { Evidence } from '@waymark/contracts/roadmaps/http';
import type { EntityManager } from 'typeorm';
import { SourceRow } from './source.row.ts';

/** Whether a quote may be sent to an outside model. The source of a quote may have been deleted. */
export async function maySend(em: EntityManager, evidence: Evidence | null): Promise<boolean> {
  if (!evidence) return true;
  const source = await em.findOneBy(SourceRow, { id: evidence.sourceId });
  return source?.permissions.includes('outside-model') ?? false;
}
