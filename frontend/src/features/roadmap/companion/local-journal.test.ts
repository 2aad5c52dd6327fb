/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { newUuid } from '#lib/uuid.ts';
import { MemoryStorage } from '#testing/memory-storage.ts';
import { LocalJournal, type LocalReflection } from './local-journal.ts';

const reflection = (id: string, minute: number, userId: number | null = null): LocalReflection => ({
  id,
  roadmapId: 'r1',
  text: `text of ${id}`,
  date: `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`,
  stageName: 'First',
  stageNumber: 1,
  progress: 10,
  userId,
});

describe('reflections on this device', () => {
  it('are stored under journey_reflections once each, newest first', () => {
    const storage = new MemoryStorage();
    const journal = new LocalJournal(storage);
    journal.add(reflection('a', 1));
    journal.add(reflection('b', 2));
    journal.add(reflection('a', 1));
    expect(journal.reflections().map(({ id }) => id)).toEqual(['b', 'a']);
    expect(JSON.parse(storage.get('journey_reflections')!)).toHaveLength(2);
    expect(new LocalJournal(storage).reflections()[0]?.text).toBe('text of b');
  });

  it('include entries of another tab', () => {
    const storage = new MemoryStorage();
    const [here, there] = [new LocalJournal(storage), new LocalJournal(storage)];
    expect(here.reflections()).toEqual([]);
    there.add(reflection('theirs', 1));
    here.add(reflection('mine', 2));
    expect(here.reflections().map(({ id }) => id)).toEqual(['mine', 'theirs']);
  });

  it('return false when the device stores nothing', () => {
    const storage = new MemoryStorage();
    storage.room = 0;
    expect(new LocalJournal(storage).add(reflection('a', 1))).toBe(false);
  });

  it.each([
    '',
    'nonsense',
    '{}',
    '[1,null,{"text":3}]',
    '[{"id":"a","roadmapId":"r","text":"t","date":"when"}]',
  ])('are empty when %p is stored', (stored) => {
    const storage = new MemoryStorage();
    storage.set('journey_reflections', stored);
    expect(new LocalJournal(storage).reflections()).toEqual([]);
  });
});

describe('a claim at login', () => {
  it('returns entries without an owner and leaves those of others', () => {
    const journal = new LocalJournal(new MemoryStorage());
    journal.add(reflection('nobodys', 1));
    journal.add(reflection('others', 2, 8));
    journal.setMood({ roadmapId: 'r1', mood: 'neutral', at: '2026-11-21T10:00:00.000Z', userId: null });
    const { reflections, moods } = journal.claim(7);
    expect(reflections.map(({ id }) => id)).toEqual(['nobodys']);
    expect(moods).toMatchObject([{ mood: 'neutral', userId: 7 }]);
    expect(journal.claim(9).reflections).toEqual([]);
    expect(journal.claim(8).reflections.map(({ id }) => id)).toEqual(['others']);
  });
});

describe('a mood on this device', () => {
  it('is the last one of its roadmap', () => {
    const journal = new LocalJournal(new MemoryStorage());
    const aMood = (mood: 'neutral' | 'thriving', at: string) => ({ roadmapId: 'r1', mood, at, userId: null });
    journal.setMood(aMood('neutral', '2026-11-21T10:00:00.000Z'));
    journal.setMood(aMood('thriving', '2026-11-21T11:00:00.000Z'));
    expect(journal.moods().map(({ mood }) => mood)).toEqual(['thriving']);
    journal.removeMood(aMood('neutral', '2026-11-21T10:00:00.000Z'));
    expect(journal.moods()).toHaveLength(1);
  });
});

it('creates ids that are unique version 4 UUIDs', () => {
  const ids = Array.from({ length: 50 }, newUuid);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(50);
});
