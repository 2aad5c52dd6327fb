import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `reminders` contains sent ones only; those to be sent follow from the sessions. `sent_at` stays nullable: a process of
 * the version before, which may still run, inserts reminders before they are sent.
 */
export class RemindersWhenSent1766769000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('DELETE FROM reminders WHERE sent_at IS NULL');
    await db.query('DROP INDEX reminders_due');
    await db.query('CREATE INDEX reminders_sent ON reminders (due_at) WHERE sent_at IS NOT NULL');
    await db.query('DROP INDEX sessions_to_complete');
    await db.query(`CREATE INDEX sessions_scheduled ON sessions (starts_at) WHERE status = 'scheduled'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX sessions_scheduled');
    await db.query(`CREATE INDEX sessions_to_complete ON sessions (ends_at) WHERE status = 'scheduled'`);
    await db.query('DROP INDEX reminders_sent');
    await db.query('CREATE INDEX reminders_due ON reminders (due_at) WHERE sent_at IS NULL');
    await db.query(`
      INSERT INTO reminders (session_id, starts_at, before, due_at)
      SELECT s.id, s.starts_at, l.before, s.starts_at - l.lead
      FROM sessions s, (VALUES ('24h', interval '24 hours'), ('1h', interval '1 hour')) l (before, lead)
      WHERE s.status = 'scheduled' AND s.starts_at - l.lead > greatest(s.changed_at, now())
      ON CONFLICT DO NOTHING`);
  }
}
