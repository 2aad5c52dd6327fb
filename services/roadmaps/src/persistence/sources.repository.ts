import { Inject, Injectable } from '@nestjs/common';
import { ExtractTextJob } from '@waymark/contracts/ai/jobs';
import type { RegisterSource, Source } from '@waymark/contracts/roadmaps/sources';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import { CLOCK } from '../clock.ts';
import { MAX_SOURCES } from '../domain/limits.ts';
import { findOwned } from './owned-roadmap.ts';
import { SourceRow } from './source.row.ts';
import { toSource } from './source-mapping.ts';

@Injectable()
export class SourcesRepository {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Errors: NOT_FOUND, FORBIDDEN, RULE_REFUSED when there are as many as there may be. */
  checkRoom(roadmapId: string, userId: number): Promise<void> {
    return this.db.read(async (em) => {
      await findOwned(em, roadmapId, userId);
      checkRoom(await em.countBy(SourceRow, { roadmapId }));
    });
  }

  /**
   * The source of these bytes: the one that is there already, or a new one. One that could not be read makes room for a
   * new try. `spare` is the key nobody needs then.
   */
  add(userId: number, input: RegisterSource): Promise<{ source: Source; spare: string | null }> {
    return this.db.transaction(async (tx) => {
      await findOwned(tx.em, input.roadmapId, userId, { lock: true });
      const known = await tx.em.findOneBy(SourceRow, { roadmapId: input.roadmapId, sha256: input.sha256 });
      if (known && (known.status !== 'failed' || known.key === input.key)) {
        return { source: toSource(known), spare: input.key === known.key ? null : input.key };
      }
      // A new row, and not the old one again: the worker's news about that one has been heard.
      if (known) await tx.em.delete(SourceRow, { id: known.id });
      checkRoom(await tx.em.countBy(SourceRow, { roadmapId: input.roadmapId }));
      const row = newRow(input, this.clock.now());
      await tx.em.insert(SourceRow, row);
      if (row.status === 'processing') enqueueExtraction(tx, row);
      return { source: toSource(row), spare: known?.key ?? null };
    });
  }

  list(roadmapId: string, userId: number): Promise<Source[]> {
    return this.db.read(async (em) => {
      await findOwned(em, roadmapId, userId);
      const rows = await em.find(SourceRow, {
        where: { roadmapId },
        order: { createdAt: 'ASC', id: 'ASC' },
      });
      return rows.map(toSource);
    });
  }

  /** Error: NOT_FOUND, also for another mentor's. */
  find(id: string, userId: number): Promise<SourceRow> {
    return this.db.read(async (em) => {
      const row = await em.findOneBy(SourceRow, { id });
      if (!row) throw sourceNotFound();
      await findOwned(em, row.roadmapId, userId).catch(() => {
        throw sourceNotFound();
      });
      return row;
    });
  }

  /** Of these storage keys, those no source names. */
  async unnamed(keys: string[]): Promise<string[]> {
    const named = await this.db.read((em) =>
      em.query<{ key: string }[]>(
        `SELECT key FROM sources WHERE key = ANY($1)
         UNION ALL SELECT text_key FROM sources WHERE text_key = ANY($1)
         UNION ALL SELECT display_key FROM sources WHERE display_key = ANY($1)`,
        [keys],
      ),
    );
    const known = new Set(named.map(({ key }) => key));
    return keys.filter((key) => !known.has(key));
  }
}

/** Each queueing has a number: a job id that was done once would not be taken again. */
export function enqueueExtraction(tx: Tx, { id, enqueueCount }: SourceRow): void {
  tx.enqueue(ExtractTextJob, { sourceId: id }, { jobId: `${id}-${enqueueCount}` });
}

export const sourceNotFound = (): AppError => new AppError('NOT_FOUND', 'This file is not there any more.');

function checkRoom(count: number): void {
  if (count < MAX_SOURCES) return;
  throw new AppError('RULE_REFUSED', `A roadmap can have at most ${MAX_SOURCES} files and texts.`);
}

function newRow(input: RegisterSource, now: Date): SourceRow {
  const isText = input.kind === 'transcript';
  return {
    ...input,
    id: newId(),
    status: isText ? 'ready' : 'processing',
    textKey: isText ? input.key : null,
    message: null,
    durationSeconds: null,
    displayKey: null,
    displayType: null,
    transcript: null,
    enqueueCount: isText ? 0 : 1,
    quietSince: now,
    createdAt: now,
  };
}
