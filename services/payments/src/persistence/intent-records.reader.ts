import { Injectable } from '@nestjs/common';
import type { Provider } from '@waymark/contracts/payments/http';
import { Database } from '@waymark/database/database';
import type { IntentRecord } from '../domain/records.ts';
import { type IntentRecordRow, selectIntents } from './records.reader.ts';
import type { IntentsTable } from './tables.ts';

@Injectable()
export class IntentRecordsReader {
  constructor(private readonly db: Database) {}

  /** The intents that the provider has an id for, created in `[from, to)`. */
  created(provider: Provider, from: Date, to: Date): Promise<IntentRecord[]> {
    return this.db.query<IntentRecordRow>(
      selectIntents(
        'i.provider = $1 AND i.created_at >= $2 AND i.created_at < $3 AND i.provider_id IS NOT NULL',
      ),
      [provider, from, to],
    );
  }

  async find(id: string): Promise<IntentRecord> {
    const [record] = await this.db.query<IntentRecordRow>(selectIntents('i.id = $1'), [id]);
    return record!;
  }

  /** Those of the provider's ids that are stored. */
  async storedIds(provider: Provider, providerIds: string[]): Promise<Set<string>> {
    const rows = await this.db.query<{ id: NonNullable<IntentsTable['provider_id']> }>(
      'SELECT provider_id AS id FROM intents WHERE provider = $1 AND provider_id = ANY($2)',
      [provider, providerIds],
    );
    return new Set(rows.map(({ id }) => id));
  }
}
