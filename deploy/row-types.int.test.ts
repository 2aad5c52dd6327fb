import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { rowTypes, servicesWithTables, tablesFile } from './row-types.ts';

it.each(servicesWithTables())('has the rows of %s as "npm run row-types" writes them', async (service) => {
  expect(await readFile(tablesFile(service), 'utf8')).toBe(await rowTypes(service));
});
