import { describe, expect, it } from '@jest/globals';
import type { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Dispute } from '@waymark/contracts/payments/disputes';
import type { OwedToMentor } from '@waymark/contracts/payments/earnings';
import type { PaymentOverview, PaymentProblem } from '@waymark/contracts/payments/http';
import { createQueryClient } from '#lib/query-client.ts';
import { currentToast } from '#shared/ui/toast.ts';
import { FakeApi } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import PaymentsPage from './payments-page.tsx';

const aProblem = (fields: Partial<PaymentProblem> = {}): PaymentProblem => ({
  ...{ id: 'r1', kind: 'refund', sessionId: 's1', payerId: 101, amount: 2_500, currency: 'EUR' },
  ...{ state: 'stuck', attempts: 6, lastError: 'Stripe cannot answer now: 500' },
  ...{ since: new Date(Date.now() - 7_200_000).toISOString(), nextTryAt: null, ...fields },
});
const empty = { provider: 'sandbox', alarm: null, disputes: [], warnings: [], reconciliation: null } as const;
const aDispute = (fields: Partial<Dispute> = {}): Dispute => ({
  ...{ id: 'd1', sessionId: 's1', payerId: 101, mentorId: 201, amount: 2_500, currency: 'EUR' },
  ...{ reason: 'product_not_received', status: 'needs_response', respondBy: '2037-01-10T12:00:00.000Z' },
  ...{ openedAt: new Date(Date.now() - 7_200_000).toISOString(), closedAt: null },
  ...{ isWithdrawn: true, isReinstated: false, ...fields },
});
let api: FakeApi;

function visit(
  role: string,
  problems: PaymentProblem[] = [],
  {
    client = createQueryClient(),
    owed = [],
    ...fields
  }: Partial<PaymentOverview> & { client?: QueryClient; owed?: OwedToMentor[] } = {},
): void {
  const user = { id: 3, username: 'ann', email: 'a@b.example', role, subscriptionTier: 'free', avatar: null };
  const totals = [{ currency: 'EUR', captured: 10_000, refunded: 2_500, disputed: 0, intents: 12_500 }];
  api = new FakeApi({
    '/api/user': { body: user },
    '/api/admin/payments': {
      body: { ...empty, totals, problems, ...fields },
    },
    '/api/admin/payments/owed': { body: owed },
    '/api/admin/payments/refunds/r1/retry': { body: aProblem({ state: 'succeeded' }) },
  });
  renderScreen(<PaymentsPage />, '/', client);
}

describe('the payments page', () => {
  it('denies access to a mentor and requests nothing', async () => {
    visit('mentor');
    expect(await screen.findByText('Access Denied')).toBeTruthy();
    expect(screen.getByText(/Your role is mentor/)).toBeTruthy();
    expect(api.requests).not.toContain('/api/admin/payments');
  });

  it('shows captured, refunded and net amounts and the test mode', async () => {
    visit('admin');
    const row = (await screen.findByRole('rowheader', { name: 'EUR' })).closest('tr')!;
    expect([...row.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual([
      ...['€100.00', '€25.00', '€75.00'],
    ]);
    expect(screen.getByText('Test mode, no real money')).toBeTruthy();
    expect(screen.getByText(/All refunds have gone through/)).toBeTruthy();
  });

  it('refetches when it is opened and every 30 seconds', async () => {
    const client = createQueryClient();
    client.setQueryData(['admin', 'payments'], {
      ...empty,
      totals: [],
      problems: [],
    });
    visit('admin', [aProblem()], { client });
    expect(await screen.findByText('Stripe cannot answer now: 500')).toBeTruthy();
    const observer = client.getQueryCache().find({ queryKey: ['admin', 'payments'] })?.observers[0];
    expect(observer?.options.refetchInterval).toBe(30_000);
  });

  it('reports a refund that the bank returned as not refunded', async () => {
    visit('admin', [aProblem({ state: 'returned' })]);
    api.responses['/api/admin/payments/refunds/r1/retry'] = { body: aProblem({ state: 'returned' }) };
    fireEvent.click(await screen.findByRole('button', { name: /^Try again/ }));
    await waitFor(() => expect(currentToast()?.title).toBe('Not refunded yet'));
  });

  it('shows the differences that the last comparison with the provider found', async () => {
    const at = new Date(Date.now() - 7_200_000).toISOString();
    const findings = [
      { text: 'intent i1: is open here, canceled at stripe', isRepaired: true },
      { text: 'intent i2: 25.00 USD is captured here, 99.00 USD at stripe', isRepaired: false },
    ];
    visit('admin', [], { reconciliation: { startedAt: at, finishedAt: at, compared: 12, findings } });
    expect(await screen.findByText(/12 payments compared, 2 differences/)).toBeTruthy();
    expect(screen.getByText('Applied here').closest('li')?.textContent).toContain('intent i1');
    expect(screen.getByText('Differs').closest('li')?.textContent).toContain('intent i2');
  });

  it('lists disputes with their evidence, and fraud warnings', async () => {
    const totals = [{ currency: 'EUR', captured: 10_000, refunded: 0, disputed: 2_500, intents: 0 }] as const;
    const warning = { id: 'w1', sessionId: 's2', payerId: 102, amount: 900, currency: 'EUR' } as const;
    const lost = aDispute({ id: 'd2', amount: 100, status: 'lost', closedAt: '2030-01-01T00:00:00.000Z' });
    visit('admin', [aProblem({ state: 'disputed' })], {
      totals: [...totals],
      disputes: [aDispute(), lost],
      warnings: [{ ...warning, reason: 'made_with_stolen_card', createdAt: '2030-01-01T00:00:00.000Z' }],
    });
    api.responses['/api/admin/payments/disputes/d1/evidence'] = {
      body: { filename: 'evidence.txt', text: 'PAYMENT\nPaid: 25.00 EUR' },
    };
    const button = await screen.findByRole('button', { name: 'Evidence: Dispute over €25.00' });
    expect(button.closest('li')?.textContent).toMatch(
      /Needs a response.*product not received.+holds the money/,
    );
    expect(screen.getByText('Lost').closest('li')?.textContent).toContain('The payer has the money back.');
    expect(screen.getByText('Fraud warning').closest('li')?.textContent).toContain('made with stolen card');
    expect(screen.getByText('Net of disputes: €25.00.')).toBeTruthy();
    expect(screen.getByText('Waits for a dispute')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
    fireEvent.click(button);
    expect(await screen.findByText(/Paid: 25\.00 EUR/)).toBeTruthy();
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:evidence';
    URL.revokeObjectURL = () => {};
    HTMLAnchorElement.prototype.click = function click() {
      saved.push(this.download);
    };
    fireEvent.click(screen.getByRole('button', { name: 'Download' }));
    expect(saved).toEqual(['evidence.txt']);
  });

  it('shows that the provider refuses our requests', async () => {
    const since = new Date(Date.now() - 7_200_000).toISOString();
    visit('admin', [], { alarm: { reason: 'key', message: 'Stripe rejected our key.', since } });
    const alarm = await screen.findByRole('alert');
    expect(alarm.textContent).toMatch(/rejects our key.*Stripe rejected our key\. Since 2 hours ago/);
  });

  it('states that no comparison has been made', async () => {
    visit('admin');
    expect(await screen.findByText('No comparison has been made yet.')).toBeTruthy();
  });

  it('marks what is due to a mentor as paid, with a reference', async () => {
    const due = { mentorId: 7, name: 'Amara', currency: 'EUR', due: 9_000, waiting: 1_000 } as const;
    visit('admin', [], { owed: [due, { ...due, mentorId: 8, name: 'Ben', due: -500, waiting: 0 }] });
    const row = (await screen.findByRole('link', { name: 'Ben' })).closest('tr')!;
    expect(row.textContent).toContain('refunded after it was paid out');
    expect(row.querySelector('button')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Mark €90.00 for Amara as paid' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Mark as paid' }));
    expect(await dialog.findByText('Please write a reference.')).toBeTruthy();
    const reference = 'SEPA 12';
    const { mentorId, currency } = due;
    const payout = { id: 'p1', amount: 9_000, currency, reference, madeAt: '2037-12-09T10:00:00.000Z' };
    api.responses['/api/admin/payments/payouts'] = { body: payout };
    fireEvent.change(dialog.getByLabelText(/^Reference/), { target: { value: reference } });
    fireEvent.click(dialog.getByRole('button', { name: 'Mark as paid' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Payout recorded'));
    expect(api.sent.at(-1)?.body).toEqual({ mentorId, amount: 9_000, currency, reference });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('explains the problem of an open payment', async () => {
    const open = { kind: 'intent', attempts: 7, lastError: null } as const;
    visit('admin', [
      aProblem({ ...open, id: 'i1', state: 'not_asked' }),
      aProblem({ ...open, id: 'i2', state: 'requires_action' }),
    ]);
    expect(await screen.findByText('The payment provider is not set up')).toBeTruthy();
    expect(screen.getByText('No response from the provider')).toBeTruthy();
    expect(screen.getAllByText(/checked 7 times/)).toHaveLength(2);
  });

  it('retries a stuck refund once for two clicks', async () => {
    visit('admin', [aProblem(), aProblem({ id: 'i1', kind: 'intent', state: 'wrong-amount' })]);
    const button = await screen.findByRole('button', { name: 'Try again: Refund of €25.00' });
    expect(screen.getAllByText('Stripe cannot answer now: 500')).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: /^Try again/ })).toHaveLength(1);
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(currentToast()?.title).toBe('Refund completed'));
    expect(api.requests.filter((url) => url.endsWith('/retry'))).toHaveLength(1);
    await waitFor(() => expect(api.requests.filter((url) => url === '/api/admin/payments')).toHaveLength(2));
  });
});
