import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { AdminPayment } from '@waymark/contracts/payments/admin-payments';
import { currentToast } from '#shared/ui/toast.ts';
import { FakeApi } from '#testing/fake-api.ts';
import { place, renderScreen } from '#testing/render-screen.tsx';
import { centsOf } from './payment-words.ts';
import PaymentsPage from './payments-page.tsx';

const me = {
  id: 3,
  username: 'ann',
  email: 'a@b.example',
  role: 'admin',
  subscriptionTier: 'free',
  avatar: null,
};
const aPayment = (fields: Partial<AdminPayment> = {}): AdminPayment => ({
  ...{ id: 'i1', receipt: 'WM-A1B2-C3D4-E5F6', sessionId: 's1', startsAt: '2030-01-01T10:00:00.000Z' },
  ...{ payer: { id: 101, name: 'zoe' }, mentor: { id: 201, name: 'Ada' }, amount: 2_500, currency: 'EUR' },
  ...{ refunded: 0, state: 'paid', provider: 'stripe', providerId: 'pi_1', paidAt: null },
  createdAt: '2026-11-20T10:00:00.000Z',
  ...fields,
});
let api: FakeApi;

function visit(payments: AdminPayment[], query = ''): void {
  api = new FakeApi({
    '/api/user': { body: me },
    '/api/admin/payments/intents': { body: payments },
    '/api/admin/payments/export': {
      status: 422,
      body: { code: 'RULE_REFUSED', message: 'More than 5,000 match.' },
    },
  });
  renderScreen(<PaymentsPage />, `/admin/payments?view=all${query}`);
}

describe('the list of payments', () => {
  it('links each payment, with its people, state and refunds', async () => {
    visit([
      aPayment(),
      aPayment({ id: 'i2', state: 'partly-refunded', refunded: 1_000, payer: { id: 7, name: null } }),
    ]);
    const rows = await screen.findAllByRole('rowheader');
    expect(rows[0]!.textContent).toMatch(/€25\.00 from zoe for Ada/);
    expect(rows[1]!.textContent).toMatch(/from User 7 for Ada€10\.00 refunded.*Refunded in part/);
    expect(screen.getAllByRole('link', { name: '€25.00' })[0]!.getAttribute('href')).toBe(
      '/admin/payments/i1',
    );
  });

  it('reads its filters from the address, sends cents and instants, and clears them', async () => {
    visit([], '&q=zed&amount=25,5&state=refunded&from=2026-11-01&person=101');
    const clear = await screen.findByRole('button', { name: 'Clear search' });
    const url = api.requests.find((one) => one.includes('/intents?'))!;
    for (const part of ['q=zed', 'amount=2550', 'state=refunded', 'userId=101', 'from=2026-']) {
      expect(url).toContain(part);
    }
    fireEvent.click(clear);
    expect(place()).toBe('/admin/payments?view=all');
  });

  it('reports an export that is too large', async () => {
    visit([aPayment()]);
    fireEvent.click(await screen.findByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Not exported'));
    expect(currentToast()?.description).toContain('More than 5,000 match.');
  });
});

it.each([
  ['25', 2_500],
  ['25.5', 2_550],
  [' 25,05 ', 2_505],
  ['0.01', 1],
  ['-1', null],
  ['1.005', null],
  ['1e3', null],
  ['', null],
])('reads the amount %j as %j cents', (text, cents) => expect(centsOf(text)).toBe(cents));
