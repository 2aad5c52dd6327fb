import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { FakeApi } from '../../testing/fake-api.ts';
import { place } from '../../testing/render-screen.tsx';
import {
  atNoonInLosAngeles,
  emptyResponses,
  LATER,
  NOON,
  visit,
  WEDNESDAY,
} from '../../testing/scheduling-scene.tsx';
import { aSession } from '../../testing/session-samples.ts';
import SchedulingPage from './scheduling-page.tsx';

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  atNoonInLosAngeles();
  api = new FakeApi(emptyResponses());
});

const about = {
  roadmapId: 'r1',
  roadmapTitle: 'Out of debt',
  stepId: 'st1',
  stepTitle: 'Open one envelope',
  progress: null,
};
function show(given: Partial<Session>): void {
  api.responses['/api/sessions/s1'] = {
    body: aSession({ id: 's1', sessionDate: WEDNESDAY, createdAt: NOON, ...given }),
  };
  visit(<SchedulingPage />, '/scheduling?booked=s1');
}
const defined = async (term: string) =>
  (await screen.findByText(term, { selector: 'dt' })).nextElementSibling!.textContent;

describe('the page on which a booking ends', () => {
  it('shows the time in both zones, the place, the payment and what to bring', async () => {
    show({ about, payment: 'free', can: { ...aSession().can, cancel: true } });
    const heading = await screen.findByRole('heading', {
      level: 1,
      name: /^Your session with Rosa Delgado is booked/,
    });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText(/5:30 PM your time, Thu.*10:30 AM for Rosa/)).toBeTruthy();
    expect(await defined('Payment')).toBe('Free. There is nothing to pay.');
    expect(await defined('What to bring')).toContain('Open one envelope');
    expect(await defined('If you cannot come')).toContain('Cancel or move it here');
    expect(screen.getByRole('link', { name: /^Add to calendar/ }).getAttribute('href')).toBe(
      '/api/sessions/s1/calendar.ics',
    );
    expect(screen.getByRole('link', { name: /^Back to/ }).getAttribute('href')).toBe('/roadmap/r1?step=st1');
  });

  it('has the name of the other person as its title days after the booking', async () => {
    show({ createdAt: '2026-11-28T12:00:00.000Z' });
    await screen.findByRole('heading', { level: 1, name: 'Session with Rosa Delgado' });
  });

  it('states how long a paid session is refundable, and when an hour is paid', async () => {
    const can = { ...aSession().can, cancel: true };
    const freeUntil = new Date(Date.parse(WEDNESDAY) - 24 * 3_600_000).toISOString();
    const money = { price: 2_500, isPaid: true, cancellation: { freeUntil, refund: 2_500 } };
    show({ ...money, payment: 'paid', can });
    expect(await defined('Payment')).toBe('$25.00, paid when you booked.');
    expect(await defined('If you cannot come')).toMatch(
      /24 hours before the start, Tue.*you get all of it back/,
    );
  });

  it('reports a session that is not the reader’s', async () => {
    api.responses['/api/sessions/s1'] = { status: 400, body: { code: 'VALIDATION', message: 'No id' } };
    visit(<SchedulingPage />, '/scheduling?booked=s1');
    expect(await screen.findByText('You have no such session')).toBeTruthy();
  });

  it('books a cancelled session again with its words', async () => {
    const words = { userNotes: 'About sleep', meetingLink: null };
    show({ status: 'cancelled', cancelledBy: 'mentor', ...words, learnerId: 1 });
    fireEvent.click(await screen.findByRole('link', { name: /^Book again/ }));
    expect(place()).toBe('/scheduling?tab=book&mentor=2');
    const notes = await screen.findByLabelText<HTMLTextAreaElement>(/^Notes/);
    expect(notes.value).toBe('About sleep');
    expect(screen.getByText(/filled in from your cancelled session/)).toBeTruthy();
  });
});

it('highlights a linked session in its place in the list', async () => {
  const [first, second] = [
    aSession({ id: 's1', sessionDate: WEDNESDAY }),
    aSession({ id: 's2', sessionDate: LATER }),
  ];
  api.responses['/api/sessions/upcoming'] = { body: [first, second] };
  api.responses['/api/sessions/s2'] = { body: second };
  visit(<SchedulingPage />, '/scheduling?session=s2');
  const list = await screen.findByRole('list', { name: 'Sessions' });
  const ids = within(list)
    .getAllByRole('article')
    .map((one) => one.getAttribute('aria-labelledby'));
  expect(ids).toEqual(['session-s1', 'session-s2']);
  const heading = within(list).getAllByRole('heading', { level: 3 })[1];
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getAllByRole('article')).toHaveLength(2);
});
