import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What an hour costs, by session type and for the mentor's own topics. The amounts have no currency of their own: all
 * prices of a mentor are in that of the calendar. The usual prices were in US dollars for every mentor; the amounts stay.
 * A session about one of the mentor's topics has no session type.
 */
export class TypePrices1767800000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION are_type_prices(prices jsonb, currency text) RETURNS boolean
        LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT prices ?& ${TYPES} AND prices - ${TYPES} = '{}' AND (
          SELECT bool_and(CASE WHEN value::text !~ '^[0-9]{1,6}$' THEN false ELSE value::text = '0' OR
            value::text::integer BETWEEN CASE currency WHEN 'GBP' THEN 30 ELSE 50 END AND 100000 END)
          FROM jsonb_each(prices))
        $$`);
    await db.query(`
      ALTER TABLE calendars ADD COLUMN type_prices jsonb NOT NULL DEFAULT '{"topic": 2500, "career-coaching": 2500,
          "skill-development": 2500, "goal-setting": 2500, "interview-prep": 3000, "portfolio-review": 2000}',
        ADD CONSTRAINT calendars_type_prices CHECK (are_type_prices(type_prices, currency))`);
    await db.query(`
      ALTER TABLE sessions DROP CONSTRAINT sessions_check1,
        ADD CONSTRAINT sessions_check1 CHECK (session_type IS NULL OR kind = 'guided')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      `UPDATE sessions SET session_type = 'career-coaching' WHERE kind = 'guided' AND session_type IS NULL`,
    );
    await db.query(`
      ALTER TABLE sessions DROP CONSTRAINT sessions_check1,
        ADD CONSTRAINT sessions_check1 CHECK ((session_type IS NOT NULL) = (kind = 'guided'))`);
    await db.query('ALTER TABLE calendars DROP CONSTRAINT calendars_type_prices, DROP COLUMN type_prices');
    await db.query('DROP FUNCTION are_type_prices');
  }
}

const TYPES = `array['topic', 'career-coaching', 'skill-development', 'goal-setting', 'interview-prep', 'portfolio-review']`;
