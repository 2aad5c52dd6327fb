import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PaymentOutcome } from '@waymark/contracts/payments/http';
import { FakeApi } from '#testing/fake-api.ts';
import { anIntent, anOutcome } from '#testing/payment-samples.ts';
import { atNoonInLosAngeles, emptyResponses, LATER, payAndClose, visit } from '#testing/scheduling-scene.tsx';
import { aSession, noRights } from '#testing/session-samples.ts';
import SchedulingPage from '../scheduling-page.tsx';

const PAY = '/api/sessions/s1/pay';
const CONFIRM = '/api/sessions/confirm-payment';
const session = aSession({
  ...{ status: 'completed', payment: 'due', payBy: LATER, sessionDate: '2026-11-28T18:00:00Z' },
  can: { ...noRights, pay: true },
});
const intent = anIntent({ sessionId: 's1' });
const outcome = (word: PaymentOutcome['outcome'], message: string | null = null) => ({
  body: anOutcome(word, { sessionId: 's1', message }),
});

let api: FakeApi;
beforeEach(() => {
  atNoonInLosAngeles();
  api = new FakeApi({
    ...emptyResponses(),
    '/api/sessions?limit=20': { body: [session] },
    '/api/sessions?as=learner&due=true': { body: [session] },
    '/api/sessions/s1': { body: session },
    [PAY]: { body: intent },
  });
});

const requestsTo = (path: string) => api.requests.filter((url) => url === path).length;
const card = () => screen.findByRole('article', { name: 'Rosa Delgado' });
const button = async (name: RegExp) => within(await card()).findByRole('button', { name });

/** Pays, closes the dialog while the bank processes the payment, and returns the disabled button. */
async function leaveWhileTheBankWorks(): Promise<HTMLElement> {
  visit(<SchedulingPage />, '/scheduling?show=past');
  const pay = await button(/^Pay \$25\.00/);
  expect((await card()).textContent).toMatch(/Until Wed, Dec 2, 6:00 PM your time/);
  pay.focus();
  fireEvent.click(pay);
  await payAndClose(api, 's1');
  return button(/^Payment in progress/);
}

describe('a completed session with a payment in progress', () => {
  it('cannot be paid again, holds the focus and shows no reminder', async () => {
    const disabled = await leaveWhileTheBankWorks();
    expect(within(await card()).getByText(/being checked/)).toBeTruthy();
    expect(within(await card()).queryByRole('button', { name: /^Pay \$/ })).toBeNull();
    expect((await card()).textContent).toContain('$25.00 being paid');
    expect((await card()).textContent).not.toContain('to pay');
    expect(within(await card()).queryByText('To pay')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(disabled));
    fireEvent.click(disabled);
    expect(requestsTo(PAY)).toBe(1);
    fireEvent.click(screen.getByRole('radio', { name: 'Upcoming' }));
    await screen.findByText('No sessions scheduled yet.');
    expect(screen.queryByText(/waiting for your payment/)).toBeNull();
  });

  it('can be paid again after a decline, with its reason', async () => {
    await leaveWhileTheBankWorks();
    api.responses[CONFIRM] = outcome('unpaid', 'Your card was declined.');
    const again = await button(/^Pay \$25\.00/);
    expect((await card()).textContent).toContain(
      'Your payment did not go through. Your card was declined. Nothing was charged. You can try again',
    );
    expect(await screen.findByText('Payment Failed')).toBeTruthy();
    fireEvent.click(again);
    await screen.findByRole('dialog', { name: 'Session with Rosa Delgado' });
    expect(requestsTo(PAY)).toBe(2);
  });

  it('is shown as paid after the bank approved it', async () => {
    await leaveWhileTheBankWorks();
    const paid = { ...session, payment: 'paid' as const, can: noRights };
    api.responses['/api/sessions?limit=20'] = { body: [paid] };
    api.responses['/api/sessions/s1'] = { body: paid };
    api.responses[CONFIRM] = outcome('booked');
    expect(await screen.findByText('Your session is paid. Thank you!')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull());
    expect((await card()).textContent).toContain('$25.00 paid');
  });
});
