import { Injectable } from '@nestjs/common';
import type { Provider } from '@waymark/contracts/payments/http';
import type { Reconciliation } from '@waymark/contracts/payments/reconciliation';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import { newId } from '@waymark/kernel/ids';
import type { Finding } from '../domain/records.ts';
import { write } from './query-returning.ts';
import type { ReconciliationFindingsTable, ReconciliationsTable } from './tables.ts';

/** A leased run. */
export type Run = Columns<ReconciliationsTable, 'id' | 'position' | 'coversTo'>;

type FindingRow = Columns<ReconciliationFindingsTable, 'isRepaired'> & {
  text: ReconciliationFindingsTable['finding'];
};

const MAX_FINDINGS = 100;

@Injectable()
export class ReconciliationsRepository {
  constructor(private readonly db: Database) {}

  /** Starts a run over the intents of the last `days`, unless one is open or was started within `minutes`. */
  async startDue(provider: Provider, minutes: number, days: number): Promise<void> {
    await this.db.transaction((tx) =>
      tx.em.query(
        `INSERT INTO reconciliations (id, provider, covers_from, covers_to, position)
         SELECT $1, $2, since, now(), since FROM (
           SELECT greatest(now() - make_interval(days => $4), coalesce(min(created_at) - interval '1 day', now())) AS since
           FROM intents WHERE provider = $2) range
         WHERE NOT EXISTS (SELECT FROM reconciliations
           WHERE provider = $2 AND started_at > now() - make_interval(mins => $3)) ON CONFLICT DO NOTHING`,
        [newId(), provider, minutes, days],
      ),
    );
  }

  async lease(provider: Provider, leaseMs: number): Promise<Run | undefined> {
    const [run] = await write<Run>(
      this.db,
      `UPDATE reconciliations SET leased_until = now() + $2 * interval '1 millisecond'
       WHERE provider = $1 AND finished_at IS NULL AND leased_until <= now()
       RETURNING id, position, covers_to AS "coversTo"`,
      [provider, leaseMs],
    );
    return run;
  }

  /** Stores a window and ends the lease. No effect if another process stored it already. */
  async advance(run: Run, to: Date, compared: number, findings: Finding[]): Promise<void> {
    await this.db.transaction(async (tx) => {
      const [, updated] = await tx.em.query<[unknown[], number]>(
        `UPDATE reconciliations SET position = $3, compared = compared + $4, leased_until = now(),
           finished_at = CASE WHEN $3 = covers_to THEN now() END
         WHERE id = $1 AND position = $2 AND finished_at IS NULL`,
        [run.id, run.position, to, compared],
      );
      if (updated === 0 || findings.length === 0) return;
      await tx.em.query(
        `INSERT INTO reconciliation_findings (reconciliation_id, finding, is_repaired)
         SELECT $1, left(text, 1000), "isRepaired" FROM jsonb_to_recordset($2::jsonb) AS f (text text, "isRepaired" boolean)
         ON CONFLICT DO NOTHING`,
        [run.id, JSON.stringify(findings)],
      );
    });
  }

  /** The last finished run, or the first one. */
  async latest(provider: Provider): Promise<Reconciliation | null> {
    const [run] = await this.db.query<
      Columns<ReconciliationsTable, 'id' | 'startedAt' | 'finishedAt' | 'compared'>
    >(
      `SELECT id, started_at AS "startedAt", finished_at AS "finishedAt", compared FROM reconciliations
       WHERE provider = $1 ORDER BY finished_at IS NULL, started_at DESC LIMIT 1`,
      [provider],
    );
    if (!run) return null;
    const findings = await this.db.query<FindingRow>(
      `SELECT finding AS text, is_repaired AS "isRepaired" FROM reconciliation_findings WHERE reconciliation_id = $1
       ORDER BY is_repaired, finding LIMIT ${MAX_FINDINGS}`,
      [run.id],
    );
    const { compared, startedAt, finishedAt } = run;
    return {
      ...{ compared, findings },
      startedAt: startedAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
    };
  }

  async deleteOld(days: number): Promise<void> {
    await write(
      this.db,
      'DELETE FROM reconciliations WHERE finished_at < now() - make_interval(days => $1) RETURNING 1',
      [days],
    );
  }
}
