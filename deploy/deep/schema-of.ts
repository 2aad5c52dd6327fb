interface Connection {
  query(sql: string): Promise<unknown>;
}

/** What the schema of a service consists of. The order of columns is left out: a column that is added again is the last. */
const PARTS = `
  SELECT format('column %s.%s %s %s %s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
    CASE WHEN a.attnotnull THEN 'NOT NULL' END, pg_get_expr(d.adbin, d.adrelid), a.attgenerated, a.attidentity)
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm') AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL
  SELECT format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  FROM pg_constraint WHERE connamespace = current_schema()::regnamespace
  UNION ALL
  SELECT pg_get_indexdef(indexrelid) FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
  WHERE relnamespace = current_schema()::regnamespace
  UNION ALL
  SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = current_schema()::regnamespace AND prokind <> 'a'
  UNION ALL
  SELECT pg_get_triggerdef(t.oid) FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid
  WHERE c.relnamespace = current_schema()::regnamespace AND NOT tgisinternal
  UNION ALL
  SELECT format('%s %s %s', relkind, relname, pg_get_viewdef(CASE WHEN relkind IN ('v', 'm') THEN oid END))
  FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S')`;

/** Columns, constraints, indexes, functions, triggers, views and sequences of the current schema, sorted. */
export async function schemaOf(db: Connection): Promise<string[]> {
  const rows = (await db.query(`SELECT part FROM (${PARTS}) found (part) ORDER BY part COLLATE "C"`)) as {
    part: string;
  }[];
  return rows.map(({ part }) => part);
}
