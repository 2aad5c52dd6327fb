import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { aUser } from '../../testing/directory-samples.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { atNoonInLosAngeles, emptyResponses, visit, WEDNESDAY } from '../../testing/scheduling-scene.tsx';
import { aSession } from '../../testing/session-samples.ts';
import SchedulingPage from './scheduling-page.tsx';

let api: FakeApi;
beforeEach(() => {
  atNoonInLosAngeles();
  api = new FakeApi(emptyResponses());
  api.responses['/api/user'] = { body: aUser({ id: 2, role: 'mentor' }) };
});

const taught = (id: string, name: string, given: Partial<Session> = {}) =>
  aSession({
    ...{ id, role: 'mentor', sessionDate: WEDNESDAY, with: { id: 9, name, avatar: null } },
    ...given,
  });

it('gives a learner with more than five sessions rows, too', async () => {
  api.responses['/api/user'] = { body: aUser({ id: 1 }) };
  const many = (count: number) =>
    Array.from({ length: count }, (_, n) =>
      aSession({ id: `s${n}`, with: { id: n, name: `Mentor ${n}`, avatar: null } }),
    );
  api.responses['/api/sessions/upcoming'] = { body: many(5) };
  visit(<SchedulingPage />, '/scheduling?tab=sessions');
  await screen.findByRole('article', { name: 'Mentor 4' });
  expect(screen.queryByRole('button', { name: /^More for/ })).toBeNull();
  cleanup();
  api.responses['/api/sessions/upcoming'] = { body: many(6) };
  visit(<SchedulingPage />, '/scheduling?tab=sessions');
  expect(await screen.findAllByRole('button', { name: /^More for/ })).toHaveLength(6);
  expect(screen.getAllByText(/^You learn ·/)).toHaveLength(6);
});

describe("a mentor's sessions", () => {
  it('are rows by day, with one button and a menu of the rest', async () => {
    const sessions = [
      taught('s1', 'Leo Park', { topic: 'Sleep', learnerId: 9 }),
      taught('s2', 'Mei Lin', { sessionDate: '2026-12-05T18:00:00.000Z' }),
    ];
    api.responses['/api/sessions/upcoming'] = { body: sessions };
    visit(<SchedulingPage />, '/scheduling?tab=sessions');
    const row = within(await screen.findByRole('article', { name: 'Leo Park' }));
    const days = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(days).toEqual([expect.stringMatching(/^Tomorrow, Wednesday/), expect.stringMatching(/^Saturday/)]);
    expect(row.getByText(/30 minutes · Sleep/)).toBeTruthy();
    expect(row.getByRole('link', { name: /^Details/ }).getAttribute('href')).toBe('/scheduling?booked=s1');
    const more = row.getByRole('button', { name: 'More for the session with Leo Park' });
    fireEvent.keyDown(more, { key: 'Enter' });
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Details',
      'Message',
      'Sessions and notes with Leo Park',
      'Private notes',
      'Reschedule',
      'Cancel',
    ]);
    fireEvent.click(menu.getByRole('menuitem', { name: 'Cancel' }));
    expect(await screen.findByRole('alertdialog', { name: 'Cancel this session?' })).toBeTruthy();
  });
});
