import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { fileAddress, thumbnailAddress } from '@waymark/contracts/community/file-address';
import type { MaterialType } from '@waymark/contracts/community/material-options';
import {
  hostOf,
  type ListMaterialsQuery,
  type Material,
  type MaterialPosition,
  type MaterialSummary,
} from '@waymark/contracts/community/materials';
import type { PageQuery } from '@waymark/contracts/paging';
import type { Columns } from '@waymark/database/columns';
import { decodeTimeCursor, encodeCursor, pageByTime } from '@waymark/database/cursor';
import { Database } from '@waymark/database/database';
import { isId } from '@waymark/kernel/ids';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { AttachmentOwner } from '../../files/persistence/attachment-owner.ts';
import type { FilesTable, MaterialPositionsTable, MaterialsTable } from '../../persistence/tables.ts';
import { type MaterialState, materialNotFound, mayRead } from '../domain/material-rules.ts';
import { COUNT_CATEGORIES, COUNT_TYPES, listStatement, SELECT_MATERIAL } from './material-statements.ts';

type Row = Columns<
  MaterialsTable,
  | Exclude<keyof MaterialState, 'isPublished'>
  | 'description'
  | 'category'
  | 'difficulty'
  | 'tags'
  | 'hiddenReason'
  | 'createdAt'
  | 'publishedAt'
  | 'editedAt'
> &
  Pick<MaterialsTable, 'view_count' | 'is_published'> &
  Columns<FilesTable, 'pageCount'> &
  Pick<Material, 'duration' | 'author'> & {
    fileName: FilesTable['name'] | null;
    fileType: FilesTable['type'];
    fileSize: number | null;
    hasThumbnail: boolean;
  };

@Injectable()
export class MaterialsReader {
  constructor(private readonly db: Database) {}

  async list(query: ListMaterialsQuery, caller: Caller | null) {
    const { sql, params } = listStatement(query);
    const rows = await this.db.query<Row>(sql, params);
    const page = rows.slice(0, query.limit);
    const last = rows.length > query.limit ? page.at(-1)! : null;
    const value = query.sort === 'newest' ? last?.publishedAt?.getTime() : last?.view_count;
    return {
      items: page.map((row) => toMaterial(row, caller)),
      nextCursor: last && encodeCursor([query.sort, value, last.id]),
    };
  }

  async listOwn({ limit, cursor }: PageQuery, caller: Caller) {
    const after = decodeTimeCursor(cursor, z.uuid());
    const params: unknown[] = [limit + 1, caller.userId];
    const before = after
      ? `AND (m.created_at, m.id) < ($${params.push(after.at)}, $${params.push(after.id)}::uuid)`
      : '';
    const rows = await this.db.query<Row>(
      `${SELECT_MATERIAL} WHERE m.author_id = $2 ${before} ORDER BY m.created_at DESC, m.id DESC LIMIT $1`,
      params,
    );
    const { items, nextCursor } = pageByTime(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
    return { items: items.map((row) => toMaterial(row, caller)), nextCursor };
  }

  /** Error: NOT_FOUND. */
  get(id: string, caller: Caller | null): Promise<Material> {
    return this.db.read((em) => readMaterial(em, id, caller));
  }

  async summary(): Promise<MaterialSummary> {
    const [types, categories] = await Promise.all([
      this.db.query<Columns<MaterialsTable, 'type'> & { count: number }>(COUNT_TYPES, []),
      this.db.query<{ name: MaterialsTable['category']; count: number }>(COUNT_CATEGORIES, []),
    ]);
    const count = (type: MaterialType) => types.find((one) => one.type === type)?.count ?? 0;
    return {
      videos: count('video'),
      audio: count('audio'),
      documents: count('document'),
      courses: count('course'),
      categories,
    };
  }

  /** 0 without one. */
  async position(id: string, userId: number): Promise<MaterialPosition> {
    const [row] = await this.db.query<Columns<MaterialPositionsTable, 'position' | 'updatedAt'>>(
      `SELECT position, updated_at AS "updatedAt" FROM material_positions WHERE user_id = $1 AND material_id = $2`,
      [userId, id],
    );
    return { position: row?.position ?? 0, updatedAt: row?.updatedAt.toISOString() ?? null };
  }
}

/** Also inside a transaction, which sees its own changes. Error: NOT_FOUND. */
export async function readMaterial(em: EntityManager, id: string, caller: Caller | null): Promise<Material> {
  const [row] = isId(id) ? await em.query<Row[]>(`${SELECT_MATERIAL} WHERE m.id = $1`, [id]) : [];
  if (!row || !mayRead(row, caller)) throw materialNotFound();
  return toMaterial(row, caller);
}

/** Visitors get no address of the content. */
function toMaterial(row: Row, caller: Caller | null): Material {
  const { fileId, captionsId, link, authorId, isShown: _, hiddenReason, ...others } = row;
  const { fileName, fileType, fileSize, hasThumbnail, ...shared } = others;
  const urlOf = (id: string | null) => (id && caller ? fileAddress(id) : null);
  const mayKnowReason = caller?.userId === authorId || caller?.role === 'admin';
  return {
    ...shared,
    contentUrl: link && caller ? link : urlOf(fileId),
    host: link && hostOf(link),
    captionsUrl: urlOf(captionsId),
    thumbnail_url: fileId && hasThumbnail ? thumbnailAddress(fileId) : null,
    file: fileType === null ? null : { name: fileName ?? '', type: fileType, size: fileSize ?? 0 },
    hiddenReason: mayKnowReason ? hiddenReason : null,
    createdAt: row.createdAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    editedAt: row.editedAt?.toISOString() ?? null,
  };
}

/** Its thumbnail for all who see the material, its content for those who are logged in. */
export const materialFiles: AttachmentOwner = {
  async mayRead(em, id, viewer, part) {
    const [row] = await em.query<Columns<MaterialsTable, 'authorId' | 'isShown'>[]>(
      'SELECT author_id AS "authorId", is_shown AS "isShown" FROM materials WHERE id = $1',
      [id],
    );
    return row !== undefined && mayRead(row, viewer) && (part === 'thumbnail' || viewer !== null);
  },
};
