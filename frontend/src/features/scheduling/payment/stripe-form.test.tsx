import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expectToast } from '#testing/expect-toast.ts';
import { FakeApi } from '#testing/fake-api.ts';
import { anIntent, anOutcome } from '#testing/payment-samples.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { PaymentDialog } from './payment-dialog.tsx';

const CONFIRM = '/api/sessions/confirm-payment';
const intent = anIntent({ clientSecret: 'pi_1_secret_2', provider: 'stripe', publishableKey: 'pk_test_1' });
const booked = { body: anOutcome('booked') };

/** The part of Stripe.js that the form uses: one element with a ready event, and confirmPayment. */
const confirmPayment = jest.fn<(options: unknown) => Promise<object>>();
const handlers = new Map<string, (event: object) => void>();
const element = {
  ...{ mount: jest.fn(), unmount: jest.fn(), destroy: jest.fn(), update: jest.fn(), off: jest.fn() },
  on: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
};
const elements = { create: jest.fn(() => element), getElement: () => element, update: jest.fn() };
const stripe = {
  ...{ elements: jest.fn((_options: object) => elements), confirmPayment },
  ...{ createToken: jest.fn(), createPaymentMethod: jest.fn(), confirmCardPayment: jest.fn() },
  ...{ _registerWrapper: jest.fn(), registerAppInfo: jest.fn() },
};

let api: FakeApi;
const onPaid = jest.fn();
beforeEach(() => {
  api = new FakeApi({ [CONFIRM]: booked });
  Object.assign(window, { Stripe: Object.assign(() => stripe, { version: 'basil' }) });
});

async function payButton(): Promise<HTMLElement> {
  renderScreen(
    <PaymentDialog intent={intent} title="Session with Amara" onClose={() => {}} onPaid={onPaid} />,
  );
  const button = await screen.findByRole('button', { name: 'Pay $25.00' });
  expect(button).toHaveProperty('disabled', true);
  await waitFor(() => expect(handlers.has('ready')).toBe(true));
  act(() => handlers.get('ready')!(element));
  return button;
}

describe("paying in Stripe's form", () => {
  it('confirms with Stripe once and redirects only if required', async () => {
    confirmPayment.mockResolvedValue({ paymentIntent: { status: 'succeeded' } });
    const button = await payButton();
    fireEvent.click(button);
    fireEvent.click(button);
    await expectToast('Payment Successful');
    expect(stripe.elements).toHaveBeenCalledWith(expect.objectContaining({ clientSecret: 'pi_1_secret_2' }));
    expect(confirmPayment).toHaveBeenCalledTimes(1);
    expect(confirmPayment.mock.calls[0]![0]).toMatchObject({
      redirect: 'if_required',
      confirmParams: { return_url: 'http://localhost/scheduling?payment=success' },
    });
    expect(api.requests).toEqual([CONFIRM]);
    expect(onPaid).toHaveBeenCalledWith(expect.objectContaining({ outcome: 'booked' }));
    expect(screen.queryByText('Test mode, no real money')).toBeNull();
  });

  it.each([
    ['Your card has insufficient funds.', 'Your card has insufficient funds.'],
    [undefined, 'An error occurred during payment'],
  ])('shows why a card was declined: %s', async (message, words) => {
    confirmPayment.mockResolvedValue({ error: { type: 'card_error', message } });
    fireEvent.click(await payButton());
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(api.requests).toEqual([]);
    expect(onPaid).not.toHaveBeenCalled();
  });

  it('requests the result from our server after a connection error of Stripe', async () => {
    confirmPayment.mockResolvedValue({ error: { type: 'api_connection_error', message: 'Network' } });
    fireEvent.click(await payButton());
    await expectToast('Payment Successful');
  });

  it('reports that the form of Stripe did not load', async () => {
    await payButton();
    act(() => handlers.get('loaderror')!({ elementType: 'payment', error: { type: 'api_error' } }));
    expect(await screen.findByText('The payment form did not load')).toBeTruthy();
  });
});
