import { describe, expect, it } from '@jest/globals';
import { aSession, mailSettings } from '../../testing/samples.ts';
import type { Message } from '../domain/notices/message.ts';
import type { Delivery } from '../domain/notices/notice.ts';
import { declined, made, withdrawn } from '../domain/notices/proposals.ts';
import { viewOf } from '../domain/notices/session-notice.ts';
import { cancelled, moved } from '../domain/notices/sessions.ts';
import { isCurrent } from '../domain/session-event.ts';
import { renderMail } from './render-mail.tsx';

const now = new Date('2037-11-28T08:00:00.000Z');
const facts = { ...aSession(), proposedBy: 'mentor', proposedStart: '2037-12-04T08:00:00.000Z' } as const;
const message = 'My train\nis late.';
const expiresAt = '2037-11-30T08:00:00.000Z';
const textOf = async (mail: Message) => (await renderMail(mail, mailSettings, null)).text;
const sentTo = (deliveries: Delivery[]) => deliveries.map(({ to }) => to);

describe('the mail of a proposed time', () => {
  it('goes to the person who answers, with both times and what was written', async () => {
    const deliveries = made.deliveries({ ...facts, message, expiresAt });
    expect(sentTo(deliveries)).toEqual([[facts.learnerId]]);
    expect(deliveries[0]).toMatchObject({ expiresAt });
    const { message: mail } = deliveries[0]!;
    expect(mail.title).toBe('Mei Tanaka proposes another time for your session');
    expect(mail.body).toMatch(/^Friday 4 December 2037, 00:00 .+ “My train is late\.”$/);
    const text = await textOf(mail);
    expect(text).toContain('Proposed time: Friday 4 December 2037, 00:00 (America/Los_Angeles)');
    expect(text).toContain('Present time: Tuesday 1 December 2037, 16:30 (America/Los_Angeles)');
    expect(text).toContain('What Mei Tanaka wrote:\n> My train\n> is late.');
  });

  it('has an answer for the person who proposed, and a withdrawal for the other one', async () => {
    const refusal = declined.deliveries({ ...facts, message: 'I work then.' });
    expect(sentTo(refusal)).toEqual([[facts.mentorId]]);
    expect(await textOf(refusal[0]!.message)).toContain('What Lee Park wrote:\n> I work then.');
    expect(sentTo(withdrawn.deliveries(facts))).toEqual([[facts.learnerId]]);
  });

  it('is not sent after the session has moved or ended', () => {
    const event = { type: 'proposed', sequence: 1, startsAt: facts.startsAt } as const;
    const state = { sequence: 1, startsAt: facts.startsAt, ended: null };
    expect(isCurrent(event, state, now)).toBe(true);
    expect(isCurrent(event, { ...state, sequence: 2 }, now)).toBe(false);
    expect(isCurrent(event, { ...state, ended: 'cancelled' }, now)).toBe(false);
  });
});

it('states who proposed and who accepted the new time of a session', async () => {
  const move = { previousStart: facts.startsAt, movedBy: 'mentor', acceptedBy: 'learner', message } as const;
  const toMentor = moved.message(viewOf({ ...aSession(), ...move }, 'mentor'));
  expect(toMentor.title).toBe('Lee Park accepted your new time');
  const toLearner = moved.message(viewOf({ ...aSession(), ...move }, 'learner'));
  expect(toLearner.title).toBe('You accepted a new time with Mei Tanaka');
  expect(await textOf(toLearner)).toContain('What Mei Tanaka wrote:\n> My train');
});

it('quotes the message of a cancellation to the other person', async () => {
  const cancel = { cancelledBy: 'learner', refundCents: 0, message: 'I found work.' } as const;
  const toMentor = cancelled.message(viewOf({ ...aSession(), ...cancel }, 'mentor'));
  expect(toMentor.body).toContain('“I found work.”');
  expect(await textOf(toMentor)).toContain('What Lee Park wrote:\n> I found work.');
  const toLearner = cancelled.message(viewOf({ ...aSession(), ...cancel }, 'learner'));
  expect(toLearner.body).not.toContain('“');
});
