import { expect, it } from '@jest/globals';
import { COUNTRIES } from './data/countries.ts';
import { oldLines } from './old-lines.ts';

it('lists no number within a year after it was compared, and every one after that', () => {
  expect(oldLines(new Date('2027-11-30T23:00:00Z')).filter(({ checked }) => checked === '2026-11')).toEqual(
    [],
  );
  const all = Object.values(COUNTRIES).reduce((sum, { lines }) => sum + lines.length + 1, 0);
  const old = oldLines(new Date('2100-01-01T00:00:00Z'));
  expect(old).toHaveLength(all);
  expect(old).toContainEqual({
    country: 'FR',
    name: 'Centre antipoison · Paris 01 40 05 48 48',
    source: 'https://centres-antipoison.net',
    checked: '2026-11',
  });
});

it('names a source and a month for every number', () => {
  const faults = oldLines(new Date('2100-01-01T00:00:00Z')).filter(
    ({ source, checked }) => !URL.canParse(source) || !/^20\d\d-(?:0[1-9]|1[0-2])$/.test(checked),
  );
  expect(faults).toEqual([]);
});
