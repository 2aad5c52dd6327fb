import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { PaymentIntent, PaymentOutcome } from '@waymark/contracts/payments/http';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { FakeApi, refused } from '../../testing/fake-api.ts';
import { currentToast, dismissToast } from '../ui/toast.ts';
import { PaymentDialog } from './payment-dialog.tsx';

const CONFIRM = '/api/sessions/confirm-payment';
const CARD = '/api/payments/sandbox/confirm';
const in_ = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const anIntent = (fields: Partial<PaymentIntent> = {}): PaymentIntent => ({
  ...{ paymentIntentId: 'pi_1', clientSecret: 'pi_1_secret', provider: 'sandbox', publishableKey: null },
  ...{ sessionId: 's1', amount: 2_500, currency: 'USD', expiresAt: in_(600), ...fields },
});
const card = (state: string, message?: string) => ({
  body: {
    ...{ paymentIntentId: 'pi_1', state, amount: 2_500, currency: 'USD', description: 'Session with Amara' },
    error: message ? { code: 'card_declined', message } : null,
  },
});
const outcome = (word: PaymentOutcome['outcome'], message: string | null = null) => ({
  body: { outcome: word, sessionId: 's1', message },
});
const noAnswer = () => {
  throw new TypeError('Failed to fetch');
};
/** One answer after the other; the last one stays. */
const inTurn = (...answers: (() => { status?: number; body: unknown })[]) => {
  let turn = 0;
  return () => answers[Math.min(turn++, answers.length - 1)]!();
};

let api: FakeApi;
const onPaid = jest.fn<(outcome: PaymentOutcome) => void>();
const onClose = jest.fn();
beforeEach(() => {
  api = new FakeApi({ [CARD]: card('succeeded'), [CONFIRM]: outcome('booked') });
});
afterEach(() => {
  cleanup();
  api.restore();
  jest.clearAllMocks();
  dismissToast(currentToast()?.id ?? 0);
});

function Screen({ intent }: { intent: PaymentIntent }) {
  const [open, setOpen] = useState(false);
  const { pathname, search } = useLocation();
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Book
      </button>
      <p data-testid="place">{`${pathname}${search}`}</p>
      <PaymentDialog
        intent={open ? intent : null}
        title="Session with Amara"
        onClose={() => {
          onClose();
          setOpen(false);
        }}
        onPaid={(said) => {
          onPaid(said);
          setOpen(false);
        }}
      />
    </>
  );
}

async function open(intent = anIntent()): Promise<void> {
  render(
    <MemoryRouter initialEntries={['/scheduling']}>
      <Screen intent={intent} />
    </MemoryRouter>,
  );
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
const asked = (path: string) => api.asked.filter((url) => url === path).length;
const toasted = (title: string) => waitFor(() => expect(currentToast()).toMatchObject({ title, open: true }));

describe('paying with a test card', () => {
  it('says that no real money moves, and what is to be paid', async () => {
    await open();
    expect(await screen.findByText('Test mode, no real money')).toBeTruthy();
    expect(screen.getByText('$25.00')).toBeTruthy();
    expect(screen.getByText(/^(10:00|9:5\d)$/)).toBeTruthy();
  });

  it('books: the server is asked, the success is said, the focus goes back', async () => {
    await open();
    await pay();
    await toasted('Payment Successful');
    expect(currentToast()?.description).toBe('Your session has been booked!');
    expect(onPaid).toHaveBeenCalledWith({ outcome: 'booked', sessionId: 's1', message: null });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Book')));
  });

  it('pays once, however often and however fast one clicks', async () => {
    await open();
    await choose('Pays at once');
    const button = await payButton();
    for (let n = 0; n < 5; n += 1) fireEvent.click(button);
    fireEvent.submit(button.closest('form')!);
    await toasted('Payment Successful');
    expect([asked(CARD), asked(CONFIRM)]).toEqual([1, 1]);
    expect(onPaid).toHaveBeenCalledTimes(1);
  });

  it('says why a card was declined, keeps what was typed, and takes the next one', async () => {
    api.answers[CARD] = inTurn(
      () => card('requires_payment_method', 'Your card was declined.'),
      () => card('succeeded'),
    );
    await open();
    await pay('Is declined');
    await toasted('Payment Failed');
    expect(currentToast()?.description).toBe('Your card was declined.');
    expect((await screen.findByRole('alert')).textContent).toContain('Your card was declined.');
    expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4000 0000 0000 0002');
    expect(onPaid).not.toHaveBeenCalled();
    await pay();
    await toasted('Payment Successful');
  });

  it('says what to put right in the card before anything is sent', async () => {
    await open();
    fireEvent.click(await payButton());
    expect(await screen.findAllByRole('alert')).toHaveLength(3);
    fireEvent.change(screen.getByLabelText('Card number'), { target: { value: '4242424242424242' } });
    fireEvent.change(screen.getByLabelText('Expires'), { target: { value: '0120' } });
    fireEvent.change(screen.getByLabelText('Security code'), { target: { value: '12' } });
    fireEvent.click(await payButton());
    expect(await screen.findByText(/out of date/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4242 4242 4242 4242');
    expect(screen.queryByText(/Enter a card number/)).toBeNull();
    expect(asked(CARD)).toBe(0);
  });

  it("goes to the bank's page when the card asks for it, and lets the slot be", async () => {
    api.answers[CARD] = card('requires_action');
    await open();
    await pay('Asks the bank first');
    const place = () => new URL(screen.getByTestId('place').textContent!, 'http://x');
    await waitFor(() => expect(place().pathname).toBe('/sandbox/authenticate'));
    expect(place().searchParams.get('payment_intent_client_secret')).toBe('pi_1_secret');
    expect(place().searchParams.get('return')).toBe('/scheduling?payment=success');
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('an answer that is lost', () => {
  it('on the way to the provider: the server knows that it was paid', async () => {
    api.answers[CARD] = noAnswer;
    await open();
    await pay();
    await toasted('Payment Successful');
    expect(asked(CARD)).toBe(1);
  });

  it('on the way from our server: it is asked again', async () => {
    api.answers[CONFIRM] = inTurn(
      noAnswer,
      () => refused(503, 'Later'),
      () => outcome('booked'),
    );
    await open();
    await pay();
    await toasted('Payment Successful');
    expect(asked(CONFIRM)).toBe(3);
  });

  it('and nothing was paid: one can try again', async () => {
    api.answers[CARD] = inTurn(noAnswer, () => card('succeeded'));
    api.answers[CONFIRM] = outcome('unpaid');
    await open();
    await pay();
    await toasted('Payment Error');
    expect(currentToast()?.description).toBe('Something went wrong. Please try again.');
    api.answers[CONFIRM] = outcome('booked');
    fireEvent.click(await payButton());
    await toasted('Payment Successful');
  });

  it('while the bank works: it is asked until that is final', async () => {
    api.answers[CONFIRM] = inTurn(
      () => outcome('processing'),
      () => outcome('refunding', 'All of it goes back.'),
    );
    await open();
    await pay();
    await toasted('Your payment goes back to you');
    expect(currentToast()?.description).toBe('All of it goes back.');
    expect(onPaid).toHaveBeenCalledWith(expect.objectContaining({ outcome: 'refunding' }));
  });

  it('and is a refusal of our server: it could not be confirmed, and one can try again', async () => {
    api.answers[CONFIRM] = {
      status: 404,
      body: { code: 'NOT_FOUND', message: 'This payment is not known.' },
    };
    await open();
    await pay();
    await toasted('Failed to confirm payment');
    expect(currentToast()?.description).toBe('This payment is not known.');
    expect((await screen.findByRole('alert')).textContent).toContain('This payment is not known.');
    api.answers[CONFIRM] = outcome('booked');
    fireEvent.click(await payButton());
    await toasted('Payment Successful');
  });

  it('cannot be closed away while the card is on its way', async () => {
    let answer: () => void = () => {};
    const late = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const realFetch = globalThis.fetch;
    globalThis.fetch = (async (url: string) => {
      if (url === CARD) await late;
      return realFetch(url);
    }) as typeof fetch;
    await open();
    await pay();
    await waitFor(async () => expect((await payButton()).getAttribute('aria-busy')).toBe('true'));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
    answer();
    await toasted('Payment Successful');
  });
});

describe('the time a slot is kept', () => {
  it('ends: the form goes, and it is said kindly and once', async () => {
    api.answers[CONFIRM] = outcome('unpaid');
    await open(anIntent({ expiresAt: in_(8) }));
    await payButton();
    expect(await screen.findByText(/over.*Nothing was charged/)).toBeTruthy();
    expect(asked(CONFIRM)).toBe(1);
    expect(screen.queryByRole('button', { name: 'Pay $25.00' })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe(
      'The time is no longer kept for you. Nothing was charged.',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Back to the times' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('ends after it was paid elsewhere: the session is booked, and nothing is said to be over', async () => {
    await open(anIntent({ expiresAt: in_(0) }));
    await toasted('Payment Successful');
    expect(onPaid).toHaveBeenCalledWith({ outcome: 'booked', sessionId: 's1', message: null });
    expect(onClose).not.toHaveBeenCalled();
  });

  it('ends without a promise about money where nobody could be asked', async () => {
    api.answers[CONFIRM] = noAnswer;
    await open(anIntent({ expiresAt: in_(0) }));
    expect(await screen.findByText(/If you have paid already/)).toBeTruthy();
    expect(screen.queryByText(/Nothing was charged/)).toBeNull();
  });

  it('ends while the bank still works: one is told not to pay again', async () => {
    api.answers[CONFIRM] = outcome('processing');
    await open(anIntent({ expiresAt: in_(0) }));
    expect(await screen.findByText(/do not pay again/)).toBeTruthy();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(onPaid).toHaveBeenCalledWith(expect.objectContaining({ outcome: 'processing' }));
  });

  it.each([
    [300, 'Five minutes left to pay.'],
    [60, 'One minute left to pay.'],
  ])('is read out when %s seconds are left, not before', async (seconds, words) => {
    await open(anIntent({ expiresAt: in_(seconds + 8) }));
    expect(screen.getByRole('status').textContent).toBe('');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(words));
  });

  it('is never shown longer than ten minutes, whatever the clock of the device says', async () => {
    await open(anIntent({ expiresAt: in_(7_200) }));
    expect(screen.getByText(/^(10:00|9:5\d)$/)).toBeTruthy();
  });

  it('is not spoken of where nothing ends', async () => {
    await open(anIntent({ expiresAt: null }));
    await payButton();
    expect(screen.queryByRole('status')).toBeNull();
    await pay();
    await toasted('Payment Successful');
    // Nothing was booked by it: the session took place.
    expect(currentToast()?.description).toBe('Your session is paid. Thank you!');
  });

  it('is left to the caller when one closes the window', async () => {
    await open();
    await payButton();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(api.asked).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Book')));
  });
});
