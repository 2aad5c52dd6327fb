import { expect, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import Toaster from '../shared/ui/toaster.tsx';
import { aMentor, aUser } from './directory-samples.ts';
import type { FakeApi } from './fake-api.ts';
import { anOutcome, aSandboxIntent } from './payment-samples.ts';
import { renderScreen } from './render-screen.tsx';
import { aFollowUp, aSession, freeFrom } from './session-samples.ts';

/** Tuesday noon at Greenwich: 4:00 in Los Angeles, 21:00 in Tokyo. */
export const NOON = '2026-12-01T12:00:00.000Z';
/** 17:30 on Wednesday for the learner, 10:30 on Thursday for the mentor. */
export const WEDNESDAY = '2026-12-03T01:30:00.000Z';
export const LATER = '2026-12-03T02:00:00.000Z';

const CONFIRM = '/api/sessions/confirm-payment';

/** The fake timers replace `Intl` with a wrapper of this one. */
const nativeFormat = Intl.DateTimeFormat.prototype;

/** Sets the time to NOON and the device zone to Los Angeles. */
export function atNoonInLosAngeles(): void {
  jest.setSystemTime(Date.parse(NOON));
  const real = nativeFormat.resolvedOptions;
  jest.spyOn(nativeFormat, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...real.call(this), timeZone: 'America/Los_Angeles' };
  });
}

/** The responses for a learner without sessions. */
export const emptyResponses = () => ({
  '/api/payments/sandbox/confirm': {
    body: aSandboxIntent(),
  },
  '/api/user': { body: aUser() },
  '/api/following': { body: [] },
  '/api/saved-roadmaps': { body: [] },
  '/api/sessions?': { body: [] },
  '/api/sessions/upcoming': { body: [] },
  '/api/sessions/holds': { body: [] },
  '/api/no-show-record': { body: { count: 0, pauseDays: 14, pausedUntil: null } },
  '*/follow-up': { body: aFollowUp() },
  '/api/sessions/h1': { body: aSession({ id: 'h1', createdAt: NOON }) },
  '/api/mentor/2': { body: aMentor({ sessionPrice: 0 }) },
  '/api/mentor/2/slots': { body: freeFrom([WEDNESDAY, LATER]) },
  '/api/mentor/2/slots?kind=intro': { body: freeFrom([], { kind: 'intro', duration: 15 }) },
});

export function visit(page: ReactNode, path: string): void {
  renderScreen(
    <>
      <Routes>
        <Route path="/scheduling" element={page} />
        <Route path="/auth" element={<From />} />
      </Routes>
      <Toaster />
    </>,
    path,
  );
}

function From() {
  const from = (useLocation().state as { from?: string } | null)?.from;
  return <p>log in, then {from}</p>;
}

/** Pays in the open dialog and closes it while the bank processes the payment. */
export async function payAndClose(api: FakeApi, sessionId: string): Promise<void> {
  const requests = () => api.requests.filter((url) => url === CONFIRM).length;
  api.responses[CONFIRM] = () => {
    jest.setSystemTime(Date.parse(NOON) + 60_000);
    return { body: anOutcome('processing', { sessionId }) };
  };
  fireEvent.click(await screen.findByRole('button', { name: /Pays at once/ }));
  const dialog = screen.getByRole('dialog', { name: 'Session with Rosa Delgado' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Pay $25.00' }));
  await within(dialog).findByText(/do not pay again/);
  const before = requests();
  fireEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!);
  await waitFor(() => expect(requests()).toBeGreaterThan(before));
}

/** The radio button of a free time. */
export const slot = (name: RegExp): Promise<HTMLElement> => screen.findByRole('radio', { name });
