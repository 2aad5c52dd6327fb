import { describe, expect, it } from '@jest/globals';
import { MemoryStorage } from '../../testing/memory-storage.ts';
import { LocalSaves } from './local-saves.ts';

describe('the roadmaps saved on a device', () => {
  it('are listed once, newest first, in every tab', () => {
    const storage = new MemoryStorage();
    const [one, other] = [new LocalSaves(storage), new LocalSaves(storage)];
    for (const id of ['r1', 'r2', 'r1']) one.set(id, true);
    expect(other.ids()).toEqual(['r1', 'r2']);
    one.set('r1', false);
    other.storageChanged('saved_roadmaps');
    expect(other.ids()).toEqual(['r2']);
  });

  it('are none where something else is stored', () => {
    const storage = new MemoryStorage();
    for (const text of ['{', '{"a":1}', '[1,"../x"]']) {
      storage.set('saved_roadmaps', text);
      expect(new LocalSaves(storage).ids()).toEqual([]);
    }
  });

  it('report that the device cannot store them', () => {
    const full = new MemoryStorage();
    full.room = 0;
    expect(new LocalSaves(full).set('r1', true)).toBe(false);
  });
});
