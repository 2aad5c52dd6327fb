import { Injectable } from '@nestjs/common';
import type { PublicChanges } from '@waymark/contracts/roadmaps/versions.endpoints';
import type { RpcOutput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { EntityManager } from 'typeorm';
import type { PublicChangesTable } from '../../persistence/tables.ts';

/** Longer than the greatest interval between two requests (see PublicChanges). */
const RETENTION = '10 minutes';

@Injectable()
export class PublicChangesReader {
  constructor(private readonly db: Database) {}

  /**
   * Changes committed since the response whose `next` is given. Open transactions are at or above `next`, so their changes are
   * in a later response, some of them twice.
   */
  async since(since: string): Promise<RpcOutput<typeof PublicChanges>> {
    const [found] = await this.db.query<{ next: string; ids: PublicChangesTable['roadmap_id'][] }>(
      `SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS next,
        ARRAY(SELECT DISTINCT roadmap_id FROM public_changes WHERE xid >= $1::text::xid8) AS ids`,
      [since],
    );
    return { next: found!.next, roadmapIds: found!.ids };
  }
}

export async function deletePublicChanges(em: EntityManager): Promise<void> {
  await em.query('DELETE FROM public_changes WHERE at < now() - $1::interval', [RETENTION]);
}
