import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { overlay } from '#shared/guest-progress/latest-ticks.ts';
import { MemoryStorage } from '#testing/memory-storage.ts';
import { ProgressServer, type Weather } from '#testing/progress-server.ts';
import { ProgressSync } from './progress-sync.ts';
import { TickOutbox } from './tick-outbox.ts';
import { timestampAfter, toPendingTick } from './ticks.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: 1_700_000_000_000 });
});
afterEach(() => {
  jest.useRealTimers();
});

/** One open page of person 1. */
class Page {
  readonly outbox: TickOutbox;
  readonly sync: ProgressSync;
  readonly rejected: string[] = [];
  confirmed: Record<string, boolean> = {};
  seen: string | null = null;
  reachable = true;

  /** The lock between tabs; it may be released some time after the work has ended. */
  withLock = async <T>(work: () => Promise<T>): Promise<T> => work();

  constructor(server: ProgressServer, storage = new MemoryStorage(), userId = 1) {
    this.outbox = new TickOutbox(storage);
    this.sync = new ProgressSync(userId, this.outbox, {
      sendOne: (tick) => server.sendOne(tick),
      sendAll: (roadmapId, ticks) => server.sendAll(roadmapId, ticks),
      onTicked: (change) => {
        this.confirmed[change.stepId] = change.completed;
        this.seen = change.updatedAt;
      },
      onMerged: (merged) => {
        this.confirmed = { ...merged.progress };
        this.seen = merged.lastUpdated;
      },
      onRejected: ({ stepId }) => this.rejected.push(stepId),
      onReachable: (isReachable) => {
        this.reachable = isReachable;
      },
      withLock: (work) => this.withLock(work),
    });
  }

  tick(stepId: string, completed = true, roadmapId = 'r1'): void {
    const at = timestampAfter(Date.now(), this.seen, ...this.outbox.of(1, roadmapId).map((tick) => tick.at));
    this.sync.add([toPendingTick(roadmapId, { stepId, completed, at })], true);
  }

  shown = (): Record<string, boolean> => overlay(this.confirmed, this.outbox.of(1, 'r1'));
  waiting = (): number => this.outbox.all(1).length;
}

const settle = () => jest.advanceTimersByTimeAsync(0);

describe('a tick', () => {
  it('is sent at once and removed from the queue', async () => {
    const server = new ProgressServer(Date.now);
    const page = new Page(server);
    page.tick('a');
    expect(page.shown()).toEqual({ a: true });
    await settle();
    expect(server.progress('r1')).toEqual({ a: true });
    expect(page.waiting()).toBe(0);
    expect(server.calls).toEqual(['one a']);
  });

  it.each<Weather>(['gone', 'trouble'])(
    'is queued while the server is %s and sent afterwards',
    async (weather) => {
      const server = new ProgressServer(Date.now);
      const page = new Page(server);
      server.weather = weather;
      page.tick('a');
      await settle();
      expect([page.waiting(), page.reachable, page.shown()]).toEqual([1, false, { a: true }]);
      server.weather = 'fine';
      await jest.advanceTimersByTimeAsync(3_000);
      expect([page.waiting(), page.reachable]).toEqual([0, true]);
      expect(server.progress('r1')).toEqual({ a: true });
      // The merge carries the time of the tick, because other devices may have changed the step since.
      expect(server.calls.at(-1)).toBe('all a');
    },
  );

  it('is sent between 9 and 21 times in ten minutes without a network', async () => {
    const server = new ProgressServer(Date.now);
    server.weather = 'gone';
    const page = new Page(server);
    page.tick('a');
    await jest.advanceTimersByTimeAsync(600_000);
    expect(server.calls.length).toBeGreaterThan(8);
    expect(server.calls.length).toBeLessThan(22);
    page.sync.stop();
  });

  it('is reverted when rejected and does not block others', async () => {
    const server = new ProgressServer(Date.now);
    const page = new Page(server);
    server.refuses.set('b', 'STAGE_LOCKED');
    page.tick('b');
    await settle();
    expect([page.rejected, page.shown(), page.waiting()]).toEqual([['b'], {}, 0]);
    server.weather = 'gone';
    for (const step of ['a', 'b', 'c', 'd', 'e']) page.tick(step);
    await settle();
    server.weather = 'fine';
    await jest.advanceTimersByTimeAsync(5_000);
    expect(server.progress('r1')).toEqual({ a: true, c: true, d: true, e: true });
    expect([page.rejected, page.waiting()]).toEqual([['b', 'b'], 0]);
  });

  it('stays queued until the next visit when its roadmap is inaccessible', async () => {
    const server = new ProgressServer(Date.now);
    const storage = new MemoryStorage();
    const page = new Page(server, storage);
    server.weather = 'gone';
    page.tick('a', true, 'hidden');
    page.tick('b', true, 'r1');
    await settle();
    server.weather = 'out of reach';
    await page.sync.flush();
    expect(page.waiting()).toBe(2);
    server.weather = 'fine';
    const nextVisit = new Page(server, storage);
    await nextVisit.sync.flush();
    expect([server.progress('hidden'), server.progress('r1')]).toEqual([{ a: true }, { b: true }]);
  });

  it('is never sent for another account on the same device', async () => {
    const server = new ProgressServer(Date.now);
    const storage = new MemoryStorage();
    server.weather = 'gone';
    const first = new Page(server, storage);
    first.tick('a');
    await settle();
    first.sync.stop();
    server.weather = 'fine';
    const calls = server.calls.length;
    const other = new Page(server, storage, 2);
    await other.sync.flush();
    expect(server.calls.length).toBe(calls);
    await new Page(server, storage).sync.flush();
    expect(server.progress('r1')).toEqual({ a: true });
  });

  it('is sent at once when it is made just as an earlier sync ends', async () => {
    const server = new ProgressServer(Date.now);
    const page = new Page(server);
    let late = (): void => page.tick('b');
    page.withLock = async (work) => {
      const result = await work();
      late();
      late = () => {};
      return result;
    };
    page.tick('a');
    await settle();
    expect([server.progress('r1'), page.waiting()]).toEqual([{ a: true, b: true }, 0]);
  });

  it('is sent even when the device stores nothing', async () => {
    const server = new ProgressServer(Date.now);
    const storage = new MemoryStorage();
    storage.room = 0;
    const page = new Page(server, storage);
    server.weather = 'gone';
    page.tick('a');
    page.tick('a', false);
    page.tick('b');
    await settle();
    expect([page.shown(), page.waiting()]).toEqual([{ a: false, b: true }, 2]);
    server.weather = 'fine';
    await jest.advanceTimersByTimeAsync(3_000);
    expect([server.progress('r1'), page.waiting()]).toEqual([{ a: false, b: true }, 0]);
  });
});

describe('unreliable servers', () => {
  const step = fc.constantFrom('a', 'b', 'c');
  const action = fc.oneof(
    { weight: 5, arbitrary: fc.tuple(fc.constantFrom(0, 1, 2), step, fc.boolean()) },
    { weight: 2, arbitrary: fc.constantFrom<Weather>('fine', 'gone', 'answer lost', 'trouble') },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 20_000 }) },
  );

  it('end with the last tick of each step for two tabs and a second device', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 25 }), async (actions) => {
        jest.setSystemTime(1_700_000_000_000);
        const server = new ProgressServer(Date.now);
        const shared = new MemoryStorage();
        const pages = [new Page(server, shared), new Page(server, shared), new Page(server)];
        const last: Record<string, boolean> = {};
        for (const one of actions) {
          // Two ticks are at least a few milliseconds apart.
          await jest.advanceTimersByTimeAsync(typeof one === 'number' ? one : 5);
          if (typeof one === 'string') server.weather = one;
          if (!Array.isArray(one)) continue;
          const [page, stepId, completed] = one;
          pages[page]!.tick(stepId, completed);
          last[stepId] = completed;
        }
        server.weather = 'fine';
        await jest.advanceTimersByTimeAsync(10);
        for (const page of pages) await page.sync.flush();
        expect(server.progress('r1')).toEqual(last);
        expect(pages.map((page) => page.waiting())).toEqual([0, 0, 0]);
        for (const page of pages) page.sync.stop();
      }),
      { numRuns: 60 },
    );
  });
});
