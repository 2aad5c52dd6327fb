import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Publishes each profile again as a new version, now with its areas of expertise. */
export class ExpertiseInEvents1766700000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      WITH changed AS (UPDATE mentors SET version = version + 1 RETURNING user_id, name, bio, expertise, version)
      INSERT INTO outbox (id, kind, topic, payload, headers)
      SELECT gen_random_uuid(), 'event', 'identity.mentor.changed.v1',
        jsonb_build_object('mentorId', c.user_id, 'name', c.name, 'avatar', u.avatar, 'bio', c.bio,
          'expertise', c.expertise, 'version', c.version),
        jsonb_build_object('actorId', NULL, 'audience', '[]'::jsonb, 'requestId', gen_random_uuid(),
          'occurredAt', to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      FROM changed c JOIN users u ON u.id = c.user_id`);
  }

  async down(): Promise<void> {}
}
