import { describe, expect, it } from '@jest/globals';
import type { Database } from '@waymark/database/database';
import { FixedClock } from '@waymark/kernel/clock';
import { OverviewReader } from './overview.reader.ts';

/** Counts the queries of the ledger; with `fails`, the first one throws. */
function reader(fails = false) {
  const clock = new FixedClock('2026-11-21T12:00:00.000Z');
  let queries = 0;
  const query = async (sql: string) => {
    if (!sql.includes('FROM ledger')) return [];
    queries++;
    if (fails && queries === 1) throw new Error('canceling statement due to statement timeout');
    return [{ currency: 'EUR', captured: queries, refunded: 0, intents: 0 }];
  };
  const overview = new OverviewReader({ query } as Partial<Database> as Database, clock);
  return { clock, overview, captured: async () => (await overview.overview('stripe')).totals[0]?.captured };
}

describe('OverviewReader', () => {
  it('sums the ledger at most once a minute', async () => {
    const { clock, captured } = reader();
    expect(await Promise.all([captured(), captured(), captured()])).toEqual([1, 1, 1]);
    clock.advance(59_999);
    expect(await captured()).toBe(1);
    clock.advance(1);
    expect(await captured()).toBe(2);
  });

  it('sums the ledger again after an invalidation or a failure', async () => {
    const { overview, captured } = reader();
    await captured();
    overview.invalidateTotals();
    expect(await captured()).toBe(2);
    const failing = reader(true);
    await expect(failing.captured()).rejects.toThrow('timeout');
    expect(await failing.captured()).toBe(2);
  });
});
