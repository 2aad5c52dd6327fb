import { describe, expect, it } from '@jest/globals';
import type { Message } from '../../domain/messages/message.ts';
import {
  receiptMessage,
  receiptNumber,
  refundSettledMessage,
  refundStuckMessage,
} from '../../domain/messages/payments.ts';
import { aPayment } from '../../testing/samples.ts';
import { plainText } from './plain-text.ts';

const linesOf = (message: Message) =>
  plainText(message, { publicUrl: 'https://waymark.example', isDemo: true }).split('\n');
const refund = { ...aPayment(), refundId: 'r1' };

describe('a payment', () => {
  it('has a receipt: how much, for what, when, under a number of ours', () => {
    const message = receiptMessage(aPayment());
    expect(message.subject).toBe('Receipt WM-A1B2-C3D4-E5F6: $25.00 for your session with Mei Tanaka');
    expect(linesOf(message)).toEqual(
      expect.arrayContaining([
        'We have received your payment of $25.00. Thank you.',
        'Amount: $25.00',
        'For: Session with Mei Tanaka, Tuesday 1 December 2037, 16:30 (America/Los_Angeles)',
        'Receipt: WM-A1B2-C3D4-E5F6',
        'Paid: Saturday 21 November 2037, 12:05 (America/Los_Angeles)',
        'This is a demo: no real money moves.',
      ]),
    );
  });

  it('does not promise a session that is confirmed elsewhere', () => {
    expect(linesOf(receiptMessage(aPayment())).join()).toContain(
      'A message of its own confirms the session.',
    );
    const after = linesOf(receiptMessage(aPayment({ purpose: 'after-session' }))).join();
    expect(after).not.toContain('confirms');
  });

  it('keeps its number whatever the id looks like', () => {
    expect(receiptNumber('demo1')).toBe('WM-DEMO-1');
  });
});

describe('a refund', () => {
  it.each([
    ['cancelled', 'The session was cancelled.'],
    ['no-show', 'The session did not take place.'],
    ['refused', 'The time was no longer free when your payment came.'],
  ] as const)('because of %s says why, how much and when', (reason, why) => {
    const settledAt = '2037-11-22T20:05:00.000Z';
    expect(linesOf(refundSettledMessage({ ...refund, reason, settledAt }))).toEqual(
      expect.arrayContaining([
        `${why} We have given $25.00 back, the way you paid it.`,
        'Given back: Sunday 22 November 2037, 12:05 (America/Los_Angeles)',
        'Receipt: WM-A1B2-C3D4-E5F6',
      ]),
    );
  });

  it('that is stuck tells admins what to look for', () => {
    const lines = linesOf(
      refundStuckMessage({ ...refund, lastError: `no\r\nSession: ${'x'.repeat(1_000)}`, isReturned: false }),
    );
    expect(lines).toEqual(expect.arrayContaining(['Payer: User 1', 'Refund: r1']));
    expect(lines.find((line) => line.startsWith('Last error'))).toMatch(/^Last error: no Session: x{1,300}$/);
  });

  it('that came back tells admins that it is not tried again by itself', () => {
    const { title, body } = refundStuckMessage({ ...refund, lastError: 'closed', isReturned: true });
    expect(title).toMatch(/^A refund of .+ was sent back to us$/);
    expect(body).toMatch(/Somebody has to give it back in another way\.$/);
  });
});
