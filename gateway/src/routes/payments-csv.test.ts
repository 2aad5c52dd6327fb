import { describe, expect, it } from '@jest/globals';
import type { AdminPayment } from '@waymark/contracts/payments/admin-payments';
import { paymentsCsv } from './payments-csv.ts';

const aPayment = (payer: string | null): AdminPayment => ({
  ...{ id: 'i1', receipt: 'WM-1', sessionId: 's1', startsAt: '2030-01-01T10:00:00.000Z' },
  ...{ payer: { id: 101, name: payer }, mentor: { id: 201, name: 'Ada' }, amount: 2_505, currency: 'USD' },
  ...{ refunded: 1_000, state: 'partly-refunded', provider: 'stripe', providerId: 'pi_1' },
  ...{ createdAt: '2030-01-01T09:00:00.000Z', paidAt: null },
});
const payerIn = (csv: string) => /,101,(.*),201,/s.exec(csv)?.[1];

describe('payments as CSV', () => {
  it('have a heading and a line each, with amounts as decimals', () => {
    const [heading, line, end] = paymentsCsv([aPayment('zoe')]).split('\r\n');
    expect(heading).toBe(
      '\ufeffreceipt,payment,session,session starts,payer id,payer,mentor id,mentor,currency,amount,refunded,state,provider,provider id,started,paid',
    );
    expect(line).toBe(
      'WM-1,i1,s1,2030-01-01T10:00:00.000Z,101,zoe,201,Ada,USD,25.05,10.00,partly-refunded,stripe,pi_1,2030-01-01T09:00:00.000Z,',
    );
    expect(end).toBe('');
  });

  it.each(['=1+1', '+49', '-2', '@SUM(A1)', '\t=1', ' =1', '\uff1d1'])(
    'quote a formula as text: %j',
    (name) => {
      expect(payerIn(paymentsCsv([aPayment(name)]))).toBe(`"'${name}"`);
    },
  );

  it('escape quotes, commas and line breaks', () => {
    expect(payerIn(paymentsCsv([aPayment('a "b", c\nd')]))).toBe('"a ""b"", c\nd"');
    expect(payerIn(paymentsCsv([aPayment(null)]))).toBe('');
  });
});
