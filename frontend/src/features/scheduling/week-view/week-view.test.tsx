import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setReaderLanguage } from '#lib/reader-language.ts';
import { firstWeekday } from '#lib/week.ts';
import { aUser } from '#testing/directory-samples.ts';
import { FakeApi, refused } from '#testing/fake-api.ts';
import { atNoonInLosAngeles, emptyResponses, visit } from '#testing/scheduling-scene.tsx';
import { aProposal, aSession, noRights } from '#testing/session-samples.ts';
import SchedulingPage from '../scheduling-page.tsx';

let api: FakeApi;
beforeEach(() => {
  // Tuesday 1 December 2026.
  atNoonInLosAngeles();
  localStorage.clear();
  api = new FakeApi(emptyResponses());
  const soon = aSession({ sessionDate: '2026-12-03T02:00:00.000Z' });
  const asked = aSession({
    ...{ id: 's2', sessionDate: '2026-12-04T18:00:00.000Z', proposal: aProposal() },
    can: { ...noRights, answerProposal: true },
  });
  const met = aSession({ id: 's3', sessionDate: '2026-11-30T18:00:00.000Z', status: 'completed' });
  api.responses['/api/sessions?'] = { body: [soon, asked, met] };
});
afterEach(() => setReaderLanguage(undefined));

const week = async () => {
  const found = within(await screen.findByRole('region', { name: /–/ }));
  await waitFor(() => expect(screen.queryByText('Loading your sessions…')).toBeNull());
  return found;
};
const open = (path = '/scheduling?show=week') => {
  visit(<SchedulingPage />, path);
  return week();
};

describe('the week', () => {
  it('has the sessions of each day as links, with their states in words', async () => {
    const shown = await open();
    const links = shown.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]);
    expect(links).toEqual([
      ['/scheduling?booked=s3', expect.stringMatching(/10:00.+Rosa Delgado.+You learn · Completed/)],
      ['/scheduling?booked=s1', expect.stringMatching(/6:00.+Rosa Delgado.+You learn$/)],
      ['/scheduling?booked=s2', expect.stringMatching(/You learn · New time proposed/)],
    ]);
    // In Los Angeles the first one is on Wednesday evening.
    const wednesday = within(shown.getByRole('listitem', { name: /^Wednesday/ }));
    expect(wednesday.getAllByRole('link')).toHaveLength(1);
  });

  it('goes to other weeks and back to today', async () => {
    const shown = await open();
    const title = () => shown.getByRole('heading', { level: 2 }).textContent;
    const first = title();
    expect(first).toContain('This week');
    api.responses['/api/sessions?'] = { body: [] };
    fireEvent.click(shown.getByRole('button', { name: 'Next week' }));
    expect(title()).not.toContain('This week');
    expect(await shown.findByText('You have no sessions in this week.')).toBeTruthy();
    fireEvent.click(shown.getByRole('button', { name: 'Today' }));
    expect(title()).toBe(first);
  });

  it('offers a retry when it did not load', async () => {
    api.responses['/api/sessions?'] = refused(503, 'Back in a moment.');
    visit(<SchedulingPage />, '/scheduling?show=week');
    expect((await screen.findByRole('alert')).textContent).toContain('Your week did not load');
  });

  it('is remembered on this device, and a link to a session shows the list', async () => {
    visit(<SchedulingPage />, '/scheduling?show=upcoming');
    fireEvent.click(await screen.findByRole('radio', { name: 'Week' }));
    await week();
    cleanup();
    await open('/scheduling?tab=sessions');
    cleanup();
    visit(<SchedulingPage />, '/scheduling?session=s1');
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Upcoming' })).checked).toBe(true);
  });

  it('is there for mentors beside their day', async () => {
    api.responses['/api/user'] = { body: aUser({ id: 2, role: 'mentor' }) };
    await open();
    const shown = screen.getByRole('group', { name: 'Which sessions' });
    expect(
      within(shown)
        .getAllByRole('radio')
        .map(({ parentElement }) => parentElement?.textContent),
    ).toEqual(['Upcoming', 'Week', 'Day', 'Past']);
  });
});

it.each([
  ['en-US', 0],
  ['en-GB', 1],
  ['de', 1],
  ['ar-EG', 6],
])('a week in %s begins on day %s', (language, day) => {
  setReaderLanguage(language);
  expect(firstWeekday()).toBe(day);
});
