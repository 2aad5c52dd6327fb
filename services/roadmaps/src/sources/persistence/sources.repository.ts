import { Injectable } from '@nestjs/common';
import { ExtractTextJob } from '@waymark/contracts/ai/jobs';
import { SourceChanged } from '@waymark/contracts/roadmaps/events';
import type { Permission } from '@waymark/contracts/roadmaps/permissions';
import type { Moment, RegisterSource, Source, SpeakersOfSource } from '@waymark/contracts/roadmaps/sources';
import type { Columns, Narrowed } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { newId } from '@waymark/kernel/ids';
import { type EntityManager, In, LessThan } from 'typeorm';
import { findOwned } from '../../authoring/persistence/owned-roadmap.ts';
import { firstPermissions } from '../../authoring/persistence/permissions.ts';
import { RoadmapRow } from '../../authoring/persistence/roadmap.row.ts';
import type { SourcesTable } from '../../persistence/tables.ts';
import { cleanText } from '../../shared/domain/clean-draft.ts';
import { checkSourceCount, type ExtractionResult, numberedName, sourceNotFound } from '../domain/source.ts';
import { SourceRow } from './source.row.ts';
import { toSource } from './source-mapping.ts';
import { joinTakes, useNewestTake } from './takes.ts';

const BATCH = 100;

@Injectable()
export class SourcesRepository {
  constructor(private readonly db: Database) {}

  /** Errors: NOT_FOUND, FORBIDDEN, RULE_REFUSED at the limit of sources. */
  checkUpload(roadmapId: string, userId: number): Promise<void> {
    return this.db.read(async (em) => {
      await findOwned(em, roadmapId, userId);
      await this.checkCount(em, roadmapId);
    });
  }

  /** Errors: NOT_FOUND, FORBIDDEN. */
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

  /** Error: NOT_FOUND. */
  find(id: string, userId: number): Promise<SourceRow> {
    return this.db.read((em) => this.findIn(em, id, userId));
  }

  /** Error: NOT_FOUND, also for a source of another mentor. */
  async findIn(em: EntityManager, id: string, userId: number): Promise<SourceRow> {
    const row = await em.findOneBy(SourceRow, { id });
    if (!row) throw sourceNotFound();
    await findOwned(em, row.roadmapId, userId).catch(() => {
      throw sourceNotFound();
    });
    return row;
  }

  /** Whether a step, a warning or a passage held back has a quote from its text. */
  async isQuoted(em: EntityManager, id: string): Promise<boolean> {
    const [row] = await em.query<{ quoted: boolean }[]>(
      `SELECT EXISTS (SELECT FROM steps WHERE evidence_source_id = $1 AND removed_at IS NULL)
         OR EXISTS (SELECT FROM held_back WHERE source_id = $1)
         OR EXISTS (SELECT FROM stages WHERE roadmap_id = (SELECT roadmap_id FROM sources WHERE id = $1)
           AND warnings @> jsonb_build_array(jsonb_build_object('evidence', jsonb_build_object('sourceId', $1::text))))
         AS quoted`,
      [id],
    );
    return row!.quoted;
  }

  async moments(id: string): Promise<Moment[]> {
    const [row] = await this.db.query<
      Narrowed<Columns<SourcesTable, 'moments'>, { moments: Moment[] | null }>
    >('SELECT moments FROM sources WHERE id = $1', [id]);
    return row?.moments ?? [];
  }

  findByHash(em: EntityManager, roadmapId: string, sha256: string): Promise<SourceRow | null> {
    return em.findOneBy(SourceRow, { roadmapId, sha256 });
  }

  /** Error: RULE_REFUSED at the limit. */
  async checkCount(em: EntityManager, roadmapId: string): Promise<void> {
    checkSourceCount(await em.countBy(SourceRow, { roadmapId }));
  }

  /** Inserts a source and enqueues the extraction of a file's text. Without `permissions` it has the first ones. */
  async insert(tx: Tx, input: RegisterSource, now: Date, permissions?: Permission[]): Promise<SourceRow> {
    const row = newRow(input, permissions ?? (await firstPermissions(tx.em, input.roadmapId)), now);
    row.takeGroup = await joinTakes(tx.em, input);
    await tx.em.insert(SourceRow, row);
    if (row.status === 'processing') enqueueExtraction(tx, row);
    return row;
  }

  /** The name, or with a number after it if another text of the roadmap has it. Requires the roadmap's lock. */
  async freeName(em: EntityManager, { roadmapId, kind, originalName }: RegisterSource): Promise<string> {
    if (kind !== 'transcript') return originalName;
    const rows = await em.find(SourceRow, { where: { roadmapId }, select: { originalName: true } });
    return numberedName(originalName, new Set(rows.map((row) => row.originalName)));
  }

  /** Returns whether the source existed. The newest of its other takes is used in its place. */
  /** Returns the keys of its objects. */
  async remove(em: EntityManager, id: string): Promise<string[]> {
    const [removed] = await em.query<[Columns<SourcesTable, 'key'>[], number]>(
      'DELETE FROM sources WHERE id = $1 RETURNING key',
      [id],
    );
    return removed.map(({ key }) => key);
  }

  /** Until the end of the transaction it is not deleted. */
  async keep(em: EntityManager, id: string): Promise<void> {
    await em.query('SELECT FROM sources WHERE id = $1 FOR KEY SHARE', [id]);
  }

  async delete(em: EntityManager, id: string): Promise<boolean> {
    const row = await em.findOneBy(SourceRow, { id });
    const { affected } = await em.delete(SourceRow, { id });
    if (row?.takeGroup) await useNewestTake(em, row.takeGroup);
    return affected !== 0;
  }

  /** Returns an unread source and marks it as active; null for any other. */
  begin(id: string, now: Date): Promise<SourceRow | null> {
    return this.db.transaction(async ({ em }) => {
      const row = await em.findOneBy(SourceRow, { id, status: 'processing' });
      if (row) await em.update(SourceRow, { id }, { quietSince: now });
      return row;
    });
  }

  /**
   * Locks a source without a text, and its roadmap before it, which is the lock order everywhere. Null for any other.
   * A failed source may still get its result.
   */
  async lockUnread(
    { em }: Tx,
    id: string,
  ): Promise<{ source: SourceRow; publishedVersion: number | null } | null> {
    const known = await em.findOneBy(SourceRow, { id });
    if (!known) return null;
    const { version } = await em.findOneOrFail(RoadmapRow, {
      where: { id: known.roadmapId },
      lock: { mode: 'for_no_key_update' },
    });
    const source = await em.findOne(SourceRow, {
      where: { id, status: In(['processing', 'failed']) },
      lock: { mode: 'pessimistic_write' },
    });
    return source && { source, publishedVersion: version };
  }

  async setResult(tx: Tx, { id, roadmapId }: SourceRow, result: ExtractionResult): Promise<void> {
    const { moments, wordTimes = null, captions = null, ...changes } = result;
    // Another text has other speakers.
    const speakers = changes.textKey === undefined ? {} : { speakers: [], speaker: null };
    await tx.em.update(SourceRow, id, { ...changes, ...speakers });
    if (moments) await setTimes(tx.em, id, { moments, wordTimes, captions });
    const { mentorId } = await tx.em.findOneByOrFail(RoadmapRow, { id: roadmapId });
    tx.emit(SourceChanged, { sourceId: id, roadmapId, status: result.status }, { audience: [mentorId] });
  }

  /** Locks unread sources without activity since `before`. */
  lockStalled({ em }: Tx, before: Date): Promise<SourceRow[]> {
    return em.find(SourceRow, {
      where: { status: 'processing', quietSince: LessThan(before) },
      order: { quietSince: 'ASC' },
      take: BATCH,
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
  }

  async requeue(tx: Tx, row: SourceRow, now: Date): Promise<void> {
    const enqueueCount = row.enqueueCount + 1;
    await tx.em.update(SourceRow, row.id, { enqueueCount, quietSince: now });
    enqueueExtraction(tx, { id: row.id, enqueueCount });
  }

  /** Reads a recording without a text again. */
  async readAgain(tx: Tx, row: SourceRow, now: Date): Promise<void> {
    await tx.em.update(SourceRow, row.id, { status: 'processing', message: null });
    await this.requeue(tx, row, now);
  }

  /** Of these storage keys, those that no source, clip, artifact or part of a recording references. */
  async findOrphaned(keys: string[]): Promise<string[]> {
    const referenced = await this.db.query<Columns<SourcesTable, 'key'>>(
      `SELECT key FROM sources WHERE key = ANY($1)
       UNION ALL SELECT text_key FROM sources WHERE text_key = ANY($1)
       UNION ALL SELECT display_key FROM sources WHERE display_key = ANY($1)
       UNION ALL SELECT key FROM artifacts WHERE key = ANY($1)
       UNION ALL SELECT key FROM voice_clips WHERE key = ANY($1)
       UNION ALL SELECT k FROM unnest($1::text[]) k JOIN recording_parts p
         ON k = 'recordings/' || p.recording_id || '/' || p.number || '-' || p.sha256`,
      [keys],
    );
    const known = new Set(referenced.map(({ key }) => key));
    return keys.filter((key) => !known.has(key));
  }
}

type Times = Required<Pick<ExtractionResult, 'moments' | 'wordTimes' | 'captions'>>;

/** Not columns of the row: they are read only where they are needed. */
export async function setTimes(
  em: EntityManager,
  id: string,
  { moments, wordTimes, captions }: Times,
): Promise<void> {
  const values = [moments, wordTimes, captions].map((value) => value && JSON.stringify(value));
  await em.query('UPDATE sources SET moments = $2, word_times = $3, captions = $4 WHERE id = $1', [
    id,
    ...values,
  ]);
}

/** Storage keys of a source's objects. */
export const objectKeys = ({ key, textKey, displayKey }: SourceRow): (string | null)[] => [
  key,
  textKey,
  displayKey,
];

/** The count makes the job id unique: BullMQ ignores the id of an existing job. */
function enqueueExtraction(tx: Tx, { id, enqueueCount }: Pick<SourceRow, 'id' | 'enqueueCount'>): void {
  tx.enqueue(ExtractTextJob, { sourceId: id }, { jobId: `${id}-${enqueueCount}` });
}

function newRow(
  { trim, levels = [], takeOf: _, ...input }: RegisterSource,
  permissions: Permission[],
  now: Date,
): SourceRow {
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
    sampleVoice: false,
    permissions,
    trimStart: trim?.start ?? null,
    trimEnd: trim?.end ?? null,
    ...{ takeGroup: null, setAside: false, levels, speakers: [], speaker: null },
    enqueueCount: isText ? 0 : 1,
    quietSince: now,
    createdAt: now,
  };
}

/** Whether the published version shows it, or a clip of it. */
export async function isPublishedMedia(em: EntityManager, { id, roadmapId }: SourceRow): Promise<boolean> {
  const found = await em.query<unknown[]>(
    `SELECT FROM published_roadmaps WHERE id = $1 AND $2 = ANY(media)
     UNION ALL SELECT FROM voice_clips WHERE source_id = $2`,
    [roadmapId, id],
  );
  return found.length > 0;
}

/** Of the person's sources, and of the parts of recordings that are not sources yet. */
export async function storedBytesOf(em: EntityManager, userId: number): Promise<number> {
  const [row] = await em.query<{ bytes: string }[]>(
    `SELECT (SELECT coalesce(sum(s.file_size), 0) FROM sources s JOIN roadmaps m ON m.id = s.roadmap_id WHERE m.mentor_id = $1)
       + (SELECT coalesce(sum(p.bytes), 0) FROM recording_parts p JOIN recordings r ON r.id = p.recording_id
          JOIN roadmaps m ON m.id = r.roadmap_id WHERE m.mentor_id = $1 AND r.source_id IS NULL) AS bytes`,
    [userId],
  );
  return Number(row!.bytes);
}

/** Stores the speakers of the sources that a run has read. A choice among them remains. */
export async function setSpeakers(
  em: EntityManager,
  runId: string,
  found: readonly SpeakersOfSource[],
): Promise<void> {
  for (const { sourceId, speakers } of found) {
    const clean = speakers.map((one) => ({ ...one, sample: cleanText(one.sample) }));
    await em.query(
      `UPDATE sources SET speakers = $3::jsonb,
         speaker = CASE WHEN $3::jsonb @> jsonb_build_array(jsonb_build_object('label', speaker)) THEN speaker END
       WHERE id = $1 AND roadmap_id = (SELECT roadmap_id FROM ai_runs WHERE id = $2)`,
      [sourceId, runId, JSON.stringify(clean)],
    );
  }
}
