import { Injectable } from '@nestjs/common';
import { MaterialChanged } from '@waymark/contracts/community/events';
import type { EditMaterialBody, MaterialBody } from '@waymark/contracts/community/materials';
import type { EventData } from '@waymark/contracts/events';
import type { Columns } from '@waymark/database/columns';
import { acquireLocks } from '@waymark/database/session';
import type { Tx } from '@waymark/database/tx';
import { isId } from '@waymark/kernel/ids';
import type { FilesTable, MaterialsTable } from '../../persistence/tables.ts';
import { type MaterialContent, type MaterialState, materialNotFound } from '../domain/material-rules.ts';

type Changed = EventData<typeof MaterialChanged>;
type ChangedRow = Columns<MaterialsTable, 'version' | 'authorId' | 'title' | 'type'> &
  Columns<FilesTable, 'pageCount'> &
  Pick<Changed, 'durationSeconds' | 'state'> & { materialId: MaterialsTable['id'] };
type Texts = Omit<EditMaterialBody, 'contentUrl' | 'captionsUrl'>;

const everyone = ['learner', 'mentor', 'admin'] as const;
const AWAY = '(SELECT is_suspended OR is_leaving FROM people WHERE user_id = $1)';
const FACTS = `id AS "materialId", version, author_id AS "authorId", title, type, 
  (SELECT floor(duration_seconds)::int FROM files WHERE files.id = m.file_id) AS "durationSeconds",
  (SELECT page_count FROM files WHERE files.id = m.file_id) AS "pageCount",
  CASE WHEN is_shown THEN 'published' WHEN is_published THEN 'hidden' ELSE 'draft' END AS state`;

@Injectable()
export class MaterialsRepository {
  /** Locks the material. Error: NOT_FOUND. */
  async lock({ em }: Tx, id: string): Promise<MaterialState> {
    const [found] = isId(id)
      ? await em.query<Columns<MaterialsTable, keyof MaterialState>[]>(
          `SELECT id, author_id AS "authorId", title, type, file_id AS "fileId", captions_id AS "captionsId", link,
             is_published AS "isPublished", is_shown AS "isShown" FROM materials WHERE id = $1 FOR UPDATE`,
          [id],
        )
      : [];
    if (!found) throw materialNotFound();
    return found;
  }

  /** Materials of a person, locked against other new ones. */
  async count({ em }: Tx, authorId: number): Promise<number> {
    await acquireLocks(em, [`materials:${authorId}`]);
    const [row] = await em.query<{ count: number }[]>(
      'SELECT count(*)::int AS count FROM materials WHERE author_id = $1',
      [authorId],
    );
    return row!.count;
  }

  async insert(
    { em }: Tx,
    given: { id: string; authorId: number; at: Date },
    body: Texts & Pick<MaterialBody, 'is_published'>,
    content: MaterialContent,
  ): Promise<void> {
    const { id, authorId, at } = given;
    const { title, description, type, difficulty, tags, is_published: isPublished } = body;
    await em.query(
      `INSERT INTO materials (author_id, id, title, description, type, category, difficulty, tags, file_id, link,
         captions_id, is_published, published_at, created_at, is_author_away)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, ${AWAY})`,
      [
        ...[authorId, id, title, description, type, await spelled(em, body.category), difficulty, tags],
        ...[content.fileId, content.link, content.captionsId, isPublished, isPublished ? at : null, at],
      ],
    );
  }

  /** Fields that are absent stay as they are. */
  async update({ em }: Tx, id: string, body: Texts, content: MaterialContent, at: Date): Promise<void> {
    const { title = null, description = null, type = null, difficulty = null, tags = null } = body;
    const category = body.category === undefined ? null : await spelled(em, body.category);
    await em.query(
      `UPDATE materials SET title = coalesce($2, title), description = coalesce($3, description),
         type = coalesce($4, type), category = coalesce($5, category), difficulty = coalesce($6, difficulty),
         tags = coalesce($7, tags), file_id = $8, link = $9, captions_id = $10, edited_at = $11 WHERE id = $1`,
      [
        ...[id, title, description, type, category, difficulty, tags],
        ...[content.fileId, content.link, content.captionsId, at],
      ],
    );
  }

  async setPublished({ em }: Tx, id: string, isPublished: boolean, at: Date): Promise<void> {
    await em.query(
      'UPDATE materials SET is_published = $2, published_at = coalesce(published_at, $3) WHERE id = $1',
      [id, isPublished, at],
    );
  }

  announce = announceMaterial;

  async remove(tx: Tx, { id, isShown }: Pick<MaterialState, 'id' | 'isShown'>): Promise<void> {
    const [removed] = await tx.query<ChangedRow>(
      `WITH m AS (DELETE FROM materials WHERE id = $1 RETURNING *) SELECT ${FACTS} FROM m`,
      [id],
    );
    await tx.em.query(`DELETE FROM reports WHERE kind = 'material' AND item_id = $1`, [id]);
    if (removed) emit(tx, { ...removed, version: removed.version + 1, state: 'deleted' }, isShown);
  }

  async removeAllOf(tx: Tx, authorId: number): Promise<void> {
    for (const material of await this.of(tx, authorId)) await this.remove(tx, material);
  }

  /** Hides the materials of a person who is suspended or leaving, or shows them again. */
  async followAuthor(tx: Tx, authorId: number): Promise<void> {
    const before = await this.of(tx, authorId);
    const changed = await tx.query<Columns<MaterialsTable, 'id'>>(
      `UPDATE materials SET is_author_away = ${AWAY} WHERE author_id = $1 AND is_author_away <> ${AWAY} RETURNING id`,
      [authorId],
    );
    for (const { id } of changed)
      await this.announce(
        tx,
        id,
        before.some((one) => one.id === id && one.isShown),
      );
  }

  private of(tx: Tx, authorId: number): Promise<Columns<MaterialsTable, 'id' | 'isShown'>[]> {
    return tx.query(
      'SELECT id, is_shown AS "isShown" FROM materials WHERE author_id = $1 ORDER BY id FOR UPDATE',
      [authorId],
    );
  }

  /** Counts a person who is not the author once per day; returns the count. */
  async view({ em }: Tx, id: string, userId: number, at: Date): Promise<number> {
    await em.query(
      `WITH viewed AS (
         INSERT INTO material_views (material_id, user_id, day)
         SELECT id, $2, $3::date FROM materials WHERE id = $1 AND is_shown AND author_id <> $2
         ON CONFLICT DO NOTHING RETURNING material_id)
       UPDATE materials SET view_count = view_count + 1 WHERE id IN (SELECT material_id FROM viewed)`,
      [id, userId, at.toISOString().slice(0, 10)],
    );
    const [row] = await em.query<{ count: MaterialsTable['view_count'] }[]>(
      'SELECT view_count AS count FROM materials WHERE id = $1',
      [id],
    );
    if (!row) throw materialNotFound();
    return row.count;
  }

  async savePosition({ em }: Tx, id: string, userId: number, position: number, at: Date): Promise<void> {
    await em.query(
      `INSERT INTO material_positions (user_id, material_id, position, updated_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (user_id, material_id) DO UPDATE SET position = $3, updated_at = $4`,
      [userId, id, position, at],
    );
  }
}

/** Publishes the change. `wasShown`: before it, so that pages which show it fetch again. */
export async function announceMaterial(tx: Tx, id: string, wasShown: boolean): Promise<void> {
  const [changed] = await tx.query<ChangedRow>(
    `WITH m AS (UPDATE materials SET version = version + 1 WHERE id = $1 RETURNING *) SELECT ${FACTS} FROM m`,
    [id],
  );
  emit(tx, changed!, wasShown || changed!.state === 'published');
}

/** One spelling per category, that of the first one. */
async function spelled(em: Tx['em'], category: string | undefined): Promise<string> {
  const [known] = await em.query<Columns<MaterialsTable, 'category'>[]>(
    'SELECT category FROM materials WHERE category_key = fold($1) ORDER BY created_at, id LIMIT 1',
    [category],
  );
  return known?.category ?? category ?? '';
}

function emit(tx: Tx, changed: Changed, isForAll: boolean): void {
  tx.emit(
    MaterialChanged,
    changed,
    isForAll ? { audienceRoles: everyone } : { audience: [changed.authorId] },
  );
}
