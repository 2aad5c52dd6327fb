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

/** By a variable, since the frontend is another TypeScript project. */
const TEXT = join(projectRoot, 'frontend/src/features/legal/privacy-text.ts');
let text: Described;
beforeAll(async () => {
  text = (await import(TEXT)) as Described;
});

/** Tables without anything of a person. */
const IMPERSONAL: Record<string, string> = {
  'identity.push_keys': 'the keys that identify this installation to push services',
  'roadmaps.categories': 'the names of categories',
  'roadmaps.search_words': 'single words of published texts',
  'roadmaps.public_changes': 'numbers of roadmaps, for minutes',
  'payments.provider_alarms': 'whether the payment provider refuses our requests',
  'payments.reconciliations': 'when our books were compared with the provider’s',
  'payments.reconciliation_findings': 'what differed between the books',
  'payments.sandbox_intents': 'the books of the test provider',
  'payments.sandbox_refunds': 'the books of the test provider',
  'payments.sandbox_deliveries': 'the books of the test provider',
};

/** In every schema: see libs/database. */
const PLUMBING = /\.(?:outbox|inbox|idempotency_keys)$/;
const tables = manifests
  .flatMap(({ name, tables: owned = {} }) => Object.keys(owned).map((table) => `${name}.${table}`))
  .filter((table) => !PLUMBING.test(table));

describe('the page on privacy', () => {
  it('has one sentence, or a reason for none, about each table of the services', () => {
    const covered = text
      .privacySections(operator)
      .flatMap(({ statements }) => statements.flatMap(({ covers = [] }) => covers));
    const described = [...covered, ...Object.keys(IMPERSONAL)];
    expect(described.toSorted()).toEqual(tables.toSorted());
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
