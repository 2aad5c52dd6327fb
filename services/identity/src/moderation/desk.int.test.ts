import { beforeEach, describe, expect, it } from '@jest/globals';
import { GetPersonRecord, WriteToUser } from '@waymark/contracts/identity/admin-users.endpoints';
import { ListAudit } from '@waymark/contracts/identity/audit.endpoints';
import { AddReport } from '@waymark/contracts/identity/reports.endpoints';
import { GrantRole } from '@waymark/contracts/identity/users.endpoints';
import { type DeskState, systemRpcs } from '@waymark/contracts/system';
import { FixedClock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import { RpcHandler } from '@waymark/messaging/decorators';
import { asAdmin } from '@waymark/testing/caller';
import { applicantsOf } from '../testing/applicants.ts';
import { Harness } from '../testing/harness.ts';
import { RemindAdmins } from './app/remind-admins.ts';

const clock = new FixedClock('2037-11-23T05:00:00.000Z');
const itemId = newId();
/** Of the community; the other services do not respond. */
let reported: DeskState;
class FakeCommunity {
  @RpcHandler(systemRpcs.community.CountWaiting)
  waiting(): DeskState {
    return reported;
  }
}
const identity = new Harness({}, clock, [
  { name: 'community', handles: [systemRpcs.community.CountWaiting], providers: [FakeCommunity] },
]).forFile();
beforeEach(() => {
  reported = { waiting: 0, oldestAt: null, newestAt: null, newestId: null, failures: 0 };
});
const { learner, apply } = applicantsOf(identity);
const admin = asAdmin();

const remind = () => identity.get(RemindAdmins).execute();
const of = (table: 'notifications' | 'mails', userId: number) =>
  identity.sql<{ kind: string; title: string }>(
    `SELECT kind, ${table === 'mails' ? 'subject' : 'title'} AS title FROM ${table}
     WHERE user_id = $1 AND (kind LIKE 'desk-%' OR kind = 'admin-message') ORDER BY id`,
    [userId],
  );

async function anAdmin() {
  const person = await learner();
  await identity.call(GrantRole, { username: person.username, role: 'admin' }, admin);
  await identity.sql('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [person.userId]);
  return person;
}

describe('what waits for admins', () => {
  it('rings the bell at once, and is mailed once a day from six o’clock', async () => {
    const boss = await anAdmin();
    await apply(await learner());
    const target = {
      type: 'roadmap',
      id: 'r1',
      name: 'Out of debt',
      link: '/roadmap/r1',
      mentorId: 8,
    } as const;
    await identity.call(AddReport, { target, reason: 'spam', text: '' }, await learner());
    const bell = await of('notifications', boss.userId);
    expect(bell.map(({ kind }) => kind)).toEqual(['desk-application', 'desk-report']);
    await remind();
    expect(await of('mails', boss.userId)).toEqual([]);
    clock.advance(70 * 60_000);
    await remind();
    await remind();
    const mail = { kind: 'desk-today', title: 'Waiting for you: 1 mentor application and 1 report' };
    expect(await of('mails', boss.userId)).toEqual([mail]);
    clock.advance(24 * 3_600_000);
    await remind();
    expect(await of('mails', boss.userId)).toEqual([mail, mail]);
    await identity.sql(
      `INSERT INTO notification_preferences (user_id, topic, channel, enabled) VALUES ($1, 'desk', 'mail', false)`,
      [boss.userId],
    );
    clock.advance(24 * 3_600_000);
    await remind();
    expect(await of('mails', boss.userId)).toHaveLength(2);
  });
});

describe('what waits in other services', () => {
  it('rings the bell once for the newest, and is counted in the mail', async () => {
    const boss = await anAdmin();
    clock.advance(24 * 3_600_000);
    const at = clock.now().toISOString();
    reported = { waiting: 2, oldestAt: at, newestAt: at, newestId: itemId, failures: 1 };
    await remind();
    await remind();
    const bell = await of('notifications', boss.userId);
    expect(bell.map(({ kind }) => kind)).toEqual(['desk-item', 'desk-failure']);
    const [mail] = await of('mails', boss.userId);
    expect(mail?.title).toContain('1 failed message or job');
    expect(mail?.title).toContain('3 reports');
  });
});

describe('a message of an admin', () => {
  it('reaches the user by notification and mail, and stays in the audit', async () => {
    const nora = await learner();
    await identity.call(WriteToUser, { userId: nora.userId, body: { text: 'Please add dates.' } }, admin);
    expect(await of('notifications', nora.userId)).toMatchObject([{ kind: 'admin-message' }]);
    expect(await of('mails', nora.userId)).toMatchObject([{ kind: 'admin-message' }]);
    const query = { targetType: 'user', targetId: String(nora.userId) };
    const { items } = await identity.call(ListAudit, query, admin);
    expect(items).toMatchObject([{ action: 'user.write', reason: 'Please add dates.' }]);
    const unknown = { userId: 999_999, body: { text: 'Hello?' } };
    await expect(identity.call(WriteToUser, unknown, admin)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the record of a person', () => {
  it('has the applications of the person, and the reports about and by them', async () => {
    const [nora, ben] = [await learner(), await learner()];
    await apply(nora);
    const target = { type: 'mentor', id: String(nora.userId), name: 'Nora', link: '/mentor/1' } as const;
    const about = { ...target, mentorId: nora.userId };
    await identity.call(AddReport, { target: about, reason: 'other', text: 'Who is this?' }, ben);
    expect(await identity.call(GetPersonRecord, { userId: nora.userId }, admin)).toMatchObject({
      ...{ emailConfirmed: false, secondFactor: false, deleteAfter: null, devices: [], reportsBy: [] },
      applications: [{ status: 'pending' }],
      reportsAbout: [{ text: 'Who is this?', reporter: { id: ben.userId } }],
    });
    expect(await identity.call(GetPersonRecord, { userId: ben.userId }, admin)).toMatchObject({
      reportsBy: [{ text: 'Who is this?' }],
    });
    await expect(identity.call(GetPersonRecord, { userId: 999_999 }, admin)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(identity.call(GetPersonRecord, { userId: nora.userId }, ben)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
