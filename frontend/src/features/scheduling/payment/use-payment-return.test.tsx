import { describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { PaymentOutcome } from '@waymark/contracts/payments/http';
import { StrictMode } from 'react';
import { currentToast } from '#shared/ui/toast.ts';
import { expectToast } from '#testing/expect-toast.ts';
import { FakeApi, refused } from '#testing/fake-api.ts';
import { anOutcome } from '#testing/payment-samples.ts';
import { place, renderScreen } from '#testing/render-screen.tsx';
import { aSession } from '#testing/session-samples.ts';
import { usePaymentReturn } from './use-payment-return.ts';

const CONFIRM = '/api/sessions/confirm-payment';
let api: FakeApi;
const onSettled = jest.fn<(outcome: PaymentOutcome, paymentIntentId: string) => void>();

function Page() {
  const { isChecking } = usePaymentReturn(onSettled);
  return isChecking ? <p>checking</p> : null;
}
function openAt(
  address: string,
  given: Partial<PaymentOutcome> | 'refused',
  whenAsked: () => unknown = () => null,
): void {
  const confirm = () => {
    whenAsked();
    if (given === 'refused') return refused(404, 'This payment is not known.');
    return { body: anOutcome('booked', { sessionId: 's1', ...given }) };
  };
  api = new FakeApi({ [CONFIRM]: confirm });
  renderScreen(
    <StrictMode>
      <Page />
    </StrictMode>,
    address,
  );
}
const BACK =
  '/scheduling?payment=success&tab=sessions&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret';

describe('the return from the bank', () => {
  it('confirms with the server instead of its parameters, which it removes', async () => {
    openAt(`${BACK}&redirect_status=failed`, { outcome: 'booked' });
    await waitFor(() => expect(place()).toBe('/scheduling?tab=sessions'));
    await expectToast('Session booked successfully');
    expect(currentToast()?.description).toBe('Payment processed and session scheduled.');
    await waitFor(() => expect(screen.queryByText('checking')).toBeNull());
    expect(place()).toBe('/scheduling?tab=sessions');
    expect(onSettled).toHaveBeenCalledTimes(1);
    expect(onSettled).toHaveBeenCalledWith(expect.objectContaining({ outcome: 'booked' }), 'pi_1');
  });

  it('confirms only after the address is clean', async () => {
    const seen: (string | null)[] = [];
    openAt(BACK, { outcome: 'booked' }, () => seen.push(place()));
    await waitFor(() => expect(onSettled).toHaveBeenCalledTimes(1));
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((one) => one?.includes('payment'))).toEqual([]);
  });

  it('shows why a payment was refused', async () => {
    openAt(`${BACK}&redirect_status=failed`, { outcome: 'unpaid', message: 'You declined it at your bank.' });
    await expectToast('Payment Failed');
    expect(currentToast()?.description).toBe('You declined it at your bank.');
  });

  it('shows a completed session as paid and not as scheduled', async () => {
    openAt(BACK, { outcome: 'booked' });
    api.responses['/api/sessions/s1'] = { body: aSession({ status: 'completed' }) };
    await expectToast('Payment Successful');
    expect(currentToast()?.description).toBe('Your session is paid. Thank you!');
  });

  it('shows that the payment could not be confirmed', async () => {
    openAt(BACK, 'refused');
    await expectToast('Failed to confirm payment');
    expect(onSettled).not.toHaveBeenCalled();
  });

  it('requests nothing without an intent and a payment result', async () => {
    openAt('/scheduling?payment=success', { outcome: 'booked' });
    await waitFor(() => expect(place()).toBe('/scheduling'));
    cleanup();
    openAt('/scheduling?payment_intent=pi_1', { outcome: 'booked' });
    expect(place()).toBe('/scheduling?payment_intent=pi_1');
    expect(api.requests).toEqual([]);
  });
});
