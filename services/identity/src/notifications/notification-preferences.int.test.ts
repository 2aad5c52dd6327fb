// guarantees: What a user turned off is not sent; what is fixed cannot be turned off; links in mails work without a login
import { afterEach, describe, expect, it } from '@jest/globals';
import type { NotificationPreference } from '@waymark/contracts/identity/notification-preferences';
import * as rpc from '@waymark/contracts/identity/notification-preferences.endpoints';
import {
  type NotificationChannel,
  type NotificationTopic,
  notificationChannels,
  notificationTopics,
  whyFixed,
} from '@waymark/contracts/identity/notification-topics';
import { Database } from '@waymark/database/database';
import { demoPeople } from '@waymark/demo/people';
import { newId } from '@waymark/kernel/ids';
import { Harness } from '../testing/harness.ts';
import { messagesByKind } from '../testing/messages.ts';
import { NotifyUsers } from './app/notify-users.ts';
import { topicOf } from './domain/topic-of.ts';
import { RecipientsReader } from './persistence/recipients.reader.ts';

const callerOf = ({ id, username, role }: (typeof demoPeople)[keyof typeof demoPeople]) => ({
  userId: id,
  username,
  role,
});
const [learner, mei] = [callerOf(demoPeople.learner), callerOf(demoPeople.mei)];
const kinds = Object.keys(messagesByKind);
const topics = Object.keys(notificationTopics) as NotificationTopic[];

const identity = new Harness({ DEMO_MODE: 'true' }).forFile();
afterEach(() => identity.sql('TRUNCATE notifications, mails, notification_preferences, outbox'));

const change = (
  topic: NotificationTopic,
  channel: NotificationChannel,
  enabled: boolean,
  caller: typeof learner = learner,
) => identity.call(rpc.ChangeNotificationPreference, { topic, channel, enabled }, caller);
const list = (caller = learner) => identity.call(rpc.GetNotificationPreferences, {}, caller);
const isOn = (preferences: NotificationPreference[], topic: string, channel: NotificationChannel) =>
  preferences.find((one) => one.topic === topic)?.[channel];

/** Sends a message of every kind to both users in one transaction. */
const sendAll = () =>
  identity.get(Database).transaction(async (tx) => {
    const recipients = await identity.get(RecipientsReader).find(tx, [learner.userId, mei.userId]);
    const messages = kinds.flatMap((kind) =>
      recipients.map((to) => ({ eventId: newId(), to, message: messagesByKind[kind]! })),
    );
    await identity.get(NotifyUsers).execute(tx, messages);
  });
const storedOf = async (table: 'notifications' | 'mails', { userId }: typeof learner) =>
  (await identity.sql<{ kind: string }>(`SELECT kind FROM ${table} WHERE user_id = $1`, [userId]))
    .map(({ kind }) => kind)
    .sort();
const tokenOf = async ({ userId }: typeof learner, topic: NotificationTopic) => {
  await sendAll();
  const kind = kinds.find((one) => topicOf(one) === topic);
  const [mail] = await identity.sql<{ token: string }>(
    'SELECT subscription_token AS token FROM mails WHERE user_id = $1 AND kind = $2',
    [userId, kind],
  );
  await identity.sql('TRUNCATE notifications, mails');
  return mail!.token;
};

/** A message may go to one channel alone. */
const kindsBy = (channel: NotificationChannel) =>
  kinds.filter((kind) => (messagesByKind[kind]!.only ?? channel) === channel).sort();

const choices = topics.flatMap((topic) => notificationChannels.map((channel) => [topic, channel] as const));

describe('a notification preference', () => {
  it.each(choices.filter((choice) => !whyFixed(...choice)))(
    'off for %s on the channel "%s" stops its messages there only, for its user only',
    async (topic, channel) => {
      expect(isOn(await change(topic, channel, false), topic, channel)).toBe(false);
      await sendAll();
      const isWanted = (kind: string) => topicOf(kind) !== topic;
      const [shown, mailed] = [kindsBy('product'), kindsBy('mail')];
      expect(await storedOf('notifications', learner)).toEqual(
        channel === 'product' ? shown.filter(isWanted) : shown,
      );
      expect(await storedOf('mails', learner)).toEqual(channel === 'mail' ? mailed.filter(isWanted) : mailed);
      expect(await storedOf('mails', mei)).toEqual(mailed);
      expect(await storedOf('notifications', mei)).toEqual(shown);
      expect(isOn(await change(topic, channel, true), topic, channel)).toBe(true);
    },
  );

  it.each(choices.filter((choice) => whyFixed(...choice)))(
    'cannot be turned off for %s on the channel "%s"',
    async (topic, channel) => {
      await expect(change(topic, channel, false)).rejects.toMatchObject({
        code: 'RULE_REFUSED',
        issues: [{ path: ['enabled'], message: whyFixed(topic, channel) }],
      });
      await expect(
        identity.sql('INSERT INTO notification_preferences VALUES ($1, $2, $3, false)', [1, topic, channel]),
      ).rejects.toMatchObject({ constraint: 'notification_preferences_fixed' });
      expect(isOn(await change(topic, channel, true), topic, channel)).toBe(true);
    },
  );

  it('is on without a choice, and stays off when another one changes', async () => {
    expect((await list()).every(({ product, mail }) => product && mail)).toBe(true);
    await change('reviews', 'mail', false);
    await change('reviews', 'mail', false);
    await change('reminders', 'mail', false);
    await change('reminders', 'mail', true);
    const off = (await list()).filter(({ mail }) => !mail);
    expect(off).toEqual([{ topic: 'reviews', product: true, mail: false, fixed: [] }]);
    expect((await list(mei)).every(({ mail }) => mail)).toBe(true);
  });

  it('belongs to a user', async () => {
    await expect(identity.call(rpc.GetNotificationPreferences, {}, null)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });
});

describe('the token of a mail', () => {
  const get = (token: string) => identity.call(rpc.GetMailSubscription, { token }, null);
  const set = (token: string, subscribed: boolean) =>
    identity.call(rpc.ChangeMailSubscription, { token, subscribed }, null);

  it('turns the mails of its topic off and on without a login, also twice', async () => {
    const token = await tokenOf(learner, 'reminders');
    expect(await get(token)).toEqual({ topic: 'reminders', subscribed: true });
    for (let n = 0; n < 2; n++)
      expect(await set(token, false)).toEqual({ topic: 'reminders', subscribed: false });
    const off = (await list()).filter(({ product, mail }) => !product || !mail);
    expect(off).toEqual([{ topic: 'reminders', product: true, mail: false, fixed: [] }]);
    expect(await get(token)).toEqual({ topic: 'reminders', subscribed: false });
    expect(await set(token, true)).toEqual({ topic: 'reminders', subscribed: true });
    expect((await list()).every(({ mail }) => mail)).toBe(true);
  });

  it('is in mails that can be turned off only, and the same in all of a topic', async () => {
    const first = await tokenOf(learner, 'reminders');
    expect(await tokenOf(learner, 'reminders')).toBe(first);
    for (const topic of ['sessions', 'money', 'security'] as const)
      expect(await tokenOf(learner, topic)).toBeNull();
  });

  it('is rejected with another user, topic or signature', async () => {
    const token = await tokenOf(learner, 'reminders');
    const [, , signature] = token.split('.');
    const forged = [
      `${mei.userId}.reminders.${signature}`,
      `${learner.userId}.reviews.${signature}`,
      `${learner.userId}.security.${signature}`,
      `${learner.userId}.reminders.${'A'.repeat(43)}`,
      `2147483647.reminders.${signature}`,
      `9999999999.reminders.${signature}`,
      `${learner.userId}.reminders.x`,
      '',
    ];
    for (const one of forged) {
      const rejected = { code: 'VALIDATION', issues: [{ path: ['token'] }] };
      await expect(set(one, false)).rejects.toMatchObject(rejected);
      await expect(get(one)).rejects.toMatchObject(rejected);
    }
    expect(await identity.sql('SELECT FROM notification_preferences')).toEqual([]);
  });
});
