import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import Toaster from '../components/ui/toaster.tsx';
import { aMentor, aUser } from './directory-samples.ts';
import { aSandboxIntent } from './payment-samples.ts';
import { renderScreen } from './render-screen.tsx';
import { aSession, freeFrom } from './session-samples.ts';

/** Tuesday noon at Greenwich: 4:00 in Los Angeles, 21:00 in Tokyo. */
export const NOON = '2026-12-01T12:00:00.000Z';
/** 17:30 on Wednesday for the learner, 10:30 on Thursday for the mentor. */
export const WEDNESDAY = '2026-12-03T01:30:00.000Z';
export const LATER = '2026-12-03T02:00:00.000Z';

/** The fake timers put an `Intl` of their own over it, which asks this one. */
const nativeFormat = Intl.DateTimeFormat.prototype;

/** It is NOON, and the device is in Los Angeles. */
export function atNoonInLosAngeles(): void {
  jest.setSystemTime(Date.parse(NOON));
  const real = nativeFormat.resolvedOptions;
  jest.spyOn(nativeFormat, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...real.call(this), timeZone: 'America/Los_Angeles' };
  });
}

/** What the page asks for when a learner opens it who has nothing yet. */
export const quietAnswers = () => ({
  // Whoever pays in the sandbox has paid.
  '/api/payments/sandbox/confirm': {
    body: aSandboxIntent(),
  },
  '/api/user': { body: aUser() },
  '/api/following': { body: [] },
  '/api/sessions?': { body: [] },
  '/api/sessions/upcoming': { body: [] },
  '/api/sessions/holds': { body: [] },
  '/api/sessions/h1': { body: aSession({ id: 'h1' }) },
  '/api/mentor/2': { body: aMentor({ sessionPrice: 0 }) },
  '/api/mentor/2/slots': { body: freeFrom([WEDNESDAY, LATER]) },
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

/** The free time of that name, once it is on screen. */
export const slot = (name: RegExp): Promise<HTMLElement> => screen.findByRole('radio', { name });
