import { describe, expect, it } from '@jest/globals';
import type { TimedTick } from '@waymark/contracts/roadmaps/learning';
import fc from 'fast-check';
import { MemoryStorage } from '#testing/memory-storage.ts';
import { GuestProgress } from './guest-progress.ts';
import { parseSnapshot, snapshotKey } from './guest-snapshot.ts';
import { overlay } from './latest-ticks.ts';

const at = (n: number): string => new Date(1_700_000_000_000 + n).toISOString();
const tick = (stepId: string, n: number, completed = true): TimedTick => ({ stepId, completed, at: at(n) });
const STEPS = ['a', 'b', 'c'];

describe('progress without an account', () => {
  it('is stored as a snapshot with a time for each step', () => {
    const storage = new MemoryStorage();
    const guest = new GuestProgress(storage);
    guest.add('r1', [tick('a', 1)], STEPS);
    guest.add('r1', [tick('b', 2), tick('a', 3, false)], STEPS);
    expect(JSON.parse(storage.get('roadmap_progress_r1')!)).toEqual({
      roadmapId: 'r1',
      userId: null,
      progress: { a: false, b: true },
      lastUpdated: at(3),
      completedSteps: 1,
      totalSteps: 3,
      times: { a: at(3), b: at(2) },
    });
  });

  it('is read on the next visit and from a snapshot without times', () => {
    const storage = new MemoryStorage();
    new GuestProgress(storage).add('r1', [tick('a', 1)], STEPS);
    expect(new GuestProgress(storage).of('r1')).toEqual([tick('a', 1)]);
    storage.set(
      snapshotKey('old'),
      JSON.stringify({ roadmapId: 'old', progress: { a: true }, lastUpdated: at(7) }),
    );
    expect(new GuestProgress(storage).of('old')).toEqual([tick('a', 7)]);
  });

  it.each(['', '{', '[]', '{"roadmapId":1}', '{"roadmapId":"r1","progress":7}', 'null'])(
    'is empty when %p is stored',
    (text) => {
      const storage = new MemoryStorage();
      storage.set(snapshotKey('r1'), text);
      const guest = new GuestProgress(storage);
      expect(guest.of('r1')).toEqual([]);
      expect(guest.add('r1', [tick('a', 1)], STEPS)).toBe(true);
      expect(guest.of('r1')).toEqual([tick('a', 1)]);
    },
  );

  it('lasts on the page and returns false when the device stores nothing', () => {
    const storage = new MemoryStorage();
    storage.room = 0;
    const guest = new GuestProgress(storage);
    expect(guest.add('r1', [tick('a', 1)], STEPS)).toBe(false);
    expect(guest.add('r1', [tick('b', 2)], STEPS)).toBe(false);
    expect(guest.of('r1')).toEqual([tick('a', 1), tick('b', 2)]);
    expect(guest.paths()).toMatchObject([{ roadmapId: 'r1', completedSteps: 2, isStored: false }]);
    storage.room = 10_000;
    guest.add('r1', [tick('c', 3)], STEPS);
    expect(guest.paths()).toMatchObject([{ completedSteps: 3, isStored: true }]);
  });

  it('lists the roadmaps begun, the latest first, without those of which no step is done', () => {
    const storage = new MemoryStorage();
    const guest = new GuestProgress(storage);
    guest.add('r1', [tick('a', 1)], STEPS);
    guest.add('r2', [tick('a', 2)], ['a', 'b']);
    guest.add('r3', [tick('a', 3), tick('a', 4, false)], ['a']);
    const paths = guest.paths();
    expect(paths).toMatchObject([
      { roadmapId: 'r2', completedSteps: 1, totalSteps: 2, isStored: true },
      { roadmapId: 'r1', completedSteps: 1, totalSteps: 3, isStored: true },
    ]);
    expect(guest.paths()).toBe(paths);
    expect(new GuestProgress(storage).paths()).toEqual(paths);
    guest.transferTo(7, () => true);
    expect(guest.paths()).toEqual([]);
  });

  it('converges in two tabs for any order of writes', () => {
    const deed = fc.tuple(fc.constantFrom(0, 1), fc.constantFrom(...STEPS), fc.boolean(), fc.boolean());
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 20 }), (deeds) => {
        const storage = new MemoryStorage();
        const tabs = [new GuestProgress(storage), new GuestProgress(storage)];
        const all = deeds.map(([tab, stepId, completed, isOverwritten], n) => {
          const before = storage.get(snapshotKey('r1'));
          tabs[tab]!.add('r1', [tick(stepId, n, completed)], STEPS);
          // The other tab read before this write and wrote after it.
          if (isOverwritten && before) storage.set(snapshotKey('r1'), before);
          return tick(stepId, n, completed);
        });
        for (let round = 0; round < 3; round += 1)
          for (const tab of tabs) tab.storageChanged(snapshotKey('r1'));
        for (const tab of tabs) expect(overlay({}, tab.of('r1'))).toEqual(overlay({}, all));
        if (all.length > 0) {
          expect(parseSnapshot(storage.get(snapshotKey('r1')))?.progress).toEqual(overlay({}, all));
        }
      }),
    );
  });
});

describe('the transfer at login', () => {
  function seeded() {
    const storage = new MemoryStorage();
    const guest = new GuestProgress(storage);
    guest.add('r1', [tick('a', 1)], STEPS);
    guest.add('r2', [tick('x', 2)], ['x']);
    return { storage, guest };
  }

  it('passes every roadmap once to the first account', () => {
    const { storage, guest } = seeded();
    const taken: string[] = [];
    guest.transferTo(7, (roadmapId) => taken.push(roadmapId) > 0);
    guest.transferTo(8, (roadmapId) => taken.push(`again ${roadmapId}`) > 0);
    expect(taken.sort()).toEqual(['r1', 'r2']);
    expect(storage.entries.size).toBe(0);
    expect(guest.of('r1')).toEqual([]);
  });

  it('is repeated for the same account alone after a failure', () => {
    const { storage, guest } = seeded();
    guest.transferTo(7, () => false);
    const taken: string[] = [];
    new GuestProgress(storage).transferTo(8, (roadmapId) => taken.push(`8 ${roadmapId}`) > 0);
    new GuestProgress(storage).transferTo(7, (roadmapId) => taken.push(`7 ${roadmapId}`) > 0);
    expect(taken.sort()).toEqual(['7 r1', '7 r2']);
  });

  it('is resumed after an exception', () => {
    const { storage, guest } = seeded();
    expect(() =>
      guest.transferTo(7, (roadmapId) => {
        if (roadmapId === 'r2') throw new Error('the page is gone');
        return true;
      }),
    ).toThrow('gone');
    const taken: string[] = [];
    new GuestProgress(storage).transferTo(7, (roadmapId) => taken.push(roadmapId) > 0);
    expect(taken).toEqual(['r2']);
  });

  it('clears another open tab', () => {
    const { storage, guest } = seeded();
    const beside = new GuestProgress(storage);
    expect(beside.of('r1')).toHaveLength(1);
    guest.transferTo(7, () => true);
    beside.storageChanged(snapshotKey('r1'));
    expect(beside.of('r1')).toEqual([]);
    expect(storage.get(snapshotKey('r1'))).toBeNull();
  });
});
