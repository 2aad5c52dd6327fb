import { type EntityManager, IsNull, MoreThan } from 'typeorm';
import { HOUR_MS, type RunUsage } from '../domain/run-limits.ts';
import { AiRunRow } from './ai-run.row.ts';

/** Locks concurrent starts of the same user until the commit. */
export async function lockRunUsage(em: EntityManager, userId: number, now: Date): Promise<RunUsage> {
  await em.query("SELECT pg_advisory_xact_lock(hashtextextended('ai runs of ' || $1::integer, 0))", [userId]);
  const active = await em.findBy(AiRunRow, { userId, finishedAt: IsNull() });
  const recent = await em.find(AiRunRow, {
    select: { createdAt: true },
    where: { userId, enqueueCount: MoreThan(0), createdAt: MoreThan(new Date(now.getTime() - HOUR_MS)) },
    order: { createdAt: 'ASC' },
  });
  return { active, startedAt: recent.map(({ createdAt }) => createdAt) };
}
