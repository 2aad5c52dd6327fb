import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { Earning, EarningsSummary } from '@waymark/contracts/payments/earnings';
import { aUser } from '#testing/directory-samples.ts';
import { expectToast } from '#testing/expect-toast.ts';
import { FakeApi, refused } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import EarningsRoom from './earnings-room.tsx';

const anEarning = (fields: Partial<Earning> = {}): Earning => ({
  ...{ id: 'i1', receipt: 'WM-1', sessionId: 's1', startsAt: '2037-11-20T10:00:00.000Z', currency: 'EUR' },
  ...{ price: 2_500, refunded: 0, fee: 250, share: 2_250, paid: 0, state: 'waiting' },
  ...{ dueAt: '2037-12-08T10:00:00.000Z', paidAt: null, capturedAt: '2037-11-19T10:00:00.000Z' },
  ...fields,
});
const aSummary = (fields: Partial<EarningsSummary> = {}): EarningsSummary => ({
  ...{ provider: 'stripe', feePercent: 10, delayDays: 7, payouts: [] },
  sums: [{ currency: 'EUR', due: 0, waiting: 2_250, paid: 4_500 }],
  ...fields,
});

function visit(earnings: Earning[], summary: EarningsSummary = aSummary()): FakeApi {
  const api = new FakeApi({
    '/api/user': { body: aUser({ id: 3, role: 'mentor' }) },
    '/api/mentor/3': refused(404, 'Mentor not found'),
    '/api/mentor/earnings?limit=24': { body: earnings },
    '/api/mentor/earnings/summary': { body: summary },
    '/api/mentor/earnings/export': { body: { filename: 'earnings.csv', count: 1, text: 'receipt\r\n' } },
  });
  renderScreen(<EarningsRoom />, '/mentor/earnings');
  return api;
}

describe('the earnings of a mentor', () => {
  it('show the sums, the terms, and price, refund, fee, share and state of each payment', async () => {
    const part = { id: 'i2', receipt: 'WM-2', refunded: 1_000, fee: 150, share: 1_350 };
    visit([
      anEarning(),
      anEarning({ ...part, state: 'paid', paid: 1_350, paidAt: '2037-12-09T10:00:00.000Z' }),
    ]);
    expect(await screen.findByText(/10% goes to the operator.*due 7 days after the session/)).toBeTruthy();
    expect(screen.getByText('Paid to you').nextSibling?.textContent).toBe('€45.00');
    const table = await screen.findByRole('table', { name: /Earnings/ });
    const cells = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));
    expect(cells).toEqual([
      ['€25.00', '–', '€2.50', '€22.50', 'Waits until Dec 8, 2037'],
      ['€25.00', '€10.00', '€1.50', '€13.50', 'Paid on Dec 9, 2037'],
    ]);
    expect(screen.queryByText('Test mode, no real money')).toBeNull();
  });

  it('name money that is taken off the next payout, and the payouts that were made', async () => {
    const payout = { id: 'p1', amount: 4_500, currency: 'EUR', reference: 'SEPA 12' } as const;
    visit(
      [anEarning({ share: 0, fee: 0, refunded: 2_500, paid: 2_250, state: 'owed-back' })],
      aSummary({
        provider: 'sandbox',
        sums: [{ currency: 'EUR', due: -2_250, waiting: 0, paid: 2_250 }],
        payouts: [{ ...payout, madeAt: '2037-12-09T10:00:00.000Z' }],
      }),
    );
    expect(await screen.findByText(/taken off your next payout/)).toBeTruthy();
    expect(screen.getByText('SEPA 12')).toBeTruthy();
    expect(screen.getByText('Test mode, no real money')).toBeTruthy();
    expect((await screen.findAllByText('Refunded after it was paid to you')).length).toBeGreaterThan(0);
  });

  it('are saved as a file', async () => {
    URL.createObjectURL = () => 'blob:earnings';
    URL.revokeObjectURL = () => {};
    const saved: string[] = [];
    HTMLAnchorElement.prototype.click = function click() {
      saved.push(this.download);
    };
    visit([anEarning()]);
    fireEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
    await expectToast('1 payment saved');
    expect(saved).toEqual(['earnings.csv']);
  });

  it('are empty without a payment, with a way to the price', async () => {
    visit([], aSummary({ sums: [], feePercent: 0 }));
    expect(await screen.findByText('No earnings yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Your price' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save as CSV' })).toBeNull();
    expect(screen.getByText(/What learners pay for sessions with you is yours/)).toBeTruthy();
  });
});
