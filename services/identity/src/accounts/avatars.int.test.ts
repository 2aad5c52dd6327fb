// guarantees: A picture: size, type, pixels and owner are checked, metadata is gone, setting it twice is setting it once
import { describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { avatarUrl } from '@waymark/contracts/identity/avatar-address';
import { CheckAvatarChange, ListUsedAvatars, SetAvatar } from '@waymark/contracts/identity/avatars.endpoints';
import { MentorChanged } from '@waymark/contracts/identity/events';
import { GetMentor } from '@waymark/contracts/identity/mentors.endpoints';
import { GetUser, RegisterUser } from '@waymark/contracts/identity/users.endpoints';
import { demoAvatars, formerDemoAvatars } from '@waymark/demo/avatars';
import { DemoAvatars } from '../seed/demo-avatars.ts';
import { Harness } from '../testing/harness.ts';

const identity = new Harness({ DEMO_MODE: 'true' }).forFile();
const id = (n: number) => n.toString(16).padStart(32, '0');
const set = (avatarId: string | null, by: Caller | null) => identity.call(SetAvatar, { avatarId }, by);

async function aUser(username: string): Promise<Caller> {
  const account = { username, email: `${username}@example.org`, password: 'quiet lamps at dusk' };
  const user = await identity.call(RegisterUser, account, null);
  return { userId: user.id, username, role: user.role };
}
async function aMentor(username: string): Promise<Caller> {
  const user = await aUser(username);
  await identity.sql(`UPDATE users SET role = 'mentor' WHERE id = ${user.userId}`);
  await identity.sql(
    `INSERT INTO mentors (user_id, name, bio, approved_by) VALUES (${user.userId}, 'Vera', 'Hello.', 'test')`,
  );
  return { ...user, role: 'mentor' };
}

describe('the picture of a user', () => {
  it('is set, replaced and removed, which each return the picture that is not needed any more', async () => {
    const lea = await aUser('lea');
    expect(await set(id(1), lea)).toEqual({ avatar: avatarUrl(id(1)), replaced: null });
    expect(await set(id(1), lea)).toEqual({ avatar: avatarUrl(id(1)), replaced: null });
    expect(await set(id(2), lea)).toEqual({ avatar: avatarUrl(id(2)), replaced: id(1) });
    expect(await identity.call(GetUser, { userId: lea.userId }, lea)).toMatchObject({
      avatar: avatarUrl(id(2)),
    });
    expect(await identity.call(ListUsedAvatars, { ids: [id(1), id(2)] }, null)).toEqual({ ids: [id(2)] });
    expect(await set(null, lea)).toEqual({ avatar: null, replaced: id(2) });
    expect(await set(null, lea)).toEqual({ avatar: null, replaced: null });
  });

  it('of a mentor is published with the next version, once per change', async () => {
    const vera = await aMentor('vera');
    for (const avatarId of [id(11), id(11), null]) await set(avatarId, vera);
    const events = await identity.emitted(MentorChanged, { mentorId: vera.userId });
    const card = { mentorId: vera.userId, name: 'Vera', bio: 'Hello.', expertise: [] };
    expect(events).toEqual([
      { ...card, avatar: avatarUrl(id(11)), version: 2 },
      { ...card, avatar: null, version: 3 },
    ]);
  });

  it('belongs to one user', async () => {
    await set(id(21), await aUser('first'));
    await expect(set(id(21), await aUser('second'))).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('needs a login and a picture id of our format', async () => {
    await expect(set(id(31), null)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(set('../x', await aUser('third'))).rejects.toMatchObject({ code: 'VALIDATION' });
  });

  it('of a demo account is the picture of the demo, and cannot be changed', async () => {
    const rosa = { userId: 2, username: 'mentor', role: 'mentor' } as const;
    const avatar = avatarUrl(demoAvatars.get(2)!);
    for (const attempt of [set(id(41), rosa), set(null, rosa), identity.call(CheckAvatarChange, {}, rosa)]) {
      await expect(attempt).rejects.toMatchObject({ code: 'RULE_REFUSED' });
    }
    expect(await identity.call(GetMentor, { userId: 2 }, null)).toMatchObject({ avatar });
    expect(await identity.call(GetMentor, { userId: 5 }, null)).toMatchObject({
      avatar: avatarUrl(demoAvatars.get(5)!),
    });
  });

  it('of a demo mentor is drawn again in a demo with the former drawings, but no picture of their own is', async () => {
    const portraits = [avatarUrl(demoAvatars.get(2)!), avatarUrl(demoAvatars.get(4)!)];
    const stored = async () =>
      (
        await identity.sql<{ avatar: string }>('SELECT avatar FROM users WHERE id IN (2, 4, 6) ORDER BY id')
      ).map(({ avatar }) => avatar);
    const own = avatarUrl(id(51));
    const replace = (userId: number, avatar: string | null) =>
      identity.sql('UPDATE users SET avatar = $2 WHERE id = $1', [userId, avatar]);
    await replace(2, avatarUrl(formerDemoAvatars[0]!));
    await replace(4, null);
    await replace(6, own);
    await identity.get(DemoAvatars).seed();
    expect(await stored()).toEqual([...portraits, own]);
    const [mentor] = await identity.sql<{ version: number }>('SELECT version FROM mentors WHERE user_id = 2');
    await identity.get(DemoAvatars).seed();
    expect(await identity.sql('SELECT version FROM mentors WHERE user_id = 2')).toEqual([mentor]);
  });
});
