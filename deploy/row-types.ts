// Writes services/<service>/src/persistence/tables.ts, the types of the rows of each table, from the migrated schema:
//   node --conditions=waymark-source deploy/row-types.ts
import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MigrationClass } from '@waymark/database/options';
import { migratedDatabase } from '@waymark/testing/fresh-database';
import setUp from '@waymark/testing/jest-global-setup';
import tearDown from '@waymark/testing/jest-global-teardown';
import pg from 'pg';
import { projectRoot } from './launch/paths.ts';

const LISTS = 'services/*/src/migrations/list.ts';
const LINE_WIDTH = 110;
/** libs/database makes and reads them. */
const SYSTEM_TABLES = ['outbox', 'inbox', 'idempotency_keys', 'migrations'];

interface Column {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  isGenerated: boolean;
  /** Of its CHECKs that concern no other column. */
  checks: string[];
}

const COLUMNS = `
  SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, NULL) AS type,
    NOT a.attnotnull AS "isNullable", a.attgenerated <> '' OR a.attidentity = 'a' AS "isGenerated",
    ARRAY(SELECT pg_get_constraintdef(k.oid) FROM pg_constraint k
      WHERE k.conrelid = c.oid AND k.contype = 'c' AND k.conkey = ARRAY[a.attnum]) AS checks
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relnamespace = $1::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
    AND c.relname <> ALL($2)
  ORDER BY c.relname, a.attnum`;

/** As pg returns them: no type parser of it is replaced. */
const TYPES: Record<string, string> = {
  text: 'string',
  uuid: 'string',
  boolean: 'boolean',
  smallint: 'number',
  integer: 'number',
  real: 'number',
  'double precision': 'number',
  bigint: 'string',
  numeric: 'string',
  xid8: 'string',
  tsvector: 'string',
  date: 'Date',
  'timestamp with time zone': 'Date',
  json: 'unknown',
  jsonb: 'unknown',
  bytea: 'Buffer',
};

/** Names of the services that have tables. */
export const servicesWithTables = (): string[] =>
  globSync(LISTS, { cwd: projectRoot }).map((file) => file.split('/')[1]!);

export const tablesFile = (service: string): string =>
  join(projectRoot, `services/${service}/src/persistence/tables.ts`);

/** The content of the file of a service. Requires the servers of the tests. */
export async function rowTypes(service: string): Promise<string> {
  const list = join(projectRoot, LISTS.replace('*', service));
  const { migrations } = (await import(list)) as { migrations: MigrationClass[] };
  const database = await migratedDatabase(service, migrations);
  const client = new pg.Client(database.adminUrl);
  await client.connect();
  try {
    const { rows } = await client.query<Column>(COLUMNS, [service, SYSTEM_TABLES]);
    const tables = Map.groupBy(rows, ({ table }) => table);
    const names = [...tables.keys()].map((table) => `'${table}'`).join(' | ');
    const interfaces = [...tables].map(([table, columns]) => interfaceOf(table, columns));
    return [
      HEAD,
      `// biome-ignore format: one line is enough\nexport type TableName = ${names};\n`,
      ...interfaces,
    ].join('\n');
  } finally {
    await client.end();
    await database.drop();
  }
}

const HEAD = `// The rows of each table. Written by "npm run row-types" from the migrated schema, see schema.sql.
`;

function interfaceOf(table: string, columns: Column[]): string {
  const name = table.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return [`export interface ${name}Table {`, ...columns.map(fieldOf), '}', ''].join('\n');
}

/** As the formatter writes it. */
function fieldOf(column: Column): string {
  const found = typesOf(column);
  const types = column.isNullable && found[0] !== 'unknown' ? [...found, 'null'] : found;
  const field = `  ${column.isGenerated ? 'readonly ' : ''}${column.name}:`;
  const line = `${field} ${types.join(' | ')};`;
  return line.length <= LINE_WIDTH ? line : `${[field, ...types].join('\n    | ')};`;
}

function typesOf({ table, name, type, checks }: Column): string[] {
  const [element = '', isArray] = type.split(/(?=\[\])/);
  const listed = checks.map((check) => literalsOf(name, check)).find(Boolean);
  const found = listed ?? [TYPES[element]];
  if (!found[0]) throw new Error(`${table}.${name}: how pg returns ${type} is missing in TYPES`);
  if (!isArray) return found as string[];
  return [found.length > 1 ? `(${found.join(' | ')})[]` : `${found[0]}[]`];
}

/** The values of a CHECK that lists those of the column, or of its elements. */
function literalsOf(column: string, check: string): string[] | undefined {
  const rule = `CHECK \\(\\(${column} (?:= ANY \\(|<@ )\\(?ARRAY\\[(.+)\\]\\)*`;
  const [, values] = new RegExp(`^${rule}$`).exec(check) ?? [];
  const [, value] = new RegExp(`^CHECK \\(\\(${column} = ('[^']+'::text)\\)\\)$`).exec(check) ?? [];
  return (values ?? value)?.split(', ').map((literal) => literal.replace(/::text$/, ''));
}

if (import.meta.main) {
  if (process.argv.includes('--help')) {
    console.log('usage: npm run row-types');
  } else {
    await setUp();
    try {
      for (const service of servicesWithTables())
        await writeFile(tablesFile(service), await rowTypes(service));
    } finally {
      await tearDown();
    }
  }
}
