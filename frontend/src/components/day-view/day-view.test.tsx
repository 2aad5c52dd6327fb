import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../../lib/query-client.ts';
import { addDays, dateIn, weekdayOf } from '../../lib/zones.ts';
import { aCalendar, aWindow } from '../../testing/calendar-samples.ts';
import { FakeApi, refused } from '../../testing/fake-api.ts';
import { aSession as anySession } from '../../testing/session-samples.ts';
import { DayView } from './day-view.tsx';

const ZONE = 'UTC';
const today = dateIn(ZONE, Date.now());
const tomorrow = addDays(today, 1);
const aSession = (given: Parameters<typeof anySession>[0]) =>
  anySession({ role: 'mentor', with: { id: 1, name: 'Leo', avatar: null }, ...given });
let api: FakeApi;
beforeEach(() => {
  const soon = aSession({ sessionDate: `${tomorrow}T10:00:00.000Z`, topic: 'A first step' });
  const met = aSession({ id: 's2', sessionDate: `${today}T00:00:00.000Z`, status: 'completed' });
  const asLearner = aSession({ id: 's3', sessionDate: `${tomorrow}T09:00:00.000Z`, role: 'learner' });
  api = new FakeApi({
    '/api/sessions/upcoming': { body: [asLearner, soon] },
    '/api/sessions?': { body: [soon, met] },
    '/api/mentor/calendar': {
      body: aCalendar({
        settings: { timezone: ZONE, minNoticeMinutes: 0, bookingWindowDays: 60 },
        availability: [aWindow({ dayOfWeek: weekdayOf(tomorrow), timezone: ZONE })],
      }),
    },
  });
});
afterEach(() => {
  cleanup();
  api.restore();
});

async function open(): Promise<void> {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <DayView />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'Next day' });
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const listed = () =>
  within(screen.getByRole('list', { name: /^Sessions on/ }))
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.textContent]);

describe('the day of a mentor', () => {
  it('begins with today, and lists what is booked, first ones first', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('Today');
    expect(listed()).toEqual([['/scheduling?session=s2', expect.stringContaining('Leo · Completed')]]);
    press('Next day');
    expect(listed()).toEqual([
      ['/scheduling?session=s3', expect.stringContaining('you learn')],
      ['/scheduling?session=s1', expect.stringContaining('A first step')],
    ]);
  });

  it('says which hours are open', async () => {
    await open();
    expect(screen.getByText(/^Not open on this day/)).toBeTruthy();
    press('Next day');
    expect(screen.getByText(/^Open 09:00–12:00, in UTC/)).toBeTruthy();
  });

  it('goes by days and by the week, and back to today', async () => {
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

  it('says so when nothing is booked', async () => {
    await open();
    press('Previous day');
    expect(screen.getByText('No sessions on this day.')).toBeTruthy();
    press('Today');
    expect(screen.queryByText('No sessions on this day.')).toBeNull();
  });

  it('says which of the two did not come', async () => {
    const missed = (id: string, hour: string, absent: 'mentor' | 'learner') =>
      aSession({ id, sessionDate: `${today}T${hour}:00:00.000Z`, status: 'no-show', absent });
    api.answers['/api/sessions?'] = { body: [missed('s4', '01', 'learner'), missed('s5', '02', 'mentor')] };
    await open();
    expect(listed().map(([, words]) => words)).toEqual([
      expect.stringContaining('Leo · Did not come'),
      expect.stringContaining('Leo · You did not come'),
    ]);
  });

  it('offers to try again when it did not load', async () => {
    api.answers['/api/sessions/upcoming'] = refused(503, 'Back in a moment.');
    render(
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <DayView />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Your day did not load');
    api.answers['/api/sessions/upcoming'] = { body: [] };
    press('Retry');
    expect(await screen.findByRole('button', { name: 'Next day' })).toBeTruthy();
  });
});
