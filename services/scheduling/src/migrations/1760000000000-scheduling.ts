import type { MigrationInterface, QueryRunner } from 'typeorm';
import { calendarsSql } from './sql/calendars.sql.ts';
import { sessionsSql } from './sql/sessions.sql.ts';

/** Calendars of mentors, and sessions from hold to review. */
export class Scheduling1760000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const sql of [calendarsSql, sessionsSql]) await db.query(sql);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE reviews, reminders, session_changes, sessions, calendar_feeds,
      overrides, availability, calendars`);
  }
}
