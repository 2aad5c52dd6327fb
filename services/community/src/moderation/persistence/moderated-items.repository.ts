import { Injectable } from '@nestjs/common';
import type { ModeratedKind } from '@waymark/contracts/community/options';
import type { Tx } from '@waymark/database/tx';
import { isId } from '@waymark/kernel/ids';
import type { EntityManager } from 'typeorm';
import type {
  MaterialsTable,
  PeerSessionsTable,
  SupportRequestsTable,
  SupportResponsesTable,
} from '../../persistence/tables.ts';
import type { ModeratedItem } from '../domain/moderation.ts';
import { moderatedKinds } from './moderated-kinds.ts';

type AnyTable = MaterialsTable | PeerSessionsTable | SupportRequestsTable | SupportResponsesTable;
type Row = Omit<ModeratedItem, 'kind' | 'hidden'> & Pick<AnyTable, 'hidden_at' | 'hidden_reason'>;

/** Items of all kinds, by kind and id. */
@Injectable()
export class ModeratedItemsRepository {
  async find({ em }: Tx, kind: ModeratedKind, id: string): Promise<ModeratedItem | null> {
    return isId(id) ? ((await readItems(em, kind, [id])).get(id) ?? null) : null;
  }

  async hide({ em }: Tx, { kind, id }: ModeratedItem, reason: string, at: Date): Promise<void> {
    await em.query(
      `UPDATE ${moderatedKinds[kind].table} SET hidden_at = $2, hidden_reason = $3 WHERE id = $1`,
      [id, at, reason],
    );
  }

  async restore({ em }: Tx, { kind, id }: ModeratedItem): Promise<void> {
    const set = 'hidden_at = NULL, hidden_reason = NULL';
    await em.query(`UPDATE ${moderatedKinds[kind].table} SET ${set} WHERE id = $1`, [id]);
  }

  async announce(tx: Tx, { kind, pageId }: ModeratedItem): Promise<void> {
    await moderatedKinds[kind].announce(tx, pageId);
  }
}

/** Those that exist, by id. */
export async function readItems(
  em: EntityManager,
  kind: ModeratedKind,
  ids: string[],
): Promise<Map<string, ModeratedItem>> {
  const { select } = moderatedKinds[kind];
  const rows = await em.query<Row[]>(`SELECT * FROM (${select}) i WHERE i.id = ANY($1::uuid[])`, [ids]);
  return new Map(rows.map((row) => [row.id, toItem(kind, row)]));
}

function toItem(kind: ModeratedKind, { hidden_at, hidden_reason, ...item }: Row): ModeratedItem {
  const hidden = hidden_at && hidden_reason ? { at: hidden_at, reason: hidden_reason } : null;
  return { ...item, kind, hidden };
}
