// guarantees: the page on privacy names what each table stores, and each cookie
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { OperatorInfo } from '@waymark/contracts/operator';
import { projectRoot } from './launch/paths.ts';
import { manifests } from './launch/processes.ts';

const operator: OperatorInfo = {
  ...{ name: null, address: null, supportEmail: null },
  texts: { about: null, privacy: null, terms: null, contact: null },
  facts: { demo: false, payments: 'stripe', model: 'outside', files: 'disk' },
};

interface Described {
  privacySections: (operator: OperatorInfo) => { statements: { covers?: readonly string[] }[] }[];
  COOKIES: Record<string, string>;
}

/** A column of this name. */
const NAMES_PERSON =
  /^ +(?:readonly )?\w*(?:user|mentor|learner|payer|admin|author|owner|host|reporter)_id:|by_user:/m;

/** By a variable, since the frontend is another TypeScript project. */
const TEXT = join(projectRoot, 'frontend/src/features/legal/privacy-text.ts');
let text: Described;
beforeAll(async () => {
  text = (await import(TEXT)) as Described;
});

const tables = manifests.flatMap(({ name, tables: owned = {} }) =>
  Object.entries(owned).map(([table, row]) => ({ table: `${name}.${table}`, row })),
);

describe('the page on privacy', () => {
  it('has one sentence about each table that is about people', () => {
    const covered = text
      .privacySections(operator)
      .flatMap(({ statements }) => statements.flatMap(({ covers = [] }) => covers));
    const personal = tables.flatMap(({ table, row }) => ('impersonal' in row ? [] : [table]));
    expect(covered.toSorted()).toEqual(personal.toSorted());
  });

  it('names each cookie that the gateway sets', async () => {
    const found = new Set<string>();
    for await (const file of glob('gateway/src/**/*.ts', { cwd: projectRoot })) {
      if (file.endsWith('.test.ts')) continue;
      const source = await readFile(join(projectRoot, file), 'utf8');
      for (const [, name] of source.matchAll(/'(__Host-[\w-]+|waymark-zone)'/g)) found.add(name!);
    }
    expect([...found].toSorted()).toEqual(Object.keys(text.COOKIES).toSorted());
  });
});

describe('the tables', () => {
  it('are about people if a column names one', async () => {
    const impersonal = tables.flatMap(({ table, row }) => ('impersonal' in row ? [table] : []));
    expect(impersonal.length).toBeGreaterThan(5);
    for (const { name } of manifests.filter(({ tables: owned }) => owned)) {
      const types = await readFile(join(projectRoot, `services/${name}/src/persistence/tables.ts`), 'utf8');
      for (const [, type = '', columns = ''] of types.matchAll(
        /^export interface (\w+)Table \{(.+?)^\}/gms,
      )) {
        const table = type.replaceAll(/(?<!^)[A-Z]/g, '_$&').toLowerCase();
        if (NAMES_PERSON.test(columns)) expect(impersonal).not.toContain(`${name}.${table}`);
      }
    }
  });

  it('are exported into a file each', () => {
    const files = tables.flatMap(({ row }) =>
      'exported' in row && 'file' in row.exported ? [row.exported.file] : [],
    );
    expect(files.length).toBeGreaterThan(50);
    expect(new Set(files).size).toBe(files.length);
  });
});
