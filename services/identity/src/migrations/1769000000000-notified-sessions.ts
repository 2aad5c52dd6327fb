import { renameTable } from '@waymark/database/rename-table';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The name of its repository: the sessions whose participants were notified. */
export class NotifiedSessions1769000000000 implements MigrationInterface {
  up(db: QueryRunner): Promise<void> {
    return renameTable(db, 'told_sessions', 'notified_sessions');
  }

  down(db: QueryRunner): Promise<void> {
    return renameTable(db, 'notified_sessions', 'told_sessions');
  }
}
