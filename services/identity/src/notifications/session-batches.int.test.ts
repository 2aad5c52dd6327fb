import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { AnyEventType, EventData, EventEnvelope } from '@waymark/contracts/events';
import { NotificationAdded } from '@waymark/contracts/identity/events';
import {
  SessionBooked,
  SessionCancelled,
  SessionMoved,
  SessionReminded,
} from '@waymark/contracts/scheduling/events';
import type { Tx } from '@waymark/database/tx';
import { newId } from '@waymark/kernel/ids';
import { EventTransaction } from '@waymark/messaging/event-transaction';
import { eventually } from '@waymark/testing/eventually';
import pg from 'pg';
import type { Harness } from '../testing/harness.ts';
import { type MailServer, startMailScene } from '../testing/mail-scene.ts';
import { aSession } from '../testing/samples.ts';
import { SendNotices } from './app/send-notices.ts';

const MENTOR = 8;
const UNKNOWN = 77;
const MANY = 10;

let smtp: MailServer;
let identity: Harness;

beforeAll(async () => {
  ({ smtp, identity } = await startMailScene());
  await identity.sql(
    `INSERT INTO users (id, username, email, password_hash, role)
     SELECT n, 'learner' || n, n || '@learners.example', password_hash, 'learner'
     FROM users, generate_series(2, 6) n WHERE id = 1`,
  );
});
afterAll(async () => {
  await identity?.stop();
  await smtp?.stop();
});
// Not TRUNCATE, which deadlocks with the relay.
const empty = async () => {
  for (const table of ['notifications', 'mails', 'notified_sessions', 'inbox', 'outbox'])
    await identity.sql(`DELETE FROM ${table}`);
};
afterEach(empty);

const session = (more: Parameters<typeof aSession>[0] = {}) => aSession({ sessionId: newId(), ...more });
const event = <E extends AnyEventType>(type: E, data: EventData<E>): EventEnvelope<EventData<E>> => ({
  ...{ id: newId(), type: type.type, occurredAt: '2037-11-01T10:00:00.000Z', requestId: 'r' },
  ...{ actorId: null, audience: [], data },
});
const booked = (more: Parameters<typeof aSession>[0] = {}) => event(SessionBooked, session(more));
const move = (facts: ReturnType<typeof aSession>, sequence: number, hour: number) =>
  event(SessionMoved, {
    ...{ ...facts, sequence, startsAt: `2037-12-03T0${hour}:00:00.000Z` },
    ...{ endsAt: `2037-12-03T0${hour}:30:00.000Z`, previousStart: facts.startsAt, movedBy: 'learner' },
  });

/** Delivers the events in one transaction. */
const together = (method: string, events: EventEnvelope[]) =>
  identity
    .get(EventTransaction)
    .runBatch(method, events, (unseen, tx) => identity.get(SendNotices).execute(unseen, tx as Tx));
const alone = async (method: string, events: EventEnvelope[]): Promise<void> => {
  for (const one of events) await together(method, [one]);
};

const rows = async () => ({
  notifications: await identity.sql(
    'SELECT user_id, event_id, kind, title, body, link FROM notifications ORDER BY id',
  ),
  mails: await identity.sql(
    `SELECT user_id, event_id, kind, recipient, subject, message, ics, ics_method, session_id, sequence, useless_after,
       subscription_token, state, last_error FROM mails ORDER BY id`,
  ),
  states: await identity.sql('SELECT * FROM notified_sessions ORDER BY session_id'),
});
const mailsTo = (userId: number) =>
  identity.sql('SELECT sequence, state, last_error FROM mails WHERE user_id = $1 ORDER BY id', [userId]);

/** The statements of the transaction that `fn` opens for its events. */
async function statementsOf(fn: () => Promise<unknown>): Promise<string[]> {
  const sent: [client: pg.Client, text: string][] = [];
  const { query } = pg.Client.prototype;
  const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [what] = args as [string | { text: string }];
    sent.push([this, typeof what === 'string' ? what : what.text]);
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as never);
  await fn().finally(() => spy.mockRestore());
  const [client] = sent.find(([, text]) => text.includes('INSERT INTO inbox'))!;
  const texts = sent.filter(([by]) => by === client).map(([, text]) => text);
  const first = texts.findIndex((text) => text.includes('INSERT INTO inbox'));
  return texts.slice(first, texts.indexOf('COMMIT', first));
}

/** Signals may arrive after the test that caused them: a test that counts them has a learner of its own. */
const signalsTo = (userId: number) =>
  identity.signalled(NotificationAdded).filter(({ userIds }) => userIds.includes(userId));

describe('events of sessions in one transaction', () => {
  it('write the same rows as each one alone', async () => {
    const [first, second, third] = [session(), session({ learnerId: 2 }), session({ learnerId: 3 })];
    const learners = [first, second, third, session({ learnerId: 4 }), session({ learnerId: UNKNOWN })];
    const cancelled = { ...second, cancelledBy: 'mentor', refundCents: 0 } as const;
    const steps: [string, EventEnvelope[]][] = [
      ['booked', [...learners, third].map((facts) => event(SessionBooked, facts))],
      ['moved', [move(first, 1, 1), move(second, 2, 2), move(second, 1, 3), move(first, 2, 4)]],
      ['cancelled', [event(SessionCancelled, cancelled), event(SessionCancelled, cancelled)]],
      ['reminded', [third, second].map((facts) => event(SessionReminded, { ...facts, before: '24h' }))],
    ];
    for (const [method, events] of steps) await alone(method, events);
    const expected = await rows();
    await empty();
    for (const [method, events] of steps) await together(method, events);
    expect(await rows()).toEqual(expected);
    // 4 bookings with a learner, one without, 3 moves that are current, a cancellation and a reminder.
    expect(expected.notifications).toHaveLength(4 * 2 + 1 + 3 * 2 + 2 + 2);
    expect(expected.states).toHaveLength(5);
  });

  it('take no more statements for ten bookings than for one', async () => {
    const one = await statementsOf(() => together('booked', [booked()]));
    const ten = await statementsOf(() =>
      together(
        'booked',
        Array.from({ length: MANY }, () => booked()),
      ),
    );
    expect(ten).toEqual(one);
    expect((await rows()).mails).toHaveLength(2 * (1 + MANY));
  });

  it('supersede the mails of earlier ones about the same session', async () => {
    const facts = session();
    await together('moved', [move(facts, 1, 1), move(facts, 2, 2), move(session(), 1, 4), move(facts, 3, 3)]);
    const superseded = { state: 'failed', last_error: 'superseded' };
    for (const userId of [1, MENTOR])
      expect(await mailsTo(userId)).toEqual([
        { sequence: 1, ...superseded },
        { sequence: 2, ...superseded },
        { sequence: 1, state: 'queued', last_error: null },
        { sequence: 3, state: 'queued', last_error: null },
      ]);
    expect((await rows()).notifications).toHaveLength(4 * 2);
    expect((await rows()).states).toContainEqual(
      expect.objectContaining({ session_id: facts.sessionId, sequence: 3 }),
    );
  });

  it('are signalled once to all recipients, each named once', async () => {
    await together('booked', [booked({ learnerId: 5 }), booked({ learnerId: 1 }), booked({ learnerId: 5 })]);
    await eventually(() => expect(signalsTo(5)).not.toEqual([]));
    expect(signalsTo(5)).toEqual([{ userIds: [1, 5, MENTOR] }]);
  });

  it('are applied once when one is repeated or has been applied', async () => {
    const [seen, repeated, other] = [booked(), booked(), booked()];
    await alone('booked', [seen]);
    await together('booked', [repeated, seen, other, repeated]);
    const { notifications, mails } = await rows();
    const ids = [seen, repeated, other].flatMap(({ id }) => [id, id]);
    expect(notifications.map((row) => row.event_id)).toEqual(ids);
    expect(mails.map((row) => row.event_id)).toEqual(ids);
  });

  it('lock their sessions in one order, so that two transactions do not deadlock', async () => {
    const sessions = Array.from({ length: MANY }, () => session());
    const blocked = sessions[1]!.sessionId;
    const key = "hashtextextended('notified session: ' || $1, 0)";
    const heldWhenBlocked = async (events: EventEnvelope<unknown>[]): Promise<number> => {
      await identity.sql(`SELECT pg_advisory_lock(${key})`, [blocked]);
      const applied = together('moved', events);
      const held = await eventually(async () => {
        const locks = await identity.sql(
          `SELECT granted FROM pg_locks WHERE locktype = 'advisory'
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
           AND pid IN (SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND NOT granted)`,
        );
        expect(locks).toContainEqual({ granted: false });
        return locks.length - 1;
      });
      await identity.sql(`SELECT pg_advisory_unlock(${key})`, [blocked]);
      await applied;
      return held;
    };
    const moves = (sequence: number) => sessions.map((facts) => move(facts, sequence, 1));
    expect(await heldWhenBlocked(moves(1))).toBe(await heldWhenBlocked(moves(2).toReversed()));
  });
});

describe('pending events of sessions', () => {
  const eventsOf = async () => new Set((await rows()).mails.map((row) => row.event_id));

  it('share transactions', async () => {
    const ids = Array.from({ length: MANY }, newId);
    await identity.restart({}, async () => {
      for (const id of ids) await identity.publish(SessionBooked, session({ learnerId: 6 }), { id });
    });
    await eventually(async () => expect(await eventsOf()).toEqual(new Set(ids)));
    await eventually(() => expect(signalsTo(6)).not.toEqual([]));
    expect(signalsTo(6).length).toBeLessThan(MANY);
  });

  it('are applied although one of them always fails', async () => {
    const ids = Array.from({ length: 3 }, newId);
    await identity.restart({}, async () => {
      await identity.publish(SessionBooked, session(), { id: ids[0] });
      // PostgreSQL cannot store this.
      await identity.publish(SessionBooked, session({ topic: '\u0000' }));
      for (const id of ids.slice(1)) await identity.publish(SessionBooked, session(), { id });
    });
    await eventually(async () => expect(await eventsOf()).toEqual(new Set(ids)));
    expect((await rows()).notifications).toHaveLength(3 * 2);
  });
});
