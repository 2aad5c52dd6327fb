// guarantees: Every route rejects anonymous callers, foreign ids and bad input, and ignores undeclared fields
// guarantees: No field of a contract accepts a text in which nothing can be seen, and each but a tag accepts emoji and every script
// guarantees: Every route answers each role as its declaration and `deploy/inputs/role-table.ts` tell
import { describe, expect, it } from '@jest/globals';
import { manifests } from '../launch/processes.ts';
import { bindingCases } from './binding.ts';
import { bodyCases } from './body-cases.ts';
import { callerCases } from './caller-cases.ts';
import { fixtureForTests, itBreaksNothing, itChangesNothing } from './fixture.ts';
import { parameterCases } from './parameter-cases.ts';
import { roleCases } from './role-cases.ts';
import { rows } from './routes.ts';

const fixture = fixtureForTests();

it('tries every route of the OpenAPI description, and no other', () => {
  expect([...fixture.described.keys()].sort()).toEqual(Object.keys(rows).sort());
});

it('finds the tables of every manifest in the database, and no others', async () => {
  const shared = ['outbox', 'inbox', 'idempotency_keys', 'migrations'];
  const declared = manifests.flatMap(({ name, tables }) =>
    tables ? [...Object.keys(tables), ...shared].map((table) => `${name}.${table}`) : [],
  );
  const rows = await fixture.stored.query<{ name: string }>(
    `SELECT schemaname || '.' || tablename AS name FROM pg_tables WHERE schemaname = ANY($1)`,
    [manifests.map(({ name }) => name)],
  );
  expect(rows.map(({ name }) => name).sort()).toEqual(declared.sort());
});

describe('requests that are refused', () => {
  callerCases(fixture);
  parameterCases(fixture);
  bodyCases(fixture);
  itChangesNothing(fixture);
});
bindingCases(fixture);
roleCases(fixture);
itBreaksNothing();
