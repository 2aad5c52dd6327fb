// guarantees: People older than the event stream are copied once, and never over what an event has set
import { describe, expect, it } from '@jest/globals';
import { Injectable } from '@nestjs/common';
import { ListMembers } from '@waymark/contracts/community/network.endpoints';
import { MentorChanged, UserRestored, UserRoleChanged } from '@waymark/contracts/identity/events';
import { ListPeople, type Person } from '@waymark/contracts/identity/rpc-people';
import type { RpcInput } from '@waymark/contracts/rpc';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { asAdmin } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { Harness } from '../testing/harness.ts';

const aPerson = (userId: number, given: Partial<Person> = {}): Person => ({
  ...{ userId, username: `old${userId}`, role: 'mentor', isSuspended: false, isLeaving: false },
  profile: { name: `Old ${userId}`, avatar: null, bio: '', version: 3 },
  ...given,
});
/** More than a page. */
const many = Array.from({ length: 150 }, (_, n) => aPerson(9_000 + n));
let people: Person[] = many;
let failures = 1;

@Injectable()
class FakeIdentity {
  @RpcHandler(ListPeople)
  async list({ after, limit }: RpcInput<typeof ListPeople>): Promise<Person[]> {
    failures -= 1;
    if (failures >= 0) throw new AppError('UNAVAILABLE', 'Not yet.');
    return people.filter(({ userId }) => userId > after).slice(0, limit);
  }
}

const community = new Harness(
  {},
  { fakes: [{ name: 'identity', handles: [ListPeople], providers: [FakeIdentity] }] },
).forFile();
const members = async (q: string) => (await community.call(ListMembers, { q, limit: 100 }, asAdmin())).items;
const row = async (userId: number) =>
  (await community.sql('SELECT * FROM people WHERE user_id = $1', [userId]))[0];

describe('people whose events are gone from the stream', () => {
  it('are copied at the start, page by page, as soon as identity responds', async () => {
    await eventually(async () => expect(await row(9_149)).toBeDefined(), { timeoutMs: 20_000 });
    expect((await members('Old 9007'))[0]).toMatchObject({ id: 9_007, name: 'Old 9007', isMentor: true });
    expect(await community.sql('SELECT FROM people WHERE user_id >= 9000')).toHaveLength(150);
  });

  it('change by the next event, and by a later copy only where no event came', async () => {
    const [withEvents, suspended] = [9_001, 9_002];
    await community.publish(UserRoleChanged, { userId: withEvents, username: 'new', role: 'admin' });
    const profile = { mentorId: withEvents, name: 'New', avatar: null, bio: '', version: 4 };
    await community.publish(MentorChanged, profile);
    await eventually(async () => expect(await row(withEvents)).toMatchObject({ role: 'admin', name: 'New' }));
    people = [aPerson(withEvents), aPerson(suspended, { isSuspended: true })];
    await community.restart();
    await eventually(async () => expect(await row(suspended)).toMatchObject({ is_suspended: true }));
    expect(await row(withEvents)).toMatchObject({ role: 'admin', name: 'New', profile_version: 4 });
    expect(await members('Old 9002')).toEqual([]);
    await community.publish(UserRestored, { userId: suspended, username: 'old9002' });
    await eventually(async () => expect(await members('Old 9002')).toHaveLength(1));
  });
});
