import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays, weekdayOf } from '@waymark/kernel/time-zone';
import { dateIn } from '#lib/zones.ts';
import { aCalendar, aWindow } from '#testing/calendar-samples.ts';
import { FakeApi, refused } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { aSession as anySession } from '#testing/session-samples.ts';
import { weekOf } from './day-plan.ts';
import { DayView } from './day-view.tsx';

const ZONE = 'UTC';
let today: string;
let tomorrow: string;
const aSession = (given: Parameters<typeof anySession>[0]) =>
  anySession({ role: 'mentor', with: { id: 1, name: 'Leo', avatar: null }, ...given });
let api: FakeApi;
beforeEach(() => {
  today = dateIn(ZONE, Date.now());
  tomorrow = addDays(today, 1);
  const soon = aSession({ sessionDate: `${tomorrow}T10:00:00.000Z`, topic: 'A first step' });
  const met = aSession({ id: 's2', sessionDate: `${today}T00:00:00.000Z`, status: 'completed' });
  const asLearner = aSession({ id: 's3', sessionDate: `${tomorrow}T09:00:00.000Z`, role: 'learner' });
  api = new FakeApi({
    '/api/sessions?': { body: [soon, asLearner, met] },
    '/api/mentor/calendar': {
      body: aCalendar({
        settings: { ...aCalendar().settings, timezone: ZONE },
        availability: [aWindow({ dayOfWeek: weekdayOf(tomorrow), timezone: ZONE })],
      }),
    },
  });
});

async function open(): Promise<void> {
  renderScreen(<DayView />);
  await screen.findByRole('button', { name: 'Next day' });
  await loaded();
}
const LOADING = 'Loading your sessions…';
const loaded = () => waitFor(() => expect(screen.queryByText(LOADING)).toBeNull());
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const go = async (name: string) => {
  press(name);
  await loaded();
};
const listed = () =>
  within(screen.getByRole('list', { name: /^Sessions on/ }))
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.textContent]);

describe('the day of a mentor', () => {
  it('starts with today and lists sessions by time', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('Today');
    expect(listed()).toEqual([['/scheduling?session=s2', expect.stringContaining('Leo · Completed')]]);
    await go('Next day');
    expect(listed()).toEqual([
      ['/scheduling?session=s3', expect.stringContaining('you learn')],
      ['/scheduling?session=s1', expect.stringContaining('A first step')],
    ]);
  });

  it('shows the open hours', async () => {
    await open();
    expect(screen.getByText(/^Not open on this day/)).toBeTruthy();
    await go('Next day');
    expect(screen.getByText(/^Open 09:00–12:00, in UTC/)).toBeTruthy();
  });

  it('selects a day of the week and returns to today', async () => {
    await open();
    const chosen = () =>
      document.querySelector('[aria-current=date]')!.querySelector('.sr-only')!.textContent;
    expect(chosen()).toMatch(/^Today, .*1 session$/);
    const other = screen.getAllByRole('button', { name: /, (?:no sessions|2 sessions)$/ })[0]!;
    fireEvent.click(other);
    expect(chosen()).toBe(other.querySelector('.sr-only')!.textContent);
    press('Today');
    expect(chosen()).toMatch(/^Today/);
  });

  it('shows who did not come before the topic', async () => {
    const missed = (id: string, hour: string, absent: 'mentor' | 'learner') =>
      aSession({
        ...{ id, sessionDate: `${today}T${hour}:00:00.000Z`, status: 'no-show', absent },
        topic: 'Sleep',
      });
    api.responses['/api/sessions?'] = { body: [missed('s4', '01', 'learner'), missed('s5', '02', 'mentor')] };
    await open();
    expect(listed().map(([, words]) => words)).toEqual([
      expect.stringContaining('Leo · No-show · Sleep'),
      expect.stringContaining('Leo · You missed it · Sleep'),
    ]);
  });

  it('loads all pages of sessions around the week shown', async () => {
    const [monday, sunday] = [weekOf(today)[0]!, weekOf(today)[6]!];
    const [from, to] = [addDays(monday, -1), addDays(sunday, 2)].map((day) => `${day}T00:00:00.000Z`);
    const path = `/api/sessions?${new URLSearchParams({ from: from!, to: to!, limit: '100' })}`;
    const early = aSession({ id: 's4', sessionDate: `${today}T01:00:00.000Z` });
    const late = aSession({ id: 's5', sessionDate: `${today}T20:00:00.000Z` });
    api.responses = { '/api/mentor/calendar': api.responses['/api/mentor/calendar']! };
    api.responses[path] = { body: [late], link: `<${path}&cursor=c1>; rel="next"` };
    api.responses[`${path}&cursor=c1`] = { body: [early] };
    await open();
    expect(listed().map(([link]) => link)).toEqual(['/scheduling?session=s4', '/scheduling?session=s5']);
  });

  it('shows no counts for another week before it is loaded', async () => {
    await open();
    const there = addDays(today, 7);
    api.responses['/api/sessions?'] = {
      body: [aSession({ id: 's9', sessionDate: `${there}T10:00:00.000Z` })],
    };
    for (let days = 0; days < 7; days += 1) press('Next day');
    expect(screen.getByText(LOADING)).toBeTruthy();
    expect(screen.queryByText('No sessions on this day.')).toBeNull();
    expect(screen.queryAllByRole('button', { name: /no sessions/ })).toEqual([]);
    await loaded();
    expect(listed().map(([link]) => link)).toEqual(['/scheduling?session=s9']);
  });

  it('offers a retry and the loaded weeks when a week did not load', async () => {
    await open();
    api.responses['/api/sessions?'] = refused(503, 'Back in a moment.');
    for (let days = 0; days < 7; days += 1) press('Next day');
    expect((await screen.findByRole('alert')).textContent).toContain('Your day did not load');
    press('Today');
    expect(listed()).toHaveLength(1);
    for (let days = 0; days < 7; days += 1) press('Next day');
    await screen.findByRole('alert');
    api.responses['/api/sessions?'] = { body: [] };
    press('Retry');
    expect(await screen.findByText('No sessions on this day.')).toBeTruthy();
  });

  it('offers a retry when the open hours did not load', async () => {
    const calendar = api.responses['/api/mentor/calendar']!;
    api.responses['/api/mentor/calendar'] = refused(503, 'Back in a moment.');
    renderScreen(<DayView />);
    expect((await screen.findByRole('alert')).textContent).toContain('Your day did not load');
    api.responses['/api/mentor/calendar'] = calendar;
    press('Retry');
    expect(await screen.findByRole('button', { name: 'Next day' })).toBeTruthy();
  });
});
