import { describe, expect, it } from '@jest/globals';
import type { UpdateMentorProfileBody } from '@waymark/contracts/identity/mentors';
import { GetMentor, ListMentors, UpdateMentorProfile } from '@waymark/contracts/identity/mentors.endpoints';
import { Harness } from '../testing/harness.ts';

const identity = new Harness({ DEMO_MODE: 'true' }).forFile({ checkInvariants: true });
const mei = { userId: 8, username: 'mei', role: 'mentor' } as const;
const update = (changes: UpdateMentorProfileBody, by: Parameters<typeof identity.call>[2] = mei) =>
  identity.call(UpdateMentorProfile, changes, by);
const read = (userId: number) => identity.call(GetMentor, { userId }, null);

describe('a mentor profile', () => {
  it('is changed by its owner, found by the new values, and published with the next version', async () => {
    const changes = {
      ...{ bio: 'Timers and forgiveness.', expertise: ['Ärger', 'Studying'] },
      ...{ languages: ['ja', 'fr'], timezone: 'America/New_York' },
    };
    expect(await update(changes)).toMatchObject({ userId: 8, ...changes });
    expect(await read(8)).toMatchObject(changes);
    const { items } = await identity.call(ListMentors, { expertise: 'arger', language: 'fr' }, null);
    expect(items.map(({ userId }) => userId)).toEqual([8]);
    const [row] = await identity.sql('SELECT version FROM mentors WHERE user_id = 8');
    expect(row).toEqual({ version: 2 });
  });

  it('keeps the fields that a change does not contain', async () => {
    const before = await read(6);
    const ines = { userId: 6, username: 'ines', role: 'mentor' } as const;
    const after = await update({ timezone: null }, ines);
    expect(after).toEqual({ ...before, timezone: null });
    expect(await update({}, ines)).toEqual(after);
  });

  it('keeps both of two changes at once', async () => {
    const kofi = { userId: 7, username: 'kofi', role: 'mentor' } as const;
    await Promise.all([update({ bio: 'Plain numbers.' }, kofi), update({ languages: ['de'] }, kofi)]);
    expect(await read(7)).toMatchObject({ bio: 'Plain numbers.', languages: ['de'] });
    const [row] = await identity.sql('SELECT version FROM mentors WHERE user_id = 7');
    expect(row).toEqual({ version: 3 });
  });

  it('is not found for an admin who is no mentor, and is closed to learners and visitors', async () => {
    const admin = { userId: 3, username: 'admin', role: 'admin' } as const;
    await expect(update({ bio: 'x' }, admin)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const learner = { userId: 1, username: 'learner', role: 'learner' } as const;
    await expect(update({ bio: 'x' }, learner)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(update({ bio: 'x' }, null)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it.each<[UpdateMentorProfileBody, (string | number)[]]>([
    [{ bio: 'x'.repeat(2_001) }, ['bio']],
    [{ bio: 'a\0b' }, ['bio']],
    [{ expertise: ['x'] }, ['expertise', 0]],
    [{ expertise: ['Rest', 'rest'] }, ['expertise']],
    [{ expertise: Array.from({ length: 13 }, (_, n) => `Area ${n}`) }, ['expertise']],
    [{ languages: ['english'] }, ['languages', 0]],
    [{ languages: ['en', 'en'] }, ['languages']],
    [{ timezone: 'Mars/Olympus' }, ['timezone']],
  ])('rejects %j at its field', async (changes, path) => {
    await expect(update(changes)).rejects.toMatchObject({ code: 'VALIDATION', issues: [{ path }] });
  });
});
