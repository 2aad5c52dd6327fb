import { Injectable } from '@nestjs/common';
import type { PublicChanges as Rpc } from '@waymark/contracts/roadmaps/rpc-versions';
import type { RpcOutput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';

/** Longer than anybody goes between two questions (PublicChanges). */
const KEPT = '10 minutes';

@Injectable()
export class PublicChanges {
  constructor(private readonly db: Database) {}

  /**
   * What was committed since the answer `since` came with. Transactions that were under way then are below its `next`,
   * so their changes are told by the next question, some of them twice.
   */
  async since(since: string): Promise<RpcOutput<typeof Rpc>> {
    const [found] = await this.db.read((em) =>
      em.query<{ next: string; ids: (string | null)[] }[]>(
        `SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS next,
          ARRAY(SELECT DISTINCT roadmap_id FROM public_changes WHERE xid >= $1::text::xid8) AS ids`,
        [since],
      ),
    );
    return { next: found!.next, roadmapIds: found!.ids };
  }

  async sweep(): Promise<void> {
    await this.db.transaction((tx) =>
      tx.em.query('DELETE FROM public_changes WHERE at < now() - $1::interval', [KEPT]),
    );
  }
}
