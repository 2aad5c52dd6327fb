import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Publishes the event of each published roadmap again, now with its category. Consumers are idempotent. */
export class CategoriesInEvents1764560000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      INSERT INTO outbox (id, kind, topic, payload, headers)
      SELECT gen_random_uuid(), 'event', 'roadmaps.roadmap.published.v1',
        jsonb_build_object('roadmapId', id, 'mentorId', mentor_id, 'title', title, 'version', version,
          'categoryId', category_id),
        jsonb_build_object('actorId', NULL, 'audience', '[]'::jsonb, 'requestId', gen_random_uuid(),
          'occurredAt', to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      FROM published_roadmaps WHERE status = 'published'`);
  }

  async down(): Promise<void> {}
}
