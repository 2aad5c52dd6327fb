// guarantees: A mail is sent again only after a crash, under the same Message-ID
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ListMails } from '@waymark/contracts/identity/notifications.endpoints';
import { PaymentCaptured } from '@waymark/contracts/payments/events';
import {
  SessionBooked,
  SessionCancelled,
  SessionCompleted,
  SessionMoved,
  SessionNoShow,
  SessionReminded,
} from '@waymark/contracts/scheduling/events';
import { newId } from '@waymark/kernel/ids';
import { asAdmin } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import type { Harness } from '../testing/harness.ts';
import { lee, type MailServer, mei, startMailScene } from '../testing/mail-scene.ts';
import { partsOf, readable } from '../testing/mail-server.ts';
import { aPayment, aSession } from '../testing/samples.ts';
import { SendMails } from './app/send-mails.ts';

let smtp: MailServer;
let identity: Harness;

beforeAll(async () => {
  ({ smtp, identity } = await startMailScene());
});

afterAll(async () => {
  await identity?.stop();
  await smtp?.stop();
});

afterEach(async () => {
  smtp.received.length = 0;
  await identity.sql('DELETE FROM mails');
});

const session = (more: Parameters<typeof aSession>[0] = {}) => aSession({ sessionId: newId(), ...more });
const mailTo = (userId: number) =>
  eventually(async () => {
    const rows = await identity.sql<{ id: string; next_try_at: Date }>(
      'SELECT * FROM mails WHERE user_id = $1',
      [userId],
    );
    expect(rows).toHaveLength(1);
    return rows[0]!;
  });
/** One poll of MAIL_POLL_SECONDS. */
const send = () => identity.get(SendMails).execute();
const sendUntil = (check: () => void | Promise<void>) =>
  eventually(async () => {
    await send();
    await check();
  });
const becomes = (userId: number, wanted: object) =>
  sendUntil(async () => expect(await mailTo(userId)).toMatchObject(wanted));
const tryNow = () => identity.sql("UPDATE mails SET next_try_at = now() WHERE state = 'queued'");

describe('a mail', () => {
  it('is sent once to each participant, with an invitation that contains only the address of its recipient', async () => {
    const facts = session();
    await identity.publish(SessionBooked, facts);
    await sendUntil(() => expect(smtp.received).toHaveLength(2));
    const [source = ''] = smtp.receivedBy(lee);
    const [head, ...parts] = partsOf(source);
    const { id } = await mailTo(1);
    expect(head?.headers).toMatchObject({
      from: 'Waymark News <news@waymark.example>',
      to: lee,
      'message-id': `<${id}@waymark.example>`,
      'auto-submitted': 'auto-generated',
    });
    expect(readable(head?.headers.subject ?? '')).toBe(
      'Session with Mei Tanaka: Tuesday 1 December 2037, 16:30 (America/Los_Angeles)',
    );
    const types = parts.map(({ headers }) => headers['content-type']?.replace(/; (?:boundary|name).*/, ''));
    expect(types).toEqual([
      'multipart/alternative',
      'text/plain; charset=utf-8',
      'text/html; charset=utf-8',
      'text/calendar; charset=utf-8; method=REQUEST',
      'application/ics',
    ]);
    const ics = parts.slice(-2).map(({ content }) => content.replace(/\r\n /g, ''));
    expect(ics[0]?.trim()).toBe(ics[1]?.trim());
    expect(ics[0]?.split('\r\n')).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        `UID:${facts.sessionId}@sessions.waymark`,
        'SEQUENCE:0',
        'DTSTART:20371202T003000Z',
      ]),
    );
    expect(ics[0]?.toLowerCase().match(/mailto:\S+/g)).toEqual([
      'mailto:news@waymark.example',
      `mailto:${lee}`,
    ]);
    expect(smtp.receivedBy(mei)).toHaveLength(1);
    expect(smtp.receivedBy(mei).join()).not.toContain(lee);
    await becomes(8, { state: 'sent', attempts: 1 });
  });

  it('cancels the appointment in the calendar', async () => {
    const facts = session({ sequence: 3 });
    await identity.publish(SessionCancelled, { ...facts, cancelledBy: 'mentor', refundCents: 0 });
    await sendUntil(() => expect(smtp.received).toHaveLength(2));
    const all = partsOf(smtp.receivedBy(mei)[0] ?? '');
    const ics = all.find(({ headers }) => headers['content-type']?.startsWith('text/calendar'));
    expect(ics?.headers['content-type']).toContain('method=CANCEL');
    expect(ics?.content).toContain('SEQUENCE:3');
    expect(ics?.content).toContain('STATUS:CANCELLED');
    expect(ics?.content).not.toContain('meet.example');
  });

  it('has no header injected by a name', async () => {
    const mentorName = 'Mei\r\nBcc: all@evil.example\r\n\r\nHi';
    await identity.publish(PaymentCaptured, aPayment({ mentorName }));
    await sendUntil(() => expect(smtp.received).toHaveLength(1));
    const [head] = partsOf(smtp.received[0]?.source ?? '');
    expect(Object.keys(head?.headers ?? {})).not.toContain('bcc');
    expect(readable(head?.headers.subject ?? '')).toContain('session with Mei Bcc: all@evil.example Hi');
  });

  it('is not sent again when the database fails to mark it as sent', async () => {
    await identity.sql(`
      CREATE SEQUENCE marks;
      CREATE FUNCTION fail_first_mark() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN
        IF nextval('marks') = 1 THEN RAISE EXCEPTION 'out of reach'; END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER fail_first_mark BEFORE UPDATE ON mails FOR EACH ROW WHEN (NEW.state = 'sent')
        EXECUTE FUNCTION fail_first_mark()`);
    try {
      await identity.publish(PaymentCaptured, aPayment());
      await becomes(1, { state: 'sent', attempts: 1 });
      expect(smtp.receivedBy(lee)).toHaveLength(1);
      expect(await identity.sql('SELECT last_value FROM marks')).toEqual([{ last_value: '2' }]);
    } finally {
      await identity.sql('DROP FUNCTION fail_first_mark CASCADE; DROP SEQUENCE marks');
    }
  });

  it('is sent again after its lease, under the same Message-ID, when the process stopped before the mark', async () => {
    await identity.publish(PaymentCaptured, aPayment());
    await becomes(1, { state: 'sent', attempts: 1 });
    // What a stop between the server's reply and the mark leaves behind.
    await identity.sql("UPDATE mails SET state = 'queued', ended_at = NULL");
    await send();
    expect(smtp.receivedBy(lee)).toHaveLength(1);
    await tryNow();
    await becomes(1, { state: 'sent', attempts: 2 });
    const ids = smtp.receivedBy(lee).map((source) => partsOf(source)[0]?.headers['message-id']);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('offers to turn off reminders with one click, and offers this in no mail that is always on', async () => {
    const facts = session();
    await identity.publish(SessionReminded, { ...facts, before: '1h' });
    await sendUntil(() => expect(smtp.receivedBy(lee)).toHaveLength(1));
    const [reminder = ''] = smtp.receivedBy(lee);
    const url = /^https:\/\/way\.example\/api\/unsubscribe\?token=1\.reminders\.[\w-]{43}$/;
    const { headers } = partsOf(reminder)[0]!;
    const [, target = ''] = /^<([^>]*)>$/.exec(headers['list-unsubscribe'] ?? '') ?? [];
    expect(target).toMatch(url);
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const text = partsOf(reminder).find((part) => part.headers['content-type']?.startsWith('text/plain'));
    expect(text?.content).toContain(target.replace('/api/unsubscribe', '/unsubscribe'));
    await identity.publish(SessionCancelled, { ...facts, cancelledBy: 'mentor', refundCents: 0 });
    await sendUntil(() => expect(smtp.receivedBy(lee)).toHaveLength(2));
    expect(Object.keys(partsOf(smtp.receivedBy(lee)[1]!)[0]!.headers)).not.toContain('list-unsubscribe');
  });

  it.each([
    ['defers the message', { data: 451 }, 'EMESSAGE DATA 451'],
    ['defers the address', { rcpt: 450 }, 'EENVELOPE RCPT TO 450'],
    ['hangs up', 'hang-up', expect.stringContaining('ECONN')],
  ] as const)('is retried under the same Message-ID when the server %s', async (_case, reply, error) => {
    smtp.replyWith(lee, reply);
    await identity.publish(PaymentCaptured, aPayment());
    await becomes(1, { state: 'queued', attempts: 1, last_error: error });
    const { id, next_try_at } = await mailTo(1);
    const waitMs = next_try_at.getTime() - Date.now();
    expect(waitMs).toBeGreaterThan(30_000);
    expect(waitMs).toBeLessThanOrEqual(72_000);
    await tryNow();
    await becomes(1, { state: 'sent', attempts: 2, last_error: null });
    const ids = smtp.receivedBy(lee).map((source) => partsOf(source)[0]?.headers['message-id']);
    expect(ids).toEqual([`<${id}@waymark.example>`]);
  });

  it('fails when the server rejects it permanently, and after ten attempts', async () => {
    smtp.replyWith(lee, { rcpt: 550 });
    await identity.publish(PaymentCaptured, aPayment());
    await becomes(1, { state: 'failed', attempts: 1 });
    await identity.sql(
      "UPDATE mails SET state = 'queued', ended_at = NULL, attempts = 9, next_try_at = now()",
    );
    smtp.replyWith(lee, { data: 451 });
    await becomes(1, { state: 'failed', attempts: 10 });
    expect(smtp.received).toEqual([]);
  });

  it('is not sent once a newer mail of its session supersedes it', async () => {
    const facts = session();
    smtp.replyWith(lee, { data: 451 });
    smtp.replyWith(mei, { data: 451 });
    await identity.publish(SessionBooked, facts);
    for (const userId of [1, 8]) await becomes(userId, { state: 'queued', last_error: 'EMESSAGE DATA 451' });
    const moved = { ...facts, sequence: 1, previousStart: facts.startsAt, movedBy: 'mentor' } as const;
    await identity.publish(SessionMoved, { ...moved, startsAt: '2037-12-03T00:30:00.000Z' });
    await sendUntil(() => expect(smtp.received).toHaveLength(2));
    await tryNow();
    const rows = await identity.sql(
      'SELECT kind, state, last_error FROM mails WHERE user_id = 1 ORDER BY id',
    );
    expect(rows[0]).toEqual({ kind: 'session-booked', state: 'failed', last_error: 'superseded' });
    expect(rows[1]).toMatchObject({ kind: 'session-moved' });
  });

  it.each([
    ['payment-due', 'no-show'],
    ['reminder', 'no-show'],
    ['reminder', 'cancelled'],
  ] as const)('is not sent about a %s once its session is %s with the same sequence', async (old, end) => {
    const facts = session();
    const agreed = { basis: 'agreement', reason: null } as const;
    const publish = {
      'payment-due': () =>
        identity.publish(SessionCompleted, { ...facts, payment: 'due', payBy: facts.endsAt }),
      reminder: () => identity.publish(SessionReminded, { ...facts, before: '1h' }),
      'no-show': () =>
        identity.publish(SessionNoShow, { ...facts, absent: 'mentor', refundCents: 0, ...agreed }),
      cancelled: () =>
        identity.publish(SessionCancelled, { ...facts, cancelledBy: 'mentor', refundCents: 0 }),
    };
    smtp.replyWith(lee, { data: 451 });
    await publish[old]();
    await becomes(1, { kind: `session-${old}`, state: 'queued', last_error: 'EMESSAGE DATA 451' });
    await publish[end]();
    await sendUntil(() => expect(smtp.receivedBy(lee)).toHaveLength(1));
    const rows = await identity.sql(
      'SELECT kind, state, last_error FROM mails WHERE user_id = 1 ORDER BY id',
    );
    expect(rows).toEqual([
      { kind: `session-${old}`, state: 'failed', last_error: 'superseded' },
      expect.objectContaining({ kind: `session-${end}` }),
    ]);
  });

  it('is not sent as a reminder once it has expired', async () => {
    smtp.replyWith(lee, { data: 451 });
    await identity.publish(SessionReminded, { ...session(), before: '1h' });
    await becomes(1, { state: 'queued', last_error: 'EMESSAGE DATA 451' });
    await identity.sql("UPDATE mails SET useless_after = now(), next_try_at = now() WHERE state = 'queued'");
    await becomes(1, { state: 'failed', last_error: 'too late' });
    expect(smtp.receivedBy(lee)).toEqual([]);
  });

  it('is sent once by several polling replicas, for events that arrive twice and in any order', async () => {
    const replicas = await Promise.all([1, 2].map(() => identity.startReplica({ MAIL_POLL_SECONDS: '1' })));
    try {
      const events = Array.from({ length: 10 }, () => ({
        id: newId(),
        payment: aPayment({ intentId: newId() }),
      }));
      const shuffled = [...events, ...events].sort(() => Math.random() - 0.5);
      await Promise.all(
        shuffled.map(({ id, payment }) => identity.publish(PaymentCaptured, payment, { id })),
      );
      await eventually(async () => {
        const rows = await identity.sql("SELECT FROM mails WHERE state = 'sent'");
        expect(rows).toHaveLength(10);
      });
      const ids = smtp.received.map(({ source }) => partsOf(source)[0]?.headers['message-id']);
      expect(ids).toHaveLength(10);
      expect(new Set(ids).size).toBe(10);
    } finally {
      await Promise.all(replicas.map((replica) => replica.stop()));
    }
  });

  it('is attempted by one of four concurrent senders', async () => {
    smtp.replyWith(lee, ...Array.from({ length: 12 }, () => ({ data: 451 })));
    for (let n = 0; n < 12; n++) await identity.publish(PaymentCaptured, aPayment());
    await sendUntil(async () => {
      const rows = await identity.sql('SELECT FROM mails WHERE attempts = 1');
      expect(rows).toHaveLength(12);
    });
    await tryNow();
    await Promise.all(Array.from({ length: 4 }, send));
    await sendUntil(() => expect(smtp.received).toHaveLength(12));
    const rows = await identity.sql('SELECT DISTINCT attempts FROM mails');
    expect(rows).toEqual([{ attempts: 2 }]);
  });
});

it('returns NOT_FOUND for the mails outside demo mode', async () => {
  await expect(identity.call(ListMails, {}, asAdmin())).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
