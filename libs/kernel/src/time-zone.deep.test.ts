import { describe, expect, it } from '@jest/globals';
import { changesOf, itAgreesWithTheOracle, zones } from './testing/zone-oracle.ts';

const changes = zones.flatMap(changesOf);

it('covers changes at midnight and by half an hour', () => {
  expect(changes.length).toBeGreaterThan(1_000);
  const changed = new Set(changes.map(({ timeZoneId }) => timeZoneId));
  for (const zone of [
    'America/Santiago',
    'America/Havana',
    'Atlantic/Azores',
    'Asia/Beirut',
    'Africa/Cairo',
  ]) {
    expect(changed).toContain(zone);
  }
  expect(changed).toContain('Australia/Lord_Howe');
});

describe('around every change of every zone from 2025 to 2030', () => {
  itAgreesWithTheOracle(changes);
});
