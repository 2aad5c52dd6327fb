import { Injectable } from '@nestjs/common';
import type { Provider, ProviderAlarm } from '@waymark/contracts/payments/http';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { queryReturning } from './query-returning.ts';
import type { ProviderAlarmsTable } from './tables.ts';

/** `isNotified`: the admins must be notified. */
type Raised = Columns<ProviderAlarmsTable, 'since' | 'isNotified'>;

@Injectable()
export class AlarmsRepository {
  constructor(private readonly db: Database) {}

  /** Returns undefined if the provider's alarm is raised already. */
  async raise(
    tx: Tx,
    provider: Provider,
    reason: ProviderAlarm['reason'],
    message: string,
  ): Promise<Raised | undefined> {
    const [raised] = await tx.em.query<Raised[]>(
      `INSERT INTO provider_alarms AS a (provider, reason, message, since, notified_at, is_notified)
       VALUES ($1, $2, $3, now(), now(), true)
       ON CONFLICT (provider) DO UPDATE SET reason = $2, message = $3, since = now(), cleared_at = NULL,
         is_notified = a.notified_at < now() - interval '1 hour',
         notified_at = CASE WHEN a.notified_at < now() - interval '1 hour' THEN now() ELSE a.notified_at END
       WHERE a.cleared_at IS NOT NULL RETURNING since, is_notified AS "isNotified"`,
      [provider, reason, message],
    );
    return raised;
  }

  /** Clears an alarm about the key, and with `any` also one about the account. Returns undefined if there is none. */
  async clear(tx: Tx, provider: Provider, any: boolean): Promise<Raised | undefined> {
    const [cleared] = await queryReturning<Raised>(
      tx.em,
      `UPDATE provider_alarms SET cleared_at = now()
       WHERE provider = $1 AND cleared_at IS NULL AND (reason = 'key' OR $2) RETURNING since, is_notified AS "isNotified"`,
      [provider, any],
    );
    return cleared;
  }

  async find(provider: Provider): Promise<ProviderAlarm | null> {
    const [row] = await this.db.query<Columns<ProviderAlarmsTable, 'reason' | 'message' | 'since'>>(
      'SELECT reason, message, since FROM provider_alarms WHERE provider = $1 AND cleared_at IS NULL',
      [provider],
    );
    return row ? { ...row, since: row.since.toISOString() } : null;
  }
}
