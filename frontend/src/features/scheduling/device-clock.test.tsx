import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PaymentOutcome } from '@waymark/contracts/payments/http';
import { FakeApi } from '../../testing/fake-api.ts';
import { anIntent, anOutcome } from '../../testing/payment-samples.ts';
import {
  atNoonInLosAngeles,
  emptyResponses,
  NOON,
  visit,
  WEDNESDAY,
} from '../../testing/scheduling-scene.tsx';
import { aHold, aSession } from '../../testing/session-samples.ts';
import SchedulingPage from './scheduling-page.tsx';

const MINUTE_MS = 60_000;
const CONFIRM = '/api/sessions/confirm-payment';
const after = (minutes: number) => new Date(Date.parse(NOON) + minutes * MINUTE_MS).toISOString();
const outcome = (word: PaymentOutcome['outcome']) => ({ body: anOutcome(word) });
const deviceShows = (minutes: number) => jest.setSystemTime(Date.parse(NOON) + minutes * MINUTE_MS);

let api: FakeApi;
beforeEach(() => {
  atNoonInLosAngeles();
  const expiresAt = after(7.5);
  api = new FakeApi({
    ...emptyResponses(),
    '/api/sessions/holds': { body: [aHold({ sessionDate: WEDNESDAY, expiresAt })] },
    '/api/sessions/holds/h1/pay': { body: anIntent({ expiresAt }) },
    [CONFIRM]: outcome('booked'),
  });
  api.now = () => Date.parse(NOON);
});

const payButton = () => screen.findByRole('button', { name: 'Pay $25.00' });
async function resumePayment(): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole('button', { name: 'Continue payment' }));
  return screen.findByRole('dialog', { name: 'Session with Rosa Delgado' });
}

describe.each([
  ['fast', 10],
  ['slow', -10],
])('on a device that is ten minutes %s', (_, minutes) => {
  beforeEach(() => {
    deviceShows(minutes);
  });

  it('counts a hold down by the server clock and takes its payment', async () => {
    visit(<SchedulingPage />, '/scheduling');
    const banner = await screen.findByRole('region', { name: /^Held for you/ });
    expect(within(banner).getByRole('timer').textContent).toBe('7:30');
    const dialog = await resumePayment();
    expect(within(dialog).getByText(/Held for you for/).textContent).toBe('Held for you for 7:30');
    fireEvent.click(await screen.findByRole('button', { name: /Pays at once/ }));
    fireEvent.click(await payButton());
    expect(await screen.findByText('Payment Successful')).toBeTruthy();
  });

  it('shows a session as running by the server clock', async () => {
    const session = aSession({ sessionDate: after(-5), endsAt: after(5) });
    api.responses['/api/sessions/upcoming'] = { body: [session] };
    visit(<SchedulingPage />, '/scheduling');
    expect(await screen.findByText('Happening now')).toBeTruthy();
    expect(screen.getByText('Started 5 minutes ago')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Join/ })).toBeTruthy();
  });
});

it('restores the payment form after the device clock was changed', async () => {
  visit(<SchedulingPage />, '/scheduling');
  await resumePayment();
  await payButton();
  api.responses[CONFIRM] = outcome('unpaid');
  deviceShows(30);
  await waitFor(() => expect(api.requests).toContain(CONFIRM));
  expect(await payButton()).toBeTruthy();
  expect(screen.queryByText(/ten minutes are over/)).toBeNull();

  // After the real expiry the earlier outcome is requested again, because the payment may have succeeded since.
  let text = '';
  api.responses[CONFIRM] = () => {
    text = screen.getByRole('dialog').textContent!;
    return outcome('booked');
  };
  api.now = () => Date.parse(after(8));
  deviceShows(38);
  await waitFor(() => expect(text).toContain('Checking whether it was paid'));
});
