import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PaymentOutcome } from '@waymark/contracts/payments/http';
import { usualPrices } from '@waymark/contracts/scheduling/constants';
import { aUser } from '../../testing/directory-samples.ts';
import { FakeApi, refused } from '../../testing/fake-api.ts';
import { fakeSignals, signalTo } from '../../testing/fake-signals.ts';
import { anIntent, anOutcome } from '../../testing/payment-samples.ts';
import {
  atNoonInLosAngeles,
  emptyResponses,
  LATER,
  NOON,
  payAndClose,
  slot,
  visit,
  WEDNESDAY,
} from '../../testing/scheduling-scene.tsx';
import { aHold, aSession, freeFrom } from '../../testing/session-samples.ts';
import SchedulingPage from './scheduling-page.tsx';

const BOOKING = '/scheduling?mentor=2';
const SLOTS = '/api/mentor/2/slots';
const CREATE = '/api/sessions/create-payment-intent';
const CONFIRM = '/api/sessions/confirm-payment';
const BACK = 'payment=success&payment_intent=pi_1&redirect_status=succeeded';
const priced = (...starts: string[]) => ({
  body: freeFrom(starts, {
    pricing: { sessionPrice: 2_500, currency: 'USD', typePrices: { ...usualPrices } },
  }),
});
const intent = anIntent({ expiresAt: '2026-12-01T12:10:00.000Z' });
const outcome = (word: PaymentOutcome['outcome'], sessionId = 'h1') => ({
  body: anOutcome(word, { sessionId }),
});
const holdExpired = {
  status: 409,
  body: { code: 'HOLD_EXPIRED', message: 'This time is no longer held for you.', requestId: 'r-1' },
};

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  atNoonInLosAngeles();
  api = new FakeApi({
    ...emptyResponses(),
    [SLOTS]: priced(WEDNESDAY, LATER),
    [CREATE]: { body: intent },
  });
});

const keysOf = (path: string) => api.sent.filter(({ url }) => url === path).map(({ key }) => key);
const bookButton = () => screen.findByRole('button', { name: 'Book for $25.00' });
const notes = () => screen.findByLabelText<HTMLTextAreaElement>(/^Notes/);
async function choose() {
  fireEvent.click(await slot(/^5:30 PM/));
  fireEvent.change(await notes(), { target: { value: 'About sleep' } });
  fireEvent.click(await bookButton());
}
async function pay() {
  fireEvent.click(await screen.findByRole('button', { name: /Pays at once/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Pay $25.00' }));
}
const heldSlot = () => ({
  body: [aHold({ sessionDate: WEDNESDAY, expiresAt: '2026-12-01T12:07:30.000Z' })],
});
const releaseButton = () => screen.queryByRole('button', { name: 'Release it' });

const requestsTo = (path: string) => api.requests.filter((url) => url === path).length;

/** Pays for a held time, closes the dialog while the bank processes the payment, and returns the banner. */
async function waitForTheBank(): Promise<HTMLElement> {
  api.responses['/api/sessions/holds'] = heldSlot();
  api.responses['/api/sessions/holds/h1/pay'] = { body: intent };
  visit(<SchedulingPage />, '/scheduling');
  fireEvent.click(await screen.findByRole('button', { name: 'Continue payment' }));
  await payAndClose(api, 'h1');
  return screen.findByRole('region', { name: /^Being paid/ });
}

describe('a rejected booking', () => {
  it('is repeated with the same key after a lost response and with a new key otherwise', async () => {
    const unavailable = refused(503, 'Back in a moment.');
    const responses = [unavailable, holdExpired, unavailable, { body: intent }];
    api.responses[CREATE] = () => responses.shift()!;
    visit(<SchedulingPage />, BOOKING);
    await choose();
    await screen.findByText('Back in a moment.');
    await screen.findByText('Failed to create payment');
    const slotRequests = () => api.requests.filter((url) => url.startsWith(SLOTS)).length;
    const before = slotRequests();
    fireEvent.click(await bookButton());
    await screen.findByText('This time is no longer held for you.');
    await waitFor(() => expect(slotRequests()).toBeGreaterThan(before));
    fireEvent.click(await bookButton());
    await screen.findByText('Back in a moment.');
    fireEvent.click(await slot(/^6:00 PM/));
    fireEvent.click(await bookButton());
    expect(await screen.findByRole('dialog', { name: 'Session with Rosa Delgado' })).toBeTruthy();
    const [first, again, fresh, other] = keysOf(CREATE);
    expect(again).toBe(first);
    expect(new Set([first, fresh, other]).size).toBe(3);
  });
});

describe('a payment that succeeds', () => {
  let stop: () => void;
  beforeEach(() => {
    stop = fakeSignals();
  });
  afterEach(() => stop());

  it('requests everything that it changed once, with the events that it publishes', async () => {
    visit(<SchedulingPage />, BOOKING);
    await choose();
    await screen.findByRole('dialog', { name: 'Session with Rosa Delgado' });
    api.responses[CONFIRM] = () => {
      signalTo(aUser().id, 'payments.payment.captured.v1');
      signalTo(aUser().id, 'scheduling.session.booked.v1');
      return outcome('booked');
    };
    const before = api.requests.length;
    await pay();
    await screen.findByRole('heading', { level: 1, name: /^Your session with Rosa Delgado is booked/ });
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    const reads = api.requests.slice(before).filter((url) => !/confirm/.test(url));
    expect(reads.filter((url) => url === '/api/no-show-record')).toHaveLength(1);
    expect(reads.toSorted()).toEqual([...new Set(reads)].toSorted());
  });
});

describe('the last free time of a date', () => {
  it('is not shown as taken while it is held for this user', async () => {
    api.responses['/api/sessions/holds'] = heldSlot();
    api.responses[SLOTS] = priced();
    visit(<SchedulingPage />, BOOKING);
    await screen.findByText('No other time is free on this date. Yours is held for you.');
    expect(screen.queryByText('No available slots for this date.')).toBeNull();
  });
});

describe('a payment in progress', () => {
  it('offers neither to pay nor to release the hold', async () => {
    api.responses['/api/sessions/holds'] = heldSlot();
    api.responses[CONFIRM] = outcome('processing');
    visit(<SchedulingPage />, `/scheduling?${BACK}`);
    const banner = await screen.findByRole('region', { name: 'Being paid: session with Rosa Delgado' });
    // The banner already states it. A second visible text would shift the page.
    expect(screen.getByText('Checking your payment…').className).toBe('sr-only');
    expect(banner.textContent).not.toContain('not paid yet');
    expect(within(banner).queryAllByRole('button')).toEqual([]);

    await waitFor(() => expect(api.requests).toContain(CONFIRM));
    jest.setSystemTime(Date.parse(NOON) + 60_000);
    const noticeGone = () => expect(screen.queryByText('Checking your payment…')).toBeNull();
    await waitFor(noticeGone);
    expect(await screen.findByText(/^You don’t need to pay again\./)).toBeTruthy();
    expect(screen.getByText('Your payment for a session with Rosa Delgado is being checked.')).toBeTruthy();
    expect(releaseButton()).toBeNull();
  });

  describe('that is declined', () => {
    const declined = (word: PaymentOutcome['outcome'] = 'unpaid') => ({
      body: anOutcome(word, { message: word === 'unpaid' ? 'Your card was declined.' : null }),
    });
    const banner = () => screen.findByRole('region', { name: /^Held for you/ });

    it('shows the reason and can be paid again', async () => {
      await waitForTheBank();
      api.responses[CONFIRM] = declined();
      const held = await banner();
      expect(held.textContent).toContain('did not go through. Your card was declined. Nothing was charged');
      expect(await screen.findByText('Payment Failed')).toBeTruthy();
      expect(releaseButton()).toBeTruthy();
      const before = requestsTo(CONFIRM);
      fireEvent.click(within(held).getByRole('button', { name: 'Try again' }));
      await screen.findByRole('dialog', { name: 'Session with Rosa Delgado' });
      expect(requestsTo(CONFIRM)).toBe(before);
    });

    it('is replaced by the booking when it succeeds', async () => {
      const banner = await waitForTheBank();
      expect(within(banner).queryAllByRole('button')).toEqual([]);
      api.responses[CONFIRM] = declined('booked');
      api.responses['/api/sessions/holds'] = { body: [] };
      expect(await screen.findByText('Payment processed and session scheduled.')).toBeTruthy();
      await waitFor(() => expect(screen.queryByRole('region', { name: /Rosa Delgado/ })).toBeNull());
    });
  });

  it('can be continued or released when nothing was paid', async () => {
    api.responses['/api/sessions/holds'] = heldSlot();
    api.responses['/api/sessions/holds/h1/release'] = { body: { success: true } };
    api.responses[CONFIRM] = outcome('unpaid');
    visit(<SchedulingPage />, `/scheduling?${BACK.replace('succeeded', 'failed')}`);
    expect(await screen.findByRole('button', { name: 'Continue payment' })).toBeTruthy();
    fireEvent.click(releaseButton()!);
    expect(await screen.findByText('Time released')).toBeTruthy();
    expect(screen.queryByText(/Nothing was charged/)).toBeNull();
  });

  it('leaves the dialog of another session open', async () => {
    api.responses[CONFIRM] = outcome('processing', 's9');
    api.responses['/api/sessions/s9'] = { body: aSession({ id: 's9' }) };
    visit(<SchedulingPage />, `${BOOKING}&${BACK.replace('pi_1', 'pi_9')}`);
    await choose();
    await screen.findByRole('dialog', { name: 'Session with Rosa Delgado' });
    api.responses[CONFIRM] = outcome('booked', 's9');
    await screen.findByText('Session booked successfully');
    await waitFor(() => expect(api.requests).toContain('/api/sessions/s9'));
    expect(screen.getByRole('dialog', { name: 'Session with Rosa Delgado' })).toBeTruthy();
  });
});

describe('a note', () => {
  it('is preserved when the payment came too late, and the nearest free time is offered', async () => {
    api.responses[CONFIRM] = () => {
      api.responses[SLOTS] = priced(LATER);
      return outcome('refunding');
    };
    visit(<SchedulingPage />, BOOKING);
    await choose();
    await pay();
    const near = await screen.findByRole('button', { name: /Wed.*6:00/ });
    await waitFor(() => expect(document.activeElement).toBe(near));
    const notice = near.closest('[role="alert"]')!;
    expect(notice.textContent).toContain('Your payment is being refunded. Here are the nearest free times.');
    expect((await notes()).value).toBe('About sleep');
  });

  it('is cleared after the booking', async () => {
    api.responses[CONFIRM] = outcome('booked');
    visit(<SchedulingPage />, BOOKING);
    await choose();
    await pay();
    await screen.findByRole('heading', { level: 1, name: /^Your session with/ });
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a price that did not load', () => {
  it('is not shown as free and can be retried', async () => {
    const first = `${SLOTS}?from=2026-12-01&to=2027-01-11`;
    api.responses[first] = refused(503, 'Back in a moment.');
    visit(<SchedulingPage />, BOOKING);
    fireEvent.click(await slot(/^5:30 PM/));
    const failure = (await screen.findByText('The price did not load')).closest<HTMLElement>('[role=alert]')!;
    expect(screen.getByRole('button', { name: 'Book session' }).hasAttribute('disabled')).toBe(true);
    expect(screen.queryByText(/This session is free/)).toBeNull();
    expect(screen.getByText('Not known yet')).toBeTruthy();
    delete api.responses[first];
    fireEvent.click(within(failure).getByRole('button', { name: 'Retry' }));
    expect((await bookButton()).hasAttribute('disabled')).toBe(false);
    expect(screen.queryByText('The price did not load')).toBeNull();
  });

  it('is refetched together with the free times', async () => {
    api.responses[SLOTS] = refused(503, 'Back in a moment.');
    visit(<SchedulingPage />, BOOKING);
    const failure = (await screen.findByText('The free times did not load')).closest<HTMLElement>(
      '[role=alert]',
    )!;
    await screen.findByText('The price did not load');
    api.responses[SLOTS] = priced(WEDNESDAY, LATER);
    fireEvent.click(within(failure).getByRole('button', { name: 'Retry' }));
    expect(await slot(/^5:30 PM/)).toBeTruthy();
    expect(await bookButton()).toBeTruthy();
    expect(screen.queryByText(/did not load/)).toBeNull();
  });
});

describe('choosing another mentor', () => {
  it('returns to the search on the booking tab', async () => {
    visit(<SchedulingPage />, BOOKING);
    fireEvent.click(await screen.findByRole('button', { name: 'Choose another mentor' }));
    expect(await screen.findByRole('combobox', { name: 'Find a mentor' })).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Book Session' }).ariaSelected).toBe('true');
  });
});
