import { describe, expect, it } from '@jest/globals';
import type { Party } from '@waymark/contracts/scheduling/sessions';
import { aSession, mailSettings } from '../../testing/samples.ts';
import type { Message } from '../domain/notices/message.ts';
import { viewOf } from '../domain/notices/session-notice.ts';
import {
  booked,
  cancelled,
  completed,
  moved,
  noShow,
  paymentDue,
  reminder,
} from '../domain/notices/sessions.ts';
import { renderMail } from './render-mail.tsx';

const forLearner = 'Tuesday 1 December 2037, 16:30 (America/Los_Angeles)';
const forMentor = 'Wednesday 2 December 2037, 09:30 (Asia/Tokyo)';
const view = <const M extends object>(role: Party, more: M) => viewOf({ ...aSession(), ...more }, role);
const textOf = async (message: Message) =>
  (await renderMail(message, { ...mailSettings, PUBLIC_URL: 'https://waymark.example/' }, null)).text;
const linesOf = async (message: Message) => (await textOf(message)).split('\n');

describe('the mail of a booked session', () => {
  it('names an intro call', async () => {
    const call = { isIntro: true, endsAt: '2037-12-02T00:45:00.000Z', price: 0, payment: 'free' } as const;
    const message = booked.message(view('mentor', call));
    expect(message).toMatchObject({
      title: 'Lee Park booked an intro call with you',
      subject: `Intro call with Lee Park: ${forMentor}`,
    });
    expect(await linesOf(message)).toContain('Session: Intro call, 15 minutes');
  });

  it('has both local times for the learner, their own first', async () => {
    const message = booked.message(
      view('learner', { topic: 'First steps', userNotes: 'I am lost.\n\nHelp?' }),
    );
    expect(message).toMatchObject({ title: 'Your session with Mei Tanaka is booked', body: forLearner });
    expect(message.subject).toBe(`Session with Mei Tanaka: ${forLearner}`);
    expect(await textOf(message)).toBe(`Hello Lee Park,

Your session with Mei Tanaka is booked.

When: ${forLearner}
For Mei Tanaka: ${forMentor}
Session: One-on-one session, 30 minutes
Price: $25.00, paid
Where: https://meet.example/abc-def

What you wrote:
> First steps
>
> I am lost.
>
> Help?

See the session: https://waymark.example/scheduling?session=0199aaaa-0000-7000-8000-000000000001

Open the attached invitation to add it to your calendar.

Something came up? You can move or cancel it under My Sessions. Cancelling is free until 24 hours before the start.

--
Waymark, https://waymark.example/
You are receiving this email because it is about a session of yours on Waymark.
Choose which emails you get: https://waymark.example/account/notifications
Sent by Waymark <post@waymark.example>
`);
  });

  it('has both local times for the mentor, their own first', async () => {
    const guided = {
      kind: 'guided',
      sessionType: 'career-coaching',
      endsAt: '2037-12-02T01:30:00.000Z',
      payment: 'after-session',
      aboutTitle: 'Find your footing',
    } as const;
    const message = booked.message(view('mentor', guided));
    expect(message).toMatchObject({ title: 'Lee Park booked a session with you', body: forMentor });
    expect(await linesOf(message)).toEqual(
      expect.arrayContaining([
        'Hello Mei Tanaka,',
        `When: ${forMentor}`,
        `For Lee Park: ${forLearner}`,
        'Session: Career Coaching, 60 minutes',
        'About: Find your footing',
        'Price: $25.00, paid after the session',
      ]),
    );
    expect(await textOf(message)).not.toContain('wrote');
  });

  it('has one local time where both are the same', async () => {
    const text = await textOf(booked.message(view('learner', { mentorTimezone: 'America/Los_Angeles' })));
    expect(text).toContain(`When: ${forLearner}\nSession:`);
  });
});

describe('the mail of a moved session', () => {
  const move = { previousStart: '2037-12-01T08:00:00.000Z', movedBy: 'mentor' } as const;

  it('has both times in the zone of the learner and who moved it', async () => {
    const message = moved.message(view('learner', move));
    expect(message.title).toBe('Mei Tanaka moved your session');
    expect(message.subject).toBe(`Moved: session with Mei Tanaka, now ${forLearner}`);
    expect(await linesOf(message)).toEqual(
      expect.arrayContaining([
        `New time: ${forLearner}`,
        `For Mei Tanaka: ${forMentor}`,
        'Old time: Tuesday 1 December 2037, 00:00 (America/Los_Angeles)',
        'The price and your payment stay the same.',
      ]),
    );
  });

  it('has both times in the zone of the mentor who moved it', async () => {
    const message = moved.message(view('mentor', move));
    expect(message.title).toBe('You moved your session with Lee Park');
    expect(await linesOf(message)).toEqual(
      expect.arrayContaining([
        `New time: ${forMentor}`,
        'Old time: Tuesday 1 December 2037, 17:00 (Asia/Tokyo)',
      ]),
    );
  });
});

describe('the mail of a cancelled session', () => {
  const byLearner = (refundCents: number) => ({ cancelledBy: 'learner', refundCents }) as const;

  it.each([
    ['learner', 'You cancelled your session with Mei Tanaka.', forLearner],
    ['mentor', 'Lee Park has cancelled your session.', forMentor],
  ] as const)('states who cancelled and the start to the %s', async (role, sentence, when) => {
    const lines = await linesOf(cancelled.message(view(role, byLearner(2_500))));
    expect(lines).toEqual(expect.arrayContaining([sentence, `Planned for: ${when}`]));
  });

  it.each([
    [
      { payment: 'paid' },
      2_500,
      'learner',
      '$25.00 will be refunded to the payment method you used. We will email you again when the refund has gone through.',
    ],
    [{ payment: 'paid', currency: 'EUR' }, 2_500, 'mentor', 'Lee Park gets a refund of €25.00.'],
    [
      { payment: 'paid', currency: 'GBP' },
      0,
      'learner',
      'It was cancelled less than 24 hours before the start, so the £25.00 you paid is not refunded.',
    ],
    [
      { payment: 'paid' },
      0,
      'mentor',
      'It was cancelled less than 24 hours before the start, so the payment of $25.00 is not refunded.',
    ],
    [{ payment: 'waived' }, 0, 'learner', 'You will not be charged for it.'],
    [{ payment: 'free', price: 0 }, 0, 'learner', 'It was free, so there is nothing to pay or refund.'],
  ] as const)('states for %j and a refund of %i to the %s: %s', async (more, refund, role, sentence) => {
    expect(await linesOf(cancelled.message(view(role, { ...more, ...byLearner(refund) })))).toContain(
      sentence,
    );
  });
});

const unsettled = { refundCents: 0, basis: 'report', reason: null } as const;

describe('the mail of a no-show', () => {
  it.each([
    [
      'learner',
      'mentor',
      'We have noted that Mei Tanaka did not come to your session. We are sorry about that.',
    ],
    ['mentor', 'mentor', 'Lee Park reported that you did not come to your session.'],
    ['learner', 'learner', 'Mei Tanaka reported that you did not come to your session.'],
    [
      'mentor',
      'learner',
      'We have noted that Lee Park did not come to your session. We are sorry about that.',
    ],
  ] as const)('states to the %s that the %s did not come', async (role, absent, sentence) => {
    expect(await linesOf(noShow.message(view(role, { ...unsettled, absent })))).toContain(sentence);
  });

  it('has the refund', async () => {
    const lines = await linesOf(
      noShow.message(view('learner', { ...unsettled, absent: 'mentor', refundCents: 2_500 })),
    );
    expect(lines).toContain(
      '$25.00 will be refunded to the payment method you used. We will email you again when the refund has gone through.',
    );
  });
});

describe('the mail of a settled no-show', () => {
  it.each([
    ['agreement', 'learner', 'You agreed that you did not come to your session with Mei Tanaka.'],
    [
      'silence',
      'learner',
      'Mei Tanaka reported that you did not come to your session, and you did not respond within 24 hours.',
    ],
    ['decision', 'learner', 'An admin has decided that you did not come to your session with Mei Tanaka.'],
    [
      'silence',
      'mentor',
      'Lee Park did not respond to your report within 24 hours, so your session is recorded as missed by them.',
    ],
  ] as const)('states the basis: %s, to the %s', async (basis, role, sentence) => {
    const message = noShow.message(view(role, { ...unsettled, absent: 'learner', basis }));
    expect(await linesOf(message)).toContain(sentence);
  });

  it('has the reason of a decision', async () => {
    const settlement = {
      absent: 'learner',
      refundCents: 0,
      basis: 'decision',
      reason: 'The log shows it.',
    } as const;
    expect(await linesOf(noShow.message(view('mentor', settlement)))).toContain('> The log shows it.');
  });
});

describe('the mail of a completed session', () => {
  it('requests a review from the learner', async () => {
    const message = completed.message(view('learner', { payBy: null }));
    expect(message.subject).toBe('How was your session with Mei Tanaka?');
    expect(await linesOf(message)).toContain(
      'Write a review: https://waymark.example/scheduling?session=0199aaaa-0000-7000-8000-000000000001',
    );
  });

  it('has the amount to pay and its deadline before the review', async () => {
    const message = paymentDue.message(
      view('learner', { payment: 'due', payBy: '2037-12-05T01:30:00.000Z' }),
    );
    expect(message.actions.map(({ label }) => label)).toEqual(['Pay $25.00 now', 'Write a review']);
    expect(await linesOf(message)).toEqual(
      expect.arrayContaining([
        'To pay: $25.00',
        'Until: Friday 4 December 2037, 17:30 (America/Los_Angeles)',
      ]),
    );
  });
});

describe('the mail of a reminder', () => {
  it.each([
    ['24h', 'learner', `Coming up: session with Mei Tanaka, ${forLearner}`, 'See the session'],
    ['1h', 'mentor', `Starting soon: session with Lee Park, ${forMentor}`, 'Join the session'],
  ] as const)(
    'sent %s before has the start and the link for the %s',
    async (before, role, subject, button) => {
      const message = reminder.message(view(role, { before }));
      expect(message.subject).toBe(subject);
      expect(message.actions[0]?.label).toBe(button);
      expect(await linesOf(message)).toContain('Join the session: https://meet.example/abc-def');
    },
  );
});
