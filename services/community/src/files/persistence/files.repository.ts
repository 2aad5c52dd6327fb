import { Injectable } from '@nestjs/common';
import { ProbeFileJob } from '@waymark/contracts/ai/jobs';
import { FileChanged } from '@waymark/contracts/community/events';
import type { AttachmentKind, FilePurpose } from '@waymark/contracts/community/file-options';
import type { OpenUploadBody } from '@waymark/contracts/community/files';
import type { Columns } from '@waymark/database/columns';
import { acquireLocks } from '@waymark/database/session';
import type { Tx } from '@waymark/database/tx';
import type { EntityManager } from 'typeorm';
import type { FilesTable } from '../../persistence/tables.ts';
import { type FileFacts, fileNotFound, type MeasuredFile, type UploadUse } from '../domain/file-rules.ts';

type Row = Columns<FilesTable, keyof FileFacts>;

const COLUMNS = `id, owner_id AS "ownerId", purpose, name, state, reason, size, declared_type AS "declaredType", type,
  object_key AS "objectKey", thumbnail_key AS "thumbnailKey", duration_seconds AS "durationSeconds",
  page_count AS "pageCount", attached_kind AS "attachedKind", attached_id AS "attachedId", created_at AS "createdAt",
  enqueue_count AS "enqueueCount"`;

const toFacts = ({ size, ...row }: Row): FileFacts => ({ ...row, size: size === null ? null : Number(size) });

@Injectable()
export class FilesRepository {
  /** Of the last 24 hours, locked against other uploads of the person. */
  async useOf({ em }: Tx, ownerId: number, now: Date): Promise<UploadUse> {
    await acquireLocks(em, [`files:${ownerId}`]);
    const [row] = await em.query<{ unfinished: number; bytes: string }[]>(
      `SELECT count(*) FILTER (WHERE state = 'uploading')::int AS unfinished,
         coalesce(sum(size) FILTER (WHERE created_at > $2), 0) AS bytes
       FROM files WHERE owner_id = $1 AND (state = 'uploading' OR created_at > $2)`,
      [ownerId, new Date(now.getTime() - 24 * 3_600_000)],
    );
    return { unfinished: row!.unfinished, bytesOfDay: Number(row!.bytes) };
  }

  /** The unfinished upload of the same chosen file. */
  async findSame({ em }: Tx, ownerId: number, file: OpenUploadBody): Promise<FileFacts | null> {
    if (file.fingerprint === undefined) return null;
    const [row] = await em.query<Row[]>(
      `SELECT ${COLUMNS} FROM files WHERE owner_id = $1 AND purpose = $2 AND size = $3 AND fingerprint = $4
         AND state = 'uploading'`,
      [ownerId, file.purpose, file.size ?? null, file.fingerprint],
    );
    return row ? toFacts(row) : null;
  }

  async insert({ em }: Tx, id: string, ownerId: number, file: OpenUploadBody, at: Date): Promise<void> {
    const { purpose, name, size = null, type, fingerprint = null } = file;
    await em.query(
      `INSERT INTO files (id, owner_id, purpose, name, state, size, declared_type, fingerprint, created_at, touched_at)
       VALUES ($1, $2, $3, $4, 'uploading', $5, $6, $7, $8, $8)`,
      [id, ownerId, purpose, name, size, type, size === null ? null : fingerprint, at],
    );
  }

  /** Locks the file. Error: NOT_FOUND, also for files of others and removed ones. */
  async lockOwn({ em }: Tx, id: string, ownerId: number): Promise<FileFacts> {
    const [row] = await em.query<Row[]>(
      `SELECT ${COLUMNS} FROM files WHERE id = $1 AND owner_id = $2 AND state <> 'removed' FOR UPDATE`,
      [id, ownerId],
    );
    if (!row) throw fileNotFound();
    return toFacts(row);
  }

  /** Locks the file of any owner; null if there is none. */
  async lock({ em }: Tx, id: string): Promise<FileFacts | null> {
    const [row] = await em.query<Row[]>(
      `SELECT ${COLUMNS} FROM files WHERE id = $1 AND state <> 'removed' FOR UPDATE`,
      [id],
    );
    return row ? toFacts(row) : null;
  }

  async find(em: EntityManager, id: string): Promise<FileFacts | null> {
    const [row] = await em.query<Row[]>(`SELECT ${COLUMNS} FROM files WHERE id = $1 AND state <> 'removed'`, [
      id,
    ]);
    return row ? toFacts(row) : null;
  }

  /** Of all stored files, with the declared bytes of unfinished ones. */
  async bytesOf(em: EntityManager, ownerId: number): Promise<number> {
    const [row] = await em.query<{ bytes: string }[]>(
      `SELECT coalesce(sum(size), 0) AS bytes FROM files WHERE owner_id = $1 AND state <> 'removed'`,
      [ownerId],
    );
    return Number(row!.bytes);
  }

  async unfinishedOf(em: EntityManager, ownerId: number): Promise<FileFacts[]> {
    const rows = await em.query<Row[]>(
      `SELECT ${COLUMNS} FROM files WHERE owner_id = $1 AND state = 'uploading' ORDER BY created_at DESC, id DESC`,
      [ownerId],
    );
    return rows.map(toFacts);
  }

  async ofOwner({ em }: Tx, ownerId: number): Promise<FileFacts[]> {
    const rows = await em.query<Row[]>(
      `SELECT ${COLUMNS} FROM files WHERE owner_id = $1 AND state <> 'removed'`,
      [ownerId],
    );
    return rows.map(toFacts);
  }

  async touch({ em }: Tx, id: string, at: Date): Promise<void> {
    await em.query('UPDATE files SET touched_at = $2 WHERE id = $1', [id, at]);
  }

  async declareType({ em }: Tx, id: string, type: string): Promise<void> {
    await em.query('UPDATE files SET declared_type = $2 WHERE id = $1', [id, type]);
  }

  /** The bytes have arrived: the worker looks at them next. */
  async setArrived(tx: Tx, file: FileFacts, stored: { key: string; size: number; type: string }, at: Date) {
    await tx.em.query(
      `UPDATE files SET state = 'checking', object_key = $2, size = $3, type = $4, fingerprint = NULL, touched_at = $5
       WHERE id = $1`,
      [file.id, stored.key, stored.size, stored.type, at],
    );
    await this.enqueueProbe(tx, file, at);
    signal(tx, file);
  }

  async enqueueProbe(tx: Tx, { id, enqueueCount }: FileFacts, at: Date): Promise<void> {
    const count = enqueueCount + 1;
    await tx.em.query('UPDATE files SET enqueue_count = $2, touched_at = $3 WHERE id = $1', [id, count, at]);
    tx.enqueue(ProbeFileJob, { fileId: id }, { jobId: probeJobId(id, count) });
  }

  /** Nothing can use it, so it is attached to nothing. */
  async refuse(tx: Tx, file: FileFacts, reason: string, at: Date): Promise<void> {
    await tx.em.query(
      `UPDATE files SET state = 'refused', reason = $2, object_key = NULL, fingerprint = NULL, touched_at = $3,
         attached_kind = NULL, attached_id = NULL WHERE id = $1`,
      [file.id, reason, at],
    );
    signal(tx, file);
  }

  async setReady(tx: Tx, file: FileFacts, facts: MeasuredFile, at: Date): Promise<void> {
    const { durationSeconds, pageCount, thumbnailKey, objectKey, type } = facts;
    await tx.em.query(
      `UPDATE files SET state = 'ready', duration_seconds = $2, page_count = $3, thumbnail_key = $4, object_key = $5,
         type = $6, touched_at = $7 WHERE id = $1`,
      [file.id, durationSeconds, pageCount, thumbnailKey, objectKey, type, at],
    );
    signal(tx, file);
  }

  async remove({ em }: Tx, id: string): Promise<void> {
    await em.query(
      `UPDATE files SET state = 'removed', reason = NULL, name = '', declared_type = '', fingerprint = NULL,
         object_key = NULL, thumbnail_key = NULL, attached_kind = NULL, attached_id = NULL WHERE id = $1`,
      [id],
    );
  }

  async attach(
    { em }: Tx,
    id: string,
    to: { kind: AttachmentKind; id: string } | null,
    at: Date,
  ): Promise<void> {
    await em.query('UPDATE files SET attached_kind = $2, attached_id = $3, touched_at = $4 WHERE id = $1', [
      ...[id, to?.kind ?? null, to?.id ?? null, at],
    ]);
  }

  async ofAttachment(em: EntityManager, attachedId: string, purpose?: FilePurpose): Promise<FileFacts[]> {
    const rows = await em.query<Row[]>(
      `SELECT ${COLUMNS} FROM files WHERE attached_id = $1 AND ($2::text IS NULL OR purpose = $2)`,
      [attachedId, purpose ?? null],
    );
    return rows.map(toFacts);
  }
}

export const probeJobId = (id: string, count: number): string => `${id}-${count}`;

/** Open pages of the owner fetch the file again. */
const signal = (tx: Tx, { id, ownerId }: FileFacts): void =>
  tx.emit(FileChanged, { fileId: id }, { audience: [ownerId] });
