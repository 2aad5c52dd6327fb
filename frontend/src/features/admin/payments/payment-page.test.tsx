import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AdminRefund, PaymentRecord } from '@waymark/contracts/payments/admin-payments';
import { Route, Routes } from 'react-router-dom';
import { currentToast } from '#shared/ui/toast.ts';
import { FakeApi } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import PaymentPage from './payment-page.tsx';

const me = {
  id: 3,
  username: 'ann',
  email: 'a@b.example',
  role: 'admin',
  subscriptionTier: 'free',
  avatar: null,
};
const at = '2026-11-20T10:00:00.000Z';
const aRecord = (fields: Partial<PaymentRecord> = {}): PaymentRecord => ({
  ...{ id: 'i1', receipt: 'WM-1', sessionId: 's1', startsAt: at, payer: { id: 101, name: 'zoe' } },
  ...{
    mentor: { id: 201, name: 'Ada' },
    amount: 2_500,
    currency: 'EUR',
    refunded: 1_000,
    state: 'partly-refunded',
  },
  ...{ provider: 'stripe', providerId: 'pi_1', createdAt: at, paidAt: at, intentState: 'succeeded' },
  ...{ endReason: null, errorMessage: null, requested: 2_500, refundable: 1_500, disputes: [] },
  timeline: [
    { at, kind: 'captured', amount: 2_500, currency: 'EUR', cause: null, detail: null, by: null },
    {
      ...{ at, kind: 'refund-requested', amount: 1_000, currency: 'EUR', cause: 'admin' },
      ...{ detail: 'The line broke.', by: { id: 3, name: 'ann' } },
    },
  ],
  refunds: [],
  ledger: [{ id: '1', kind: 'capture', amount: 2_500, currency: 'EUR', at }],
  ...fields,
});
const aRefund: AdminRefund = {
  ...{ id: 'r1', cause: 'admin', amount: 550, state: 'waiting', reason: 'The line broke again.', by: null },
  ...{ providerId: null, lastError: null, createdAt: at, settledAt: null },
};
let api: FakeApi;

function visit(record: PaymentRecord): void {
  api = new FakeApi({
    '/api/user': { body: me },
    '/api/admin/payments/intents/i1': { body: record },
    '/api/admin/payments/intents/i1/refunds': { body: aRefund },
  });
  const page = (
    <Routes>
      <Route path="/admin/:page/:id" element={<PaymentPage />} />
    </Routes>
  );
  renderScreen(page, '/admin/payments/i1');
}

describe('the page of a payment', () => {
  it('shows what happened, with the reason and the admin, and the ledger', async () => {
    visit(aRecord());
    const entry = (await screen.findByText('Refund requested')).closest('li')!;
    expect(entry.textContent).toMatch(/€10\.00, made by an admin: annThe line broke\./);
    expect(screen.getByRole('rowheader', { name: 'Captured' })).toBeTruthy();
  });

  it.each([
    ['while a dispute is open', { state: 'disputed' }],
    ['when nothing is left', { refundable: 0 }],
  ] as const)('offers no refund %s', async (_, fields) => {
    visit(aRecord(fields));
    await screen.findByText('Refund requested');
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
  });
});

describe('a refund', () => {
  const open = async () => fireEvent.click(await screen.findByRole('button', { name: 'Refund' }));
  const enter = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const confirm = () =>
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Refund/ }));

  it('is of all that is left unless another amount is entered, and needs a reason', async () => {
    visit(aRecord());
    await open();
    expect(screen.getByRole('button', { name: 'Refund €15.00' })).toBeTruthy();
    confirm();
    expect(await screen.findByText('Please write a reason.')).toBeTruthy();
    enter(/^Reason/, 'The line broke again.');
    enter(/^Amount/, '5,50');
    confirm();
    await waitFor(() => expect(currentToast()?.title).toBe('Refund requested'));
    expect(api.sent).toMatchObject([{ body: { amount: 550, reason: 'The line broke again.' } }]);
  });

  it.each(['15.01', '0', 'all'])('of %s is not sent', async (amount) => {
    visit(aRecord());
    await open();
    enter(/^Reason/, 'The line broke again.');
    enter(/^Amount/, amount);
    confirm();
    expect(await screen.findByText('Enter an amount from 0.01 to 15.00.')).toBeTruthy();
    expect(api.sent).toEqual([]);
  });
});
