import { describe, expect, it } from '@jest/globals';
import { withReport } from './reading.ts';

const part = (number: number) => ({ number, moments: [], avoid: [], crisis: number === 2 });
const read = (number: number) => ({ moments: [], avoid: [], crisis: number === 2 });
const of = { key: 'a', parts: 3 };

describe('a story that is read in parts', () => {
  it('keeps each part once, in order', () => {
    const reports = [of, { ...of, part: part(1) }, { ...of, part: part(1) }, { ...of, part: part(2) }];
    const reading = reports.reduce<ReturnType<typeof withReport> | null>(withReport, null);
    expect(reading).toEqual({ ...of, read: [read(1), read(2)] });
  });

  it('keeps its parts when a restarted worker begins', () => {
    const known = { ...of, read: [read(1)] };
    expect(withReport(known, of)).toEqual(known);
  });

  it('ignores a part that is not the next', () => {
    expect(withReport({ ...of, read: [] }, { ...of, part: part(2) }).read).toEqual([]);
  });

  it('drops the parts of other texts', () => {
    expect(withReport({ ...of, read: [read(1)] }, { key: 'b', parts: 3 })).toEqual({
      key: 'b',
      parts: 3,
      read: [],
    });
  });
});
