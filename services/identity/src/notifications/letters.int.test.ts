// guarantees: Letters and reminders reach confirmed, active people only, and each browser once, encrypted
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventEnvelope } from '@waymark/contracts/events';
import * as preferences from '@waymark/contracts/identity/notification-preferences.endpoints';
import type { PushDeviceBody } from '@waymark/contracts/identity/push';
import * as push from '@waymark/contracts/identity/push.endpoints';
import { LetterDue } from '@waymark/contracts/roadmaps/events';
import type { LetterFacts } from '@waymark/contracts/roadmaps/letters';
import type { Tx } from '@waymark/database/tx';
import { newId } from '@waymark/kernel/ids';
import { EventTransaction } from '@waymark/messaging/event-transaction';
import { asLearner } from '@waymark/testing/caller';
import { Harness } from '../testing/harness.ts';
import { startPushServer } from '../testing/push-server.ts';
import { SendNotices } from './app/send-notices.ts';
import { SendPushes } from './app/send-pushes.ts';

const HASH = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA';
/** A learner, and three who must not get letters. */
const [LEE, UNCONFIRMED, SUSPENDED, LEAVING] = [1, 2, 3, 4];

let service: Awaited<ReturnType<typeof startPushServer>>;
let identity: Harness;
beforeAll(async () => {
  service = await startPushServer();
  identity = await new Harness({ PUSH_SERVICES: service.origin, MAIL_POLL_SECONDS: '3600' }).start();
  await identity.sql(
    `INSERT INTO users (id, username, email, email_confirmed_at, password_hash)
     SELECT n, 'lee' || n, n || '@learners.example', CASE WHEN n <> $2 THEN now() END, $1
     FROM generate_series(1, 4) n`,
    [HASH, UNCONFIRMED],
  );
  await identity.sql(
    `UPDATE users SET suspended_at = now(), suspended_by = 'admin', suspension_reason = 'Spam' WHERE id = $1`,
    [SUSPENDED],
  );
  await identity.sql(
    `UPDATE users SET delete_after = now() + interval '9 days', deletion_roadmaps = 'keep' WHERE id = $1`,
    [LEAVING],
  );
});
afterAll(async () => {
  await identity?.stop();
  await service?.stop();
});
beforeEach(() => {
  service.received.length = 0;
});
afterEach(async () => {
  for (const table of ['notifications', 'mails', 'push_devices', 'notification_preferences'])
    await identity.sql(`DELETE FROM ${table}`);
});

const aLetter = (more: Partial<LetterFacts> = {}): EventEnvelope<LetterFacts> => ({
  ...{ id: newId(), type: LetterDue.type, occurredAt: '2037-11-01T10:00:00.000Z', requestId: 'r' },
  ...{ actorId: null, audience: [] },
  data: {
    ...{ userId: LEE, kind: 'daily', quietDays: null, quote: null, doneCount: 0, done: [], roads: [] },
    next: {
      ...{ roadmapId: 'r1', roadmapTitle: 'Living with lupus', mentorName: 'Rosa' },
      ...{ stepId: 's1', stepTitle: 'Open one envelope' },
    },
    ...{ expiresAt: '2037-11-01T13:00:00.000Z', ...more },
  },
});
/** Delivers them in one transaction. */
const deliver = (...events: EventEnvelope[]) =>
  identity
    .get(EventTransaction)
    .runBatch('letters', events, (unseen, tx) => identity.get(SendNotices).execute(unseen, tx as Tx));
const allow = (device: PushDeviceBody, userId = LEE) =>
  identity.call(push.AddPushDevice, device, asLearner(userId));
const aBrowser = async (userId = LEE): Promise<PushDeviceBody> => {
  const device = service.subscribe();
  await allow(device, userId);
  return device;
};
const sendPushes = () => identity.get(SendPushes).execute();
const kindsIn = async (table: 'notifications' | 'mails') =>
  (await identity.sql<{ kind: string }>(`SELECT kind FROM ${table} ORDER BY kind`)).map(({ kind }) => kind);
const waiting = () => identity.sql<{ attempts: number }>('SELECT attempts FROM push_messages');
const tryNow = () => identity.sql('UPDATE push_messages SET next_try_at = now()');

describe('a letter', () => {
  it('reaches nobody without a confirmed address, nobody suspended and nobody about to leave', async () => {
    for (const userId of [UNCONFIRMED, SUSPENDED, LEAVING]) await aBrowser(userId);
    await deliver(...[UNCONFIRMED, SUSPENDED, LEAVING].map((userId) => aLetter({ userId })));
    expect(await kindsIn('mails')).toEqual([]);
    expect(await kindsIn('notifications')).toEqual([]);
    expect(await waiting()).toEqual([]);
    await deliver(aLetter());
    expect(await kindsIn('mails')).toEqual(['daily-reminder']);
  });

  it('is one mail of its kind with a link that turns its topic off', async () => {
    const roads = [{ roadmapId: 'r2', title: 'Out of debt', mentorName: 'Mei' }];
    await deliver(
      aLetter(),
      aLetter({ kind: 'sunday', doneCount: 1, done: ['Count the coins'] }),
      aLetter({ kind: 'quiet', quietDays: 7 }),
      aLetter({ kind: 'welcome', next: null, roads }),
    );
    const rows = await identity.sql<{ kind: string; topic: string }>(
      `SELECT kind, split_part(subscription_token, '.', 2) AS topic FROM mails ORDER BY kind`,
    );
    expect(rows.map(({ kind, topic }) => `${kind} ${topic}`)).toEqual([
      ...['daily-reminder daily', 'quiet-note quiet', 'sunday-letter weekly', 'welcome-roads welcome'],
    ]);
  });

  it('is not sent when it has expired, nor twice', async () => {
    await deliver(aLetter({ expiresAt: '2020-11-01T13:00:00.000Z' }));
    expect(await kindsIn('mails')).toEqual([]);
    const letter = aLetter();
    await deliver(letter);
    await deliver(letter);
    expect(await kindsIn('mails')).toEqual(['daily-reminder']);
    expect(await kindsIn('notifications')).toEqual(['daily-reminder']);
  });

  it('takes the place of an unread one in the list, not of a read one', async () => {
    await deliver(aLetter());
    await deliver(aLetter());
    expect(await kindsIn('notifications')).toEqual(['daily-reminder']);
    await identity.sql('UPDATE notifications SET read_at = now()');
    await deliver(aLetter());
    expect(await kindsIn('notifications')).toHaveLength(2);
  });
});

describe('a push message', () => {
  it('is sent once to each browser, encrypted, signed with our key, and names nothing of the roadmap', async () => {
    const devices = [await aBrowser(), await aBrowser()];
    await deliver(aLetter());
    await Promise.all([sendPushes(), sendPushes()]);
    await sendPushes();
    const { publicKey } = await identity.call(push.GetPushKey, {}, asLearner(LEE));
    expect(service.received.map(({ device }) => device.endpoint).sort()).toEqual(
      devices.map(({ endpoint }) => endpoint).sort(),
    );
    expect(service.received[0]).toMatchObject({
      content: {
        title: 'Your next small step is waiting',
        link: '/roadmap/r1?step=s1',
        tag: 'daily-reminder',
      },
      ...{ topic: 'daily-reminder', vapidKey: publicKey },
    });
    expect(JSON.stringify(service.received.map(({ content }) => content))).not.toMatch(/lupus|envelope/);
    expect(await waiting()).toEqual([]);
  });

  it('is not made for a letter, nor when reminders are off in Waymark', async () => {
    await aBrowser();
    await deliver(aLetter({ kind: 'quiet', quietDays: 3 }));
    const off = { topic: 'daily', channel: 'product', enabled: false } as const;
    await identity.call(preferences.ChangeNotificationPreference, off, asLearner(LEE));
    await deliver(aLetter());
    expect(await waiting()).toEqual([]);
  });

  it.each([404, 410])('removes the browser when the service responds with %d', async (status) => {
    const gone = await aBrowser();
    const other = await aBrowser();
    service.replyWith(gone, status);
    await deliver(aLetter());
    await sendPushes();
    expect(await identity.sql('SELECT endpoint FROM push_devices')).toEqual([{ endpoint: other.endpoint }]);
  });

  it.each([429, 500])('is sent again after %d', async (status) => {
    service.replyWith(await aBrowser(), status);
    await deliver(aLetter());
    await sendPushes();
    expect(await waiting()).toEqual([{ attempts: 1 }]);
    await tryNow();
    await sendPushes();
    expect(service.received).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it.each([
    [400, 'a rejected message'],
    [307, 'a message sent to another address'],
  ])('is given up after %d (%s)', async (status) => {
    service.replyWith(await aBrowser(), status);
    await deliver(aLetter());
    await sendPushes();
    expect(await waiting()).toEqual([]);
    expect(service.received).toEqual([]);
  });

  it('is dropped when it is of no use any more', async () => {
    await aBrowser();
    await deliver(aLetter());
    await identity.sql('UPDATE push_messages SET useless_after = now()');
    await sendPushes();
    expect([await waiting(), service.received]).toEqual([[], []]);
  });
});

describe('a browser', () => {
  it('is refused with the address of an unknown service', async () => {
    const device = { ...service.subscribe(), endpoint: 'http://169.254.169.254/latest/meta-data' };
    await expect(allow(device)).rejects.toMatchObject({
      code: 'VALIDATION',
      issues: [{ path: ['endpoint'] }],
    });
  });

  it('belongs to whoever allowed it last, and can be removed by them alone', async () => {
    const device = await aBrowser(LEE);
    await allow(device, LEAVING);
    const ownerOf = () => identity.sql('SELECT user_id FROM push_devices');
    expect(await ownerOf()).toEqual([{ user_id: LEAVING }]);
    const { endpoint } = device;
    await identity.call(push.RemovePushDevice, { endpoint }, asLearner(LEE));
    expect(await ownerOf()).toHaveLength(1);
    for (let n = 0; n < 2; n++) await identity.call(push.RemovePushDevice, { endpoint }, asLearner(LEAVING));
    expect(await ownerOf()).toEqual([]);
  });

  it('is one of ten at most', async () => {
    for (let n = 0; n < 12; n++) await aBrowser();
    expect(await identity.sql('SELECT FROM push_devices')).toHaveLength(10);
  });

  it('finds the same key after another process has started', async () => {
    const key = () => identity.call(push.GetPushKey, {}, asLearner(LEE));
    const before = await key();
    const replica = await identity.startReplica();
    await replica.stop();
    expect(await key()).toEqual(before);
    expect(await identity.sql('SELECT FROM push_keys')).toHaveLength(1);
  });
});
