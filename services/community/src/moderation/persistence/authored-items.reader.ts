import { Injectable } from '@nestjs/common';
import type { AuthoredItem } from '@waymark/contracts/community/moderation';
import { Database } from '@waymark/database/database';
import { moderatedKinds } from './moderated-kinds.ts';

const MAX_ITEMS = 20;
const MAX_TEXT = 300;

type Row = Omit<AuthoredItem, 'hidden'> & { hidden_at: Date | null; hidden_reason: string | null };

/** The newest of each kind, by the indexes on the author; ids are in the order of time (uuid v7). */
const NEWEST = Object.entries(moderatedKinds)
  .map(
    ([
      kind,
      { select },
    ]) => `(SELECT '${kind}' AS kind, i.id, i.title, left(i.text, ${MAX_TEXT}) AS text, i.link,
      i."isGone", i."isListed", i.hidden_at, i.hidden_reason
      FROM (${select}) i WHERE i."authorId" = $1 ORDER BY i.id DESC LIMIT ${MAX_ITEMS})`,
  )
  .join(' UNION ALL ');

const WITH_REPORTS = `SELECT n.*, r.*
  FROM (SELECT * FROM (${NEWEST}) all_kinds ORDER BY id DESC LIMIT ${MAX_ITEMS}) n
  CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE resolved_at IS NULL)::int AS "openReports",
    (array_agg(p.id ORDER BY p.id))[1] AS "reportId"
    FROM reports p WHERE p.author_id = $1 AND p.kind = n.kind AND p.item_id = n.id) r
  ORDER BY n.id DESC`;

/** What one person wrote, with the reports about it. */
@Injectable()
export class AuthoredItemsReader {
  constructor(private readonly db: Database) {}

  async newestOf(userId: number): Promise<AuthoredItem[]> {
    const rows = await this.db.query<Row>(WITH_REPORTS, [userId]);
    return rows.map(({ hidden_at: at, hidden_reason: reason, ...item }) => ({
      ...item,
      hidden: at && { at: at.toISOString(), reason },
    }));
  }
}
