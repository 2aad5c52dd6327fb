import { describe, expect, it } from '@jest/globals';
import { receiptNumber } from '@waymark/contracts/payments/receipt';
import { aPayment, mailSettings } from '../../testing/samples.ts';
import type { Message } from '../domain/notices/message.ts';
import { receipt, refundSettled, refundStuck } from '../domain/notices/payments.ts';
import { renderMail } from './render-mail.tsx';

const linesOf = async (message: Message) => {
  const { text } = await renderMail(message, { ...mailSettings, DEMO_MODE: true }, null);
  return text.split('\n');
};
const refund = { ...aPayment(), refundId: 'r1' };
const settledAt = '2037-11-22T20:05:00.000Z';

describe('a receipt', () => {
  it('has amount, subject, time and receipt number', async () => {
    const message = receipt.message(aPayment());
    expect(message.subject).toBe('Receipt WM-A1B2-C3D4-E5F6: $25.00 for your session with Mei Tanaka');
    expect(await linesOf(message)).toEqual(
      expect.arrayContaining([
        'We have received your payment of $25.00. Thank you.',
        'Amount: $25.00',
        'For: Session with Mei Tanaka',
        'Receipt: WM-A1B2-C3D4-E5F6',
        'Paid: Saturday 21 November 2037, 12:05 (America/Los_Angeles)',
        'This is a demo: no real money moves.',
      ]),
    );
  });

  it('announces a confirmation only for a booking', async () => {
    expect((await linesOf(receipt.message(aPayment()))).join()).toContain(
      'A separate message confirms the session.',
    );
    const after = (await linesOf(receipt.message(aPayment({ purpose: 'after-session' })))).join();
    expect(after).not.toContain('confirms');
  });

  it('mentions a refund for a taken time only after a late payment', async () => {
    const textOf = async (isLate?: boolean) => (await linesOf(receipt.message(aPayment({ isLate })))).join();
    expect(await textOf(true)).toContain('If somebody else has booked the time, you get a full refund.');
    expect(await textOf(false)).not.toContain('refund');
    expect(await textOf()).not.toContain('refund');
  });

  it('has a number for any id', () => {
    expect(receiptNumber('demo1')).toBe('WM-DEMO-1');
  });
});

describe('a message about a refund', () => {
  it('quotes the reason of an admin', async () => {
    const note = 'The mentor lost the connection.';
    const lines = await linesOf(refundSettled.message({ ...refund, reason: 'dashboard', note, settledAt }));
    expect(lines.join('\n')).toContain('Our team made this refund.');
    expect(lines).toEqual(expect.arrayContaining([expect.stringContaining(note)]));
  });

  it.each([
    ['cancelled', undefined, 'The session was cancelled.'],
    ['no-show', undefined, 'The session did not take place.'],
    ['refused', 'slot-taken', 'The time could no longer be booked when your payment arrived.'],
    ['refused', 'already-paid', 'The session was already paid.'],
    ['refused', 'not-due', 'There is no longer anything to pay for the session.'],
    ['refused', 'wrong-amount', 'The amount you paid is not the price of the session.'],
    ['refused', 'unknown-session', 'There is no session that this payment could be for.'],
    ['refused', undefined, 'Your payment could not be used for a session.'],
  ] as const)('has reason, amount and time: %s (%s)', async (reason, refusal, why) => {
    expect(await linesOf(refundSettled.message({ ...refund, reason, refusal, settledAt }))).toEqual(
      expect.arrayContaining([
        `${why} We have refunded $25.00 to the payment method you used.`,
        'Refunded: Sunday 22 November 2037, 12:05 (America/Los_Angeles)',
        'Receipt: WM-A1B2-C3D4-E5F6',
      ]),
    );
  });

  it.each([
    ['CHF', 'CHF\u00a025.00'],
    ['JPY', '¥2,500'],
  ])('has the amount in %s, a currency without prices', (currency, amount) => {
    const message = refundSettled.message({ ...refund, currency, reason: 'refused', settledAt });
    expect(message.title).toBe(`Refund of ${amount}`);
  });

  it('has no time of the session', async () => {
    const message = refundSettled.message({ ...refund, reason: 'cancelled', settledAt });
    expect(await linesOf(message)).toContain('For: Session with Mei Tanaka');
    expect((await linesOf(receipt.message(aPayment()))).join()).not.toContain('1 December');
    expect((await linesOf(message)).join()).not.toContain('1 December');
  });

  it('links to its session, or to all sessions for a refused payment', () => {
    const cancelled = refundSettled.message({ ...refund, reason: 'cancelled', settledAt });
    expect(cancelled.link).toBe(`/scheduling?session=${refund.sessionId}`);
    const refused = refundSettled.message({ ...refund, reason: 'refused', refusal: 'slot-taken', settledAt });
    expect([refused.link, refused.actions]).toEqual([
      '/scheduling',
      [{ label: 'See your sessions', to: '/scheduling' }],
    ]);
  });

  it('contains payer, refund and error of a stuck refund', async () => {
    const lines = await linesOf(
      refundStuck.message({ ...refund, lastError: `no\r\nSession: ${'x'.repeat(1_000)}`, isReturned: false }),
    );
    expect(lines).toEqual(expect.arrayContaining(['Payer: User 1', 'Refund: r1']));
    expect(lines.find((line) => line.startsWith('Last error'))).toMatch(/^Last error: no Session: x{1,300}$/);
  });

  it('requests admins to refund in another way after a returned refund', () => {
    const { title, body } = refundStuck.message({ ...refund, lastError: 'closed', isReturned: true });
    expect(title).toMatch(/^A refund of .+ was sent back to us$/);
    expect(body).toMatch(/Please refund it another way\.$/);
  });
});
