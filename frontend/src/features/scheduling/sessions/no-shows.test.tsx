import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { NoShowCase, Session } from '@waymark/contracts/scheduling/sessions';
import { FakeApi } from '#testing/fake-api.ts';
import { atNoonInLosAngeles, emptyResponses, NOON, visit } from '#testing/scheduling-scene.tsx';
import { aCase, aSession } from '#testing/session-samples.ts';
import SchedulingPage from '../scheduling-page.tsx';

let api: FakeApi;
beforeEach(() => {
  atNoonInLosAngeles();
  api = new FakeApi(emptyResponses());
});

const begun = new Date(Date.parse(NOON) - 60_000).toISOString();
function open(given: Partial<Session> = {}, path = '/scheduling?show=upcoming'): void {
  const session = aSession({ sessionDate: begun, ...given });
  api.responses['/api/sessions/upcoming'] = { body: [session] };
  api.responses['/api/sessions/s1'] = { body: session };
  visit(<SchedulingPage />, path);
}
const notice = async () => (await screen.findByRole('region', { name: 'Reported no-show' })).textContent;

describe('the notice of a case', () => {
  it.each<[string, Partial<Session>, Partial<NoShowCase>, RegExp]>([
    [
      'the reported person',
      { role: 'mentor' },
      {},
      /Rosa reported that you did not come.*Nothing changes before/,
    ],
    ['the reporter', {}, {}, /You reported that Rosa did not come.*can respond until/],
    [
      'the reporter of a contested one',
      {},
      { state: 'contested', response: 'I came.' },
      /An admin decides.*Rosa says that they came.*Rosa responded: I came./,
    ],
    [
      'a silent person whom records support',
      { role: 'mentor' },
      { state: 'contested' },
      /our records show that you came/,
    ],
    [
      'both after a decision',
      {},
      { state: 'dismissed', settledBy: 'decision', reason: 'Both joined.' },
      /took place.*Reason of the decision: Both joined./,
    ],
  ])('is shown for %s', async (_, session, found, words) => {
    open({ noShowCase: aCase(found), ...session });
    expect(await notice()).toMatch(words);
  });

  it('replaces the status until the case is settled', async () => {
    open({ noShowCase: aCase() });
    const card = within(await screen.findByRole('article', { name: 'Rosa Delgado' }));
    card.getByText('No-show reported');
    expect(card.queryByText('Happening now')).toBeNull();
  });
});

describe('opening the meeting', () => {
  it('is recorded', async () => {
    api.responses['/api/sessions/s1/join'] = { body: { success: true } };
    open();
    fireEvent.click(await screen.findByRole('link', { name: /^Join/ }));
    expect(api.sent.map(({ url }) => url)).toEqual(['/api/sessions/s1/join']);
  });
});

describe('the own record', () => {
  const record = (count: number, pausedUntil: string | null = null) => {
    api.responses['/api/no-show-record'] = { body: { count, pauseDays: 14, pausedUntil } };
  };

  it('is shown with what follows from it', async () => {
    record(2);
    open();
    expect(
      await screen.findByText(
        /You missed 2 sessions in the last 90 days. After 3, you cannot book for 14 days/,
      ),
    ).toBeTruthy();
  });

  it('announces a pause above the booking form', async () => {
    record(3, '2026-12-15T20:00:00.000Z');
    open({}, '/scheduling?tab=book&mentor=2');
    expect(await screen.findByText(/Until Tue, Dec 15.* your time, you cannot book/)).toBeTruthy();
  });
});
