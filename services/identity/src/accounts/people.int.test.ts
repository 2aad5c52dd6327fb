// guarantees: People older than the event stream are copied once, and never over what an event has set
import { expect, it } from '@jest/globals';
import { FindPerson, ListPeople, type Person } from '@waymark/contracts/identity/rpc-people';
import { GrantRole, RegisterUser } from '@waymark/contracts/identity/users.endpoints';
import { newId } from '@waymark/kernel/ids';
import { asAdmin } from '@waymark/testing/caller';
import { Harness } from '../testing/harness.ts';

const identity = new Harness().forFile();
const password = 'slow rivers of tin';

async function aUser(role?: 'mentor' | 'admin') {
  const username = `u${newId().slice(-12)}`;
  const user = await identity.call(RegisterUser, { username, email: `${username}@example.org`, password });
  if (role) await identity.call(GrantRole, { username, role }, asAdmin());
  return user;
}
async function all(limit: number): Promise<Person[]> {
  const people: Person[] = [];
  for (;;) {
    const page = await identity.call(ListPeople, { after: people.at(-1)?.userId ?? 0, limit });
    people.push(...page);
    if (page.length < limit) return people;
  }
}

it('lists mentors and admins as they are now, each once over pages, and no learners', async () => {
  const [mentor, admin, suspended, leaving, learner] = [
    await aUser('mentor'),
    await aUser('admin'),
    await aUser('mentor'),
    await aUser('mentor'),
    await aUser(),
  ];
  await identity.sql(
    `UPDATE users SET suspended_at = now(), suspended_by = 'admin', suspension_reason = 'Sold it' WHERE id = $1`,
    [suspended.id],
  );
  await identity.sql(
    "UPDATE users SET delete_after = now() + interval '1 day', deletion_roadmaps = 'keep' WHERE id = $1",
    [leaving.id],
  );
  const people = await all(2);
  const find = (id: number) => people.filter(({ userId }) => userId === id);
  const plain = { isSuspended: false, isLeaving: false };
  const profile = { name: mentor.username, avatar: null, bio: '', version: 1 };
  const { id: userId, username } = mentor;
  expect(find(userId)).toEqual([{ userId, username, role: 'mentor', ...plain, profile }]);
  expect(find(admin.id)).toMatchObject([{ role: 'admin', profile: null }]);
  expect(find(suspended.id)).toMatchObject([{ isSuspended: true }]);
  expect(find(leaving.id)).toMatchObject([{ isLeaving: true }]);
  expect(find(learner.id)).toEqual([]);
  expect(await all(100)).toEqual(people);
});

it('finds one person of any role', async () => {
  const [mentor, learner] = [await aUser('mentor'), await aUser()];
  const find = (userId: number) => identity.call(FindPerson, { userId });
  expect(await find(mentor.id)).toMatchObject({ role: 'mentor', profile: { name: mentor.username } });
  const { id: userId, username } = learner;
  const plain = { role: 'learner', isSuspended: false, isLeaving: false, profile: null };
  expect(await find(userId)).toEqual({ userId, username, ...plain });
  expect(await find(999_999)).toBeNull();
});
