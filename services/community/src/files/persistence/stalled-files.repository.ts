import { Injectable } from '@nestjs/common';
import { ProbeFileJob } from '@waymark/contracts/ai/jobs';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { QuietWork } from '@waymark/messaging/queued-jobs';
import type { FilesTable } from '../../persistence/tables.ts';
import { probeJobId } from './files.repository.ts';

const BATCH = 50;

/** Files whose check has no report for too long, and files that nothing needs any more. */
@Injectable()
export class StalledFilesRepository {
  constructor(private readonly db: Database) {}

  async find(before: Date): Promise<QuietWork[]> {
    const rows = await this.db.query<Columns<FilesTable, 'id'> & { count: FilesTable['enqueue_count'] }>(
      `SELECT id, enqueue_count AS count FROM files WHERE state = 'checking' AND touched_at < $1
       ORDER BY touched_at LIMIT ${BATCH}`,
      [before],
    );
    const { queue } = ProbeFileJob;
    return rows.map(({ id, count }) => ({ id, queue, jobId: probeJobId(id, count), hasBegun: false }));
  }

  async postpone({ em }: Tx, ids: string[], at: Date): Promise<void> {
    await em.query(`UPDATE files SET touched_at = $2 WHERE id = ANY($1) AND state = 'checking'`, [ids, at]);
  }

  /** Another process may have enqueued them meanwhile. */
  async lock({ em }: Tx, ids: string[], before: Date): Promise<string[]> {
    const rows = await em.query<Columns<FilesTable, 'id'>[]>(
      `SELECT id FROM files WHERE id = ANY($1) AND state = 'checking' AND touched_at < $2
       ORDER BY touched_at FOR UPDATE SKIP LOCKED`,
      [ids, before],
    );
    return rows.map(({ id }) => id);
  }

  /** Unfinished uploads, and files attached to nothing, that were left alone since then. */
  async lockAbandoned({ em }: Tx, before: Date): Promise<string[]> {
    const rows = await em.query<Columns<FilesTable, 'id'>[]>(
      `SELECT id FROM files WHERE attached_id IS NULL AND state IN ('uploading', 'ready', 'refused') AND touched_at < $1
       ORDER BY touched_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
      [before],
    );
    return rows.map(({ id }) => id);
  }

  async deleteRemoved({ em }: Tx, before: Date): Promise<void> {
    await em.query(`DELETE FROM files WHERE state = 'removed' AND created_at < $1`, [before]);
  }

  /** Of these keys `files/<id>/…`, those that no file uses or will use. */
  async findOrphaned(keys: string[]): Promise<string[]> {
    const rows = await this.db.query<{ key: string }>(
      `SELECT key FROM unnest($1::text[]) AS key WHERE NOT EXISTS (
         SELECT FROM files f WHERE f.id::text = split_part(key, '/', 2)
           AND (f.state IN ('uploading', 'checking') OR key IN (f.object_key, f.thumbnail_key)))`,
      [keys],
    );
    return rows.map(({ key }) => key);
  }

  /** Of these ids, those of uploads that are not unfinished. */
  async findEnded(ids: string[]): Promise<string[]> {
    const rows = await this.db.query<{ id: string }>(
      `SELECT given AS id FROM unnest($1::text[]) AS given
       WHERE NOT EXISTS (SELECT FROM files f WHERE f.id::text = given AND f.state = 'uploading')`,
      [ids],
    );
    return rows.map(({ id }) => id);
  }
}
