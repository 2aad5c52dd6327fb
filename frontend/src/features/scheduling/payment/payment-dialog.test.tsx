// guarantees: Back closes an open dialog and leaves the page the next time; a held time is not given up without a question
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { IntentState, PaymentIntent, PaymentOutcome } from '@waymark/contracts/payments/http';
import { useState } from 'react';
import { currentToast } from '#shared/ui/toast.ts';
import { expectToast } from '#testing/expect-toast.ts';
import { FakeApi, refused } from '#testing/fake-api.ts';
import { anIntent, anOutcome, aSandboxIntent } from '#testing/payment-samples.ts';
import { place, renderScreen } from '#testing/render-screen.tsx';
import { PaymentDialog } from './payment-dialog.tsx';

const CONFIRM = '/api/sessions/confirm-payment';
const CARD = '/api/payments/sandbox/confirm';
const in_ = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const held = (fields: Partial<PaymentIntent> = {}): PaymentIntent =>
  anIntent({ sessionId: 's1', expiresAt: in_(600), ...fields });
const card = (state: IntentState, message?: string) => ({
  body: aSandboxIntent({ state, error: message ? { code: 'card_declined', message } : null }),
});
const outcome = (word: PaymentOutcome['outcome'], message: string | null = null) => ({
  body: anOutcome(word, { sessionId: 's1', message }),
});
const noResponse = () => {
  throw new TypeError('Failed to fetch');
};
/** Returns one response after the other and repeats the last. */
const inTurn = (...responses: (() => { status?: number; body: unknown })[]) => {
  let turn = 0;
  return () => responses[Math.min(turn++, responses.length - 1)]!();
};

let api: FakeApi;
const onPaid = jest.fn<(outcome: PaymentOutcome) => void>();
const onClose = jest.fn<(release: boolean) => void>();
beforeEach(() => {
  onClose.mockClear();
  api = new FakeApi({ [CARD]: card('succeeded'), [CONFIRM]: outcome('booked') });
});

function Screen({ intent }: { intent: PaymentIntent }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Book
      </button>
      <PaymentDialog
        intent={open ? intent : null}
        title="Session with Amara"
        onClose={(release) => {
          onClose(release);
          setOpen(false);
        }}
        onPaid={(paid) => {
          onPaid(paid);
          setOpen(false);
        }}
      />
    </>
  );
}

async function open(intent = held()): Promise<void> {
  renderScreen(<Screen intent={intent} />, '/scheduling');
  screen.getByText('Book').focus();
  fireEvent.click(screen.getByText('Book'));
  await screen.findByRole('dialog', { name: 'Session with Amara' });
}
async function choose(words: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(words) }));
}
const payButton = () => screen.findByRole('button', { name: 'Pay $25.00' });
async function pay(words = 'Pays at once'): Promise<void> {
  await choose(words);
  fireEvent.click(await payButton());
}
const requestsTo = (path: string) => api.requests.filter((url) => url === path).length;

describe('paying with a test card', () => {
  it('shows the amount and that no real money moves', async () => {
    await open();
    expect(await screen.findByText('Test mode, no real money')).toBeTruthy();
    expect(screen.getByText('$25.00')).toBeTruthy();
    expect(screen.getByText(/^(10:00|9:5\d)$/)).toBeTruthy();
  });

  it('pays once for repeated clicks, shows the success and returns the focus', async () => {
    await open();
    await choose('Pays at once');
    const button = await payButton();
    for (let n = 0; n < 5; n += 1) fireEvent.click(button);
    fireEvent.submit(button.closest('form')!);
    await expectToast('Payment Successful');
    expect(currentToast()?.description).toBe('Your session has been booked!');
    expect([requestsTo(CARD), requestsTo(CONFIRM)]).toEqual([1, 1]);
    expect(onPaid.mock.calls).toEqual([[{ outcome: 'booked', sessionId: 's1', message: null }]]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Book')));
  });

  it('shows why a card was declined, preserves its number and accepts another card', async () => {
    api.responses[CARD] = inTurn(
      () => card('requires_payment_method', 'Your card was declined.'),
      () => card('succeeded'),
    );
    await open();
    await pay('Is declined');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Payment FailedYour card was declined. Nothing was charged. You can try another card.',
    );
    expect(currentToast()?.title).not.toBe('Payment Failed');
    expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4000 0000 0000 0002');
    expect(onPaid).not.toHaveBeenCalled();
    await pay();
    await expectToast('Payment Successful');
  });

  it('validates the card before sending it', async () => {
    await open();
    fireEvent.click(await payButton());
    expect(await screen.findAllByRole('alert')).toHaveLength(3);
    fireEvent.change(screen.getByLabelText('Card number'), { target: { value: '4242424242424242' } });
    fireEvent.change(screen.getByLabelText('Expires'), { target: { value: '0120' } });
    fireEvent.change(screen.getByLabelText('Security code'), { target: { value: '12' } });
    fireEvent.click(await payButton());
    expect(await screen.findByText(/has expired/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4242 4242 4242 4242');
    expect(screen.queryByText(/Enter a card number/)).toBeNull();
    expect(requestsTo(CARD)).toBe(0);
  });

  it("redirects to the bank's page without closing the payment", async () => {
    api.responses[CARD] = card('requires_action');
    await open();
    await pay('Needs the bank’s approval');
    const url = () => new URL(place(), 'http://x');
    await waitFor(() => expect(url().pathname).toBe('/sandbox/authenticate'));
    expect(url().searchParams.get('payment_intent_client_secret')).toBe('pi_1_secret');
    expect(url().searchParams.get('return')).toBe('/scheduling?payment=success');
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('a lost response', () => {
  it('of the provider is resolved by the server', async () => {
    api.responses[CARD] = noResponse;
    await open();
    await pay();
    await expectToast('Payment Successful');
    expect(requestsTo(CARD)).toBe(1);
  });

  it('of our server is requested again', async () => {
    api.responses[CONFIRM] = inTurn(
      noResponse,
      () => refused(503, 'Later'),
      () => outcome('booked'),
    );
    await open();
    await pay();
    await expectToast('Payment Successful');
    expect(requestsTo(CONFIRM)).toBe(3);
  });

  it.each([
    {
      when: 'nothing was paid',
      responses: { [CARD]: inTurn(noResponse, () => card('succeeded')), [CONFIRM]: outcome('unpaid') },
      alert: 'Payment ErrorSomething went wrong. Please try again.',
    },
    {
      when: 'our server rejects the confirmation',
      responses: { [CONFIRM]: refused(404, 'This payment is not known.') },
      alert: 'Failed to confirm paymentThis payment is not known.',
    },
  ])('can be retried when $when', async ({ responses, alert }) => {
    Object.assign(api.responses, responses);
    await open();
    await pay();
    expect((await screen.findByRole('alert')).textContent).toContain(alert);
    api.responses[CONFIRM] = outcome('booked');
    fireEvent.click(await payButton());
    await expectToast('Payment Successful');
  });

  it('is polled while the bank processes the payment', async () => {
    api.responses[CONFIRM] = inTurn(
      () => outcome('processing'),
      () => outcome('refunding', 'All of it goes back.'),
    );
    await open();
    await pay();
    await expectToast('Your payment is being refunded');
    expect(currentToast()?.description).toBe('All of it goes back.');
    expect(onPaid).toHaveBeenCalledWith(expect.objectContaining({ outcome: 'refunding' }));
  });

  it('cannot be dismissed while the card is being sent', async () => {
    let release: () => void = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    const realFetch = globalThis.fetch;
    globalThis.fetch = async (url, init) => {
      if (url === CARD) await late;
      return realFetch(url, init);
    };
    await open();
    await pay();
    await waitFor(async () => expect((await payButton()).getAttribute('aria-busy')).toBe('true'));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
    release();
    await expectToast('Payment Successful');
  });
});

describe('leaving without a payment', () => {
  const pressEscape = () => fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  const question = () => screen.queryByRole('heading', { name: 'Give up this time?' });

  it('opens with the focus on the title', async () => {
    await open();
    expect(document.activeElement?.textContent).toBe('Session with Amara');
  });

  it('asks before it closes, and returns to the typed values', async () => {
    await open();
    await choose('Pays at once');
    pressEscape();
    await waitFor(() => expect(document.activeElement === question()).toBe(true));
    expect(onClose).not.toHaveBeenCalled();
    await choose('Continue payment');
    expect(question()).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4242 4242 4242 4242');
  });

  it.each([
    ['Keep it and pay later', false],
    ['Release the time', true],
  ])('closes with "%s" as release: %s', async (name, release) => {
    await open();
    pressEscape();
    await choose(name);
    expect(onClose.mock.calls).toEqual([[release]]);
  });

  it('keeps the held time when the question is closed', async () => {
    await open();
    pressEscape();
    await screen.findByRole('heading', { name: 'Give up this time?' });
    pressEscape();
    expect(onClose.mock.calls).toEqual([[false]]);
  });

  it('closes at once for a payment without a held time', async () => {
    await open(held({ expiresAt: null }));
    pressEscape();
    expect(onClose.mock.calls).toEqual([[false]]);
  });
});

describe('the hold of a slot', () => {
  it('removes the form when it expires and announces it once', async () => {
    api.responses[CONFIRM] = outcome('unpaid');
    await open(held({ expiresAt: in_(8) }));
    await payButton();
    expect(await screen.findByText(/over.*Nothing was charged/)).toBeTruthy();
    expect(requestsTo(CONFIRM)).toBe(1);
    expect(screen.queryByRole('button', { name: 'Pay $25.00' })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe(
      'The time is no longer held for you. Nothing was charged.',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Back to the free times' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('shows the booking when it expires after a payment elsewhere', async () => {
    await open(held({ expiresAt: in_(0) }));
    await expectToast('Payment Successful');
    expect(onPaid).toHaveBeenCalledWith({ outcome: 'booked', sessionId: 's1', message: null });
    expect(onClose).not.toHaveBeenCalled();
  });

  it('makes no statement about charges when it expires and the server is unreachable', async () => {
    api.responses[CONFIRM] = noResponse;
    await open(held({ expiresAt: in_(0) }));
    expect(await screen.findByText(/If you have already paid/)).toBeTruthy();
    expect(screen.queryByText(/Nothing was charged/)).toBeNull();
  });

  it('warns against paying again when it expires while the bank processes the payment', async () => {
    api.responses[CONFIRM] = outcome('processing');
    await open(held({ expiresAt: in_(0) }));
    expect(await screen.findByText(/do not pay again/)).toBeTruthy();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(onPaid).toHaveBeenCalledWith(expect.objectContaining({ outcome: 'processing' }));
  });

  it.each([
    [300, 'Five minutes left to pay.'],
    [60, 'One minute left to pay.'],
  ])('is announced when %s seconds are left and not before', async (seconds, words) => {
    await open(held({ expiresAt: in_(seconds + 8) }));
    expect(screen.getByRole('status').textContent).toBe('');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(words));
  });

  it('is shown as at most ten minutes with a wrong device clock', async () => {
    await open(held({ expiresAt: in_(7_200) }));
    expect(screen.getByText(/^(10:00|9:5\d)$/)).toBeTruthy();
  });

  it('is not shown for a payment without an expiry', async () => {
    await open(held({ expiresAt: null }));
    await payButton();
    expect(screen.queryByRole('status')).toBeNull();
    await pay();
    await expectToast('Payment Successful');
    expect(currentToast()?.description).toBe('Your session is paid. Thank you!');
  });
});
