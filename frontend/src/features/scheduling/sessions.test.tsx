import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { aUser } from '../../testing/directory-samples.ts';
import { FakeApi, refused } from '../../testing/fake-api.ts';
import {
  atNoonInLosAngeles,
  emptyResponses,
  LATER,
  slot,
  visit,
  WEDNESDAY,
} from '../../testing/scheduling-scene.tsx';
import { aSession, freeFrom, noRights } from '../../testing/session-samples.ts';
import SchedulingPage from './scheduling-page.tsx';

let api: FakeApi;
beforeEach(() => {
  atNoonInLosAngeles();
  api = new FakeApi(emptyResponses());
});

const sentTo = (path: string) => api.sent.filter(({ url }) => url === path);
/** Opens the page with this session in the list of upcoming or past ones. */
function withSession(given: Partial<Session>, list: 'upcoming' | 'past' = 'upcoming'): Session {
  const session = aSession({ sessionDate: WEDNESDAY, ...given });
  api.responses[list === 'past' ? '/api/sessions?limit=20' : '/api/sessions/upcoming'] = { body: [session] };
  api.responses['/api/sessions/s1'] = { body: session };
  visit(<SchedulingPage />, `/scheduling?show=${list}`);
  return session;
}
const card = () => screen.findByRole('article', { name: 'Rosa Delgado' });
const press = async (name: RegExp) => fireEvent.click(within(await card()).getByRole('button', { name }));
const confirm = () => screen.getByRole('button', { name: 'Cancel session' });
describe('my sessions', () => {
  it('shows a session with its time in both zones, price, notes and links', async () => {
    withSession({ topic: 'Sleep', userNotes: 'Nights are long.' });
    const shown = await card();
    expect(shown.textContent).toMatch(/Wed, Dec 2, 5:30\s–\s6:00\sPM your time/);
    expect(shown.textContent).toMatch(/Thu, Dec 3, 10:30\s–\s11:00\sAM for Rosa \(Tokyo\)/);
    for (const words of ['Starts tomorrow', '$25.00 paid', 'Scheduled', 'Sleep', 'Nights are long.']) {
      expect(within(shown).getByText(words)).toBeTruthy();
    }
    const href = (name: RegExp) => within(shown).getByRole('link', { name }).getAttribute('href');
    expect(href(/^Join/)).toBe('https://meet.example.test/5f2c');
    expect(href(/^Add to calendar/)).toBe('/api/sessions/s1/calendar.ics');
  });

  it('opens on booking for a learner without sessions', async () => {
    api.responses['/api/sessions'] = { body: [] };
    visit(<SchedulingPage />, '/scheduling');
    expect(await screen.findByRole('combobox', { name: 'Find a mentor' })).toBeTruthy();
  });

  it('links to booking when there are none', async () => {
    visit(<SchedulingPage />, '/scheduling?tab=sessions');
    expect(await screen.findByText('No sessions scheduled yet.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Book a session' }));
    expect(await screen.findByRole('combobox', { name: 'Find a mentor' })).toBeTruthy();
  });

  it('can be retried after an error', async () => {
    api.responses['/api/sessions/upcoming'] = refused(503, 'Back in a moment.');
    visit(<SchedulingPage />, '/scheduling');
    expect(await screen.findByText('Your sessions did not load')).toBeTruthy();
    api.responses['/api/sessions/upcoming'] = { body: [aSession()] };
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await card()).toBeTruthy();
  });

  it('shows how many sessions are to be paid', async () => {
    const due = aSession({ status: 'completed', payment: 'due', can: { ...noRights, pay: true } });
    api.responses['/api/sessions?as=learner&due=true'] = { body: [due] };
    visit(<SchedulingPage />, '/scheduling?tab=sessions');
    expect(await screen.findByText('One session is waiting for your payment.')).toBeTruthy();
  });

  it('opens on the calendar for a mentor and also offers booking', async () => {
    api.responses['/api/user'] = { body: aUser({ id: 2, role: 'mentor' }) };
    visit(<SchedulingPage />, '/scheduling');
    await screen.findByRole('tab', { name: 'Availability' });
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Availability',
      'My Sessions',
      'Book Session',
    ]);
    expect(tabs[0]!.getAttribute('aria-selected')).toBe('true');
  });

  it('has the tabs of mentors for an admin who is one, and of learners for another admin', async () => {
    const labels = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
    api.responses['/api/user'] = { body: aUser({ id: 2, role: 'admin' }) };
    visit(<SchedulingPage />, '/scheduling');
    await screen.findByRole('tab', { name: 'Availability' });
    cleanup();
    api.responses['/api/mentor/2'] = refused(404, 'Mentor not found');
    visit(<SchedulingPage />, '/scheduling');
    await screen.findByRole('tab', { name: 'My Sessions' });
    expect(labels()).toEqual(['My Sessions', 'Book Session']);
  });
});

describe('cancelling', () => {
  const refund = (cents: number) => ({ freeUntil: '2026-12-02T01:30:00.000Z', refund: cents });

  it('shows the full refund before it is confirmed', async () => {
    withSession({ cancellation: refund(2_500) });
    api.responses['/api/sessions/s1/cancel'] = {
      body: aSession({ status: 'cancelled', payment: 'refunding' }),
    };
    await press(/^Cancel/);
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText('You get $25.00 back.')).toBeTruthy();
    expect(dialog.textContent).toMatch(/free until 24 hours before the start, Tue, Dec 1, 5:30 PM your time/);
    expect(sentTo('/api/sessions/s1/cancel')).toHaveLength(0);
    fireEvent.change(screen.getByLabelText(/^Message to Rosa/), { target: { value: 'I found work.' } });
    fireEvent.click(confirm());
    expect(await screen.findByText('Session cancelled')).toBeTruthy();
    expect(sentTo('/api/sessions/s1/cancel')[0]!.body).toEqual({ message: 'I found work.' });
    expect(screen.getByText('$25.00 is being refunded to your card.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('shows the current refund instead of the one in the list', async () => {
    const session = withSession({ cancellation: refund(2_500) });
    await card();
    api.responses['/api/sessions/s1'] = { body: { ...session, cancellation: refund(0) } };
    await press(/^Cancel/);
    expect(await screen.findByText('The $25.00 will not be refunded.')).toBeTruthy();
  });

  it('reports a failure and keeps the dialog open', async () => {
    withSession({});
    api.responses['/api/sessions/s1/cancel'] = refused(503, 'Back in a moment.');
    await press(/^Cancel/);
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel session' }));
    expect(await screen.findByText('Failed to cancel session')).toBeTruthy();
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });
});

describe('a session card', () => {
  it('proposes a free time with a message and ignores its own booking', async () => {
    withSession({});
    api.responses['/api/mentor/2/slots'] = { body: freeFrom([WEDNESDAY, LATER]) };
    api.responses['/api/sessions/s1/reschedule'] = { body: aSession({ sessionDate: LATER }) };
    await press(/^Reschedule/);
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const later = await slot(/^6:00 PM, Thu,? 11:00 AM for Rosa/);
    fireEvent.click(later);
    // The text below must not cover the chosen time.
    expect(scrolled.mock.contexts).toContain(later.closest('label'));
    fireEvent.change(screen.getByLabelText(/^Message to Rosa/), { target: { value: ' I am away. ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Propose this time' }));
    expect(await screen.findByText('Time proposed')).toBeTruthy();
    expect(sentTo('/api/sessions/s1/reschedule')[0]!.body).toEqual({
      sessionDate: LATER,
      message: 'I am away.',
    });
    expect(
      api.requests.filter((url) => url.includes('/slots')).every((url) => url.includes('moving=s1')),
    ).toBe(true);
  });

  it('warns that a time less than 24 hours away ends the refund', async () => {
    // A session moved by the mentor can be cancelled free of charge until it starts.
    withSession({ cancellation: { freeUntil: WEDNESDAY, refund: 2_500 } });
    const soon = '2026-12-02T01:30:00.000Z';
    api.responses['/api/mentor/2/slots'] = { body: freeFrom([soon, WEDNESDAY, LATER]) };
    await press(/^Reschedule/);
    fireEvent.click(await slot(/^6:00 PM/));
    const words = /less than 24 hours away\. Once it is moved there, you cannot cancel with a refund/;
    expect(screen.queryByText(words)).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: /^Tuesday/ }));
    fireEvent.click(await slot(/^5:30 PM/));
    expect((await screen.findByText(words)).closest('[aria-live=polite]')).toBeTruthy();
  });

  it('offers the nearest times when the new one is taken', async () => {
    withSession({});
    api.responses['/api/sessions/s1/reschedule'] = () => {
      api.responses['/api/mentor/2/slots'] = { body: freeFrom([WEDNESDAY]) };
      return { status: 409, body: { code: 'SLOT_TAKEN', message: 'Gone.' } };
    };
    await press(/^Reschedule/);
    fireEvent.click(await slot(/^6:00 PM/));
    fireEvent.click(screen.getByRole('button', { name: 'Propose this time' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Here are the nearest free ones.');
  });

  it('sends a review with its text and requires a rating', async () => {
    withSession(
      { status: 'completed', sessionDate: '2026-11-28T18:00:00Z', can: { ...noRights, review: true } },
      'past',
    );
    api.responses['/api/sessions/s1/review'] = { body: aSession() };
    await press(/^Write a review/);
    fireEvent.click(await screen.findByRole('button', { name: 'Send review' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Choose from 1 to 5');
    fireEvent.click(screen.getByRole('radio', { name: /^4 of 5/ }));
    fireEvent.change(screen.getByLabelText(/In your words/), { target: { value: 'On time, and kind.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send review' }));
    await waitFor(() =>
      expect(sentTo('/api/sessions/s1/review')[0]?.body).toEqual({ rating: 4, text: 'On time, and kind.' }),
    );
  });
});
