import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the export of a person's payments and the deletion of an account. */
export class IntentsOfPeople1764570000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('CREATE INDEX intents_of_payer ON intents (payer_id)');
    await db.query('CREATE INDEX intents_of_mentor ON intents (mentor_id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX intents_of_payer, intents_of_mentor');
  }
}
