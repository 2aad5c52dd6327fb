import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Publishes each price again, for the search of roadmaps. Consumers ignore a version that they have. */
export class PricesAgain1766700000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      INSERT INTO outbox (id, kind, topic, payload, headers)
      SELECT gen_random_uuid(), 'event', 'scheduling.pricing.changed.v1',
        jsonb_build_object('mentorId', mentor_id, 'sessionPrice', price_cents, 'currency', currency,
          'version', pricing_version),
        jsonb_build_object('actorId', NULL, 'audience', '[]'::jsonb, 'requestId', gen_random_uuid(),
          'occurredAt', to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      FROM calendars WHERE pricing_version > 0`);
  }

  async down(): Promise<void> {}
}
