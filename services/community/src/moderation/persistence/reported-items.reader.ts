import { Injectable } from '@nestjs/common';
import type { ItemReport, ListReportedQuery, ReportedItem } from '@waymark/contracts/community/moderation';
import type { ModeratedKind } from '@waymark/contracts/community/options';
import { FORMER_MENTOR } from '@waymark/contracts/person-data';
import type { Columns } from '@waymark/database/columns';
import { decodeCursor, encodeCursor } from '@waymark/database/cursor';
import { Database } from '@waymark/database/database';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { PeopleTable, ReportsTable } from '../../persistence/tables.ts';
import type { ModeratedItem } from '../domain/moderation.ts';
import { readItems } from './moderated-items.repository.ts';

/** Reports listed with an item. */
const MAX_REPORTS = 20;
const Key = z.tuple([z.uuid()]);

/** `id`: its first listed report. */
type Group = Columns<ReportsTable, 'kind' | 'itemId' | 'authorId' | 'id'> & {
  authorName: PeopleTable['shown_name'];
  /** The report that the list is ordered by. */
  key: ReportsTable['id'];
  count: number;
};

interface ResolutionRow {
  outcome: NonNullable<ReportsTable['outcome']>;
  note: NonNullable<ReportsTable['note']>;
  by: NonNullable<ReportsTable['resolved_by']>;
  at: NonNullable<ReportsTable['resolved_at']>;
}
type ReportRow = Columns<ReportsTable, 'id' | 'itemId' | 'reason' | 'text' | 'quote' | 'createdAt'> & {
  reporter: ReportsTable['reporter_name'];
} & (ResolutionRow | Record<keyof ResolutionRow, null>);

const GROUPS = `SELECT r.kind, r.item_id AS "itemId", r.author_id AS "authorId", p.shown_name AS "authorName",
    (array_agg(r.id ORDER BY r.id))[1] AS id, count(*)::int AS count`;
const FROM = 'FROM reports r LEFT JOIN people p ON p.user_id = r.author_id';
const BY = 'GROUP BY r.kind, r.item_id, r.author_id, p.shown_name';

/** Items with open reports, by their first one. */
const OPEN = `SELECT g.*, g.id AS key FROM (${GROUPS} ${FROM} WHERE r.resolved_at IS NULL ${BY}) g
  WHERE $2::uuid IS NULL OR g.id > $2 ORDER BY g.id LIMIT $1`;
/** Items without, by their latest report. */
const RESOLVED = `SELECT g.* FROM (${GROUPS}, (array_agg(r.id ORDER BY r.id DESC))[1] AS key ${FROM} ${BY}
    HAVING bool_and(r.resolved_at IS NOT NULL)) g
  WHERE $2::uuid IS NULL OR g.key < $2 ORDER BY g.key DESC LIMIT $1`;
const ONE = `SELECT g.*, g.id AS key FROM (${GROUPS} ${FROM} WHERE r.kind = $1 AND r.item_id = $2 ${BY}) g`;

/** `$2`: open ones only. */
const REPORTS = `SELECT * FROM (
    SELECT id, item_id AS "itemId", reason, text, quote, reporter_name AS reporter, created_at AS "createdAt", outcome,
      note, resolved_by AS by, resolved_at AS at, row_number() OVER (PARTITION BY kind, item_id ORDER BY id) AS n
    FROM reports WHERE item_id = ANY($1::uuid[]) AND (NOT $2 OR resolved_at IS NULL)
  ) r WHERE n <= ${MAX_REPORTS} ORDER BY id`;

@Injectable()
export class ReportedItemsReader {
  constructor(private readonly db: Database) {}

  list({ state, limit, cursor }: ListReportedQuery) {
    const after = decodeCursor(cursor, Key)?.[0] ?? null;
    return this.db.read(async (em) => {
      const groups = await em.query<Group[]>(state === 'open' ? OPEN : RESOLVED, [limit + 1, after]);
      const page = groups.slice(0, limit);
      return {
        items: await toItems(em, page, state === 'open'),
        nextCursor: groups.length > limit ? encodeCursor([page.at(-1)!.key]) : null,
      };
    });
  }
}

/** With all its reports. Also inside a transaction, which sees its own changes. */
export async function readReported(
  em: EntityManager,
  kind: ModeratedKind,
  itemId: string,
): Promise<ReportedItem> {
  const [item] = await toItems(em, await em.query<Group[]>(ONE, [kind, itemId]), false);
  return item!;
}

async function toItems(em: EntityManager, groups: Group[], onlyOpen: boolean): Promise<ReportedItem[]> {
  const ids = groups.map(({ itemId }) => itemId);
  const reports = await em.query<ReportRow[]>(REPORTS, [ids, onlyOpen]);
  const items = new Map<string, ModeratedItem>();
  for (const kind of new Set(groups.map((group) => group.kind))) {
    const found = await readItems(
      em,
      kind,
      groups.filter((one) => one.kind === kind).map((one) => one.itemId),
    );
    for (const [id, item] of found) items.set(id, item);
  }
  return groups.map((group) => toReported(group, items.get(group.itemId), reports));
}

function toReported(group: Group, item: ModeratedItem | undefined, reports: ReportRow[]): ReportedItem {
  const { id, kind, itemId, authorId, authorName, count } = group;
  const hidden = item?.hidden;
  return {
    ...{ id, kind, reportCount: count, author: { id: authorId, name: authorName || FORMER_MENTOR } },
    ...{ title: item?.title ?? '', text: item?.text ?? '', link: item?.link ?? '' },
    editedAt: item?.editedAt?.toISOString() ?? null,
    isGone: item?.isGone ?? true,
    hidden: hidden ? { ...hidden, at: hidden.at.toISOString() } : null,
    reports: reports.filter((report) => report.itemId === itemId).map(toReport),
  };
}

function toReport({ itemId: _, createdAt, outcome, note, by, at, ...report }: ReportRow): ItemReport {
  const { id, reason, text, quote, reporter } = report;
  return {
    ...{ id, reason, text, quote, reporter, createdAt: createdAt.toISOString() },
    resolution: outcome ? { outcome, note, by, at: at.toISOString() } : null,
  };
}
