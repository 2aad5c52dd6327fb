import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { usualPrices } from '@waymark/contracts/scheduling/constants';
import { aMentor, aRoadmap, aRoadmapCard, someMentors } from '../../testing/directory-samples.ts';
import { FakeApi, refused } from '../../testing/fake-api.ts';
import { anIntent } from '../../testing/payment-samples.ts';
import { place } from '../../testing/render-screen.tsx';
import {
  atNoonInLosAngeles,
  emptyResponses,
  LATER,
  NOON,
  slot,
  visit,
  WEDNESDAY,
} from '../../testing/scheduling-scene.tsx';
import { aHold, aSession, freeFrom } from '../../testing/session-samples.ts';
import SchedulingPage from './scheduling-page.tsx';

const BOOKING = '/scheduling?mentor=2';
let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  atNoonInLosAngeles();
  api = new FakeApi(emptyResponses());
});

const rejection = (code: string, details = {}) => ({
  status: code === 'PAYMENT_OVERDUE' ? 422 : 409,
  body: { code, message: `because of ${code}`, details, requestId: 'r-1' },
});
const sentTo = (path: string) => api.sent.filter(({ url }) => url === path);
const notes = () => screen.getByLabelText<HTMLTextAreaElement>(/^Notes/);
async function chooseAndBook(button: RegExp | string = 'Book free session') {
  fireEvent.click(await slot(/^5:30 PM/));
  fireEvent.change(notes(), { target: { value: 'About sleep' } });
  fireEvent.click(screen.getByRole('button', { name: button }));
}

describe('booking a session', () => {
  it('requires a guest to log in and links back', async () => {
    api.responses['/api/user'] = refused(401, 'Nobody is logged in.');
    visit(<SchedulingPage />, '/scheduling');
    expect(await screen.findByText('Please log in to schedule sessions.')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Log in' }));
    expect(await screen.findByText('log in, then /scheduling')).toBeTruthy();
  });

  it('shows a guest the free times of a mentor and keeps the chosen one over the login', async () => {
    api.responses['/api/user'] = refused(401, 'Nobody is logged in.');
    visit(<SchedulingPage />, BOOKING);
    expect(await screen.findByText('Please log in to schedule sessions.')).toBeTruthy();
    fireEvent.click(await screen.findByRole('link', { name: /^5:30 PM/ }));
    const chosen = `${BOOKING}&slot=${encodeURIComponent(WEDNESDAY)}`;
    expect(await screen.findByText(`log in, then ${chosen}`)).toBeTruthy();
    cleanup();
    visit(<SchedulingPage />, chosen);
    fireEvent.click(await screen.findByRole('link', { name: 'Log in to book' }));
    expect(await screen.findByText(`log in, then ${chosen}`)).toBeTruthy();
  });

  it('books a free session with its note and shows it', async () => {
    api.responses['/api/sessions/schedule'] = { status: 201, body: aSession({ id: 's9' }) };
    api.responses['/api/sessions/s9'] = {
      body: aSession({ id: 's9', sessionDate: WEDNESDAY, createdAt: NOON }),
    };
    visit(<SchedulingPage />, BOOKING);
    await chooseAndBook();
    expect(await screen.findByText('Your free session has been scheduled.')).toBeTruthy();
    expect(sentTo('/api/sessions/schedule')).toEqual([
      {
        url: '/api/sessions/schedule',
        key: expect.any(String),
        body: {
          mentorId: 2,
          sessionDate: WEDNESDAY,
          duration: 30,
          userNotes: 'About sleep',
          price: 0,
          currency: 'USD',
          timezone: 'America/Los_Angeles',
        },
      },
    ]);
    const heading = await screen.findByRole('heading', { level: 1, name: /^Your session with Rosa Delgado/ });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(sessionStorage).toHaveLength(0);
  });

  it('books the free intro call that the mentor offers', async () => {
    const calls = { body: freeFrom([LATER], { kind: 'intro', duration: 15 }) };
    api.responses['/api/mentor/2/slots?kind=intro'] = calls;
    api.responses['/api/sessions/intro'] = { status: 201, body: aSession({ id: 's9', kind: 'intro' }) };
    api.responses['/api/sessions/s9'] = { body: aSession({ id: 's9', kind: 'intro', duration: 15 }) };
    visit(<SchedulingPage />, BOOKING);
    fireEvent.click(await screen.findByRole('link', { name: /^Book it for Wed/ }));
    api.responses['/api/mentor/2/slots'] = calls;
    expect((await slot(/^6:00 PM/)).matches(':checked')).toBe(true);
    expect(screen.getByText('15 minutes')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Book intro call' }));
    expect(await screen.findByText('Your free intro call has been scheduled.')).toBeTruthy();
    const body = { mentorId: 2, sessionDate: LATER, userNotes: '', timezone: 'America/Los_Angeles' };
    expect(sentTo('/api/sessions/intro')).toEqual([expect.objectContaining({ body })]);
    expect(await screen.findByText(/Intro call, 15 minutes/)).toBeTruthy();
  });

  it('leads to a session where no intro call can be booked', async () => {
    visit(<SchedulingPage />, `${BOOKING}&kind=intro`);
    api.responses['/api/mentor/2/slots'] = { body: freeFrom([], { kind: 'intro', duration: 15 }) };
    expect(await screen.findByText('No intro call to book')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Book a session' }).getAttribute('href')).toBe(BOOKING);
  });

  it('preselects the time named by a link', async () => {
    visit(<SchedulingPage />, `${BOOKING}&slot=${encodeURIComponent(WEDNESDAY)}`);
    expect((await slot(/^5:30 PM/)).matches(':checked')).toBe(true);
    expect(screen.getByRole('button', { name: 'Book free session' }).hasAttribute('disabled')).toBe(false);
  });

  it('preserves the note and focuses the nearest free time when the slot is taken', async () => {
    api.responses['/api/sessions/schedule'] = () => {
      api.responses['/api/mentor/2/slots'] = { body: freeFrom([LATER]) };
      return rejection('SLOT_TAKEN');
    };
    visit(<SchedulingPage />, BOOKING);
    await chooseAndBook();
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('That time was just taken. Here are the nearest free ones.');
    const near = within(notice).getByRole('button', { name: /Wed.*6:00/ });
    expect(document.activeElement).toBe(near);
    expect(notes().value).toBe('About sleep');
    expect(screen.queryByRole('radio', { name: /^5:30 PM/ })).toBeNull();
    fireEvent.click(near);
    expect((await slot(/^6:00 PM/)).matches(':checked')).toBe(true);
  });

  it.each([
    ['$30.00', { price: 3_000, currency: 'USD' }],
    ['£25.00', { price: 2_500, currency: 'GBP' }],
  ] as const)('shows that the price changed to %s and books again with it', async (words, changed) => {
    const priced = (sessionPrice: number, currency: 'USD' | 'GBP') =>
      freeFrom([WEDNESDAY], { pricing: { sessionPrice, currency, typePrices: { ...usualPrices } } });
    api.responses['/api/mentor/2/slots'] = { body: priced(2_500, 'USD') };
    api.responses['/api/sessions/create-payment-intent'] = () => {
      api.responses['/api/mentor/2/slots'] = { body: priced(changed.price, changed.currency) };
      return rejection('PRICE_CHANGED', changed);
    };
    visit(<SchedulingPage />, BOOKING);
    await slot(/^5:30 PM/);
    await chooseAndBook('Book for $25.00');
    expect((await screen.findByRole('alert')).textContent).toContain(`${words} instead of $25.00`);
    fireEvent.click(await screen.findByRole('button', { name: `Book for ${words}` }));
    await waitFor(() => expect(sentTo('/api/sessions/create-payment-intent')).toHaveLength(2));
    const [first, second] = sentTo('/api/sessions/create-payment-intent');
    expect(first!.body).toMatchObject({ price: 2_500, currency: 'USD' });
    expect(second!.body).toMatchObject({ ...changed, sessionDate: WEDNESDAY, userNotes: 'About sleep' });
    expect(second!.key).not.toBe(first!.key);
  });

  it('opens the overdue session that has to be paid first and preserves the note', async () => {
    api.responses['/api/sessions/schedule'] = rejection('PAYMENT_OVERDUE');
    const can = { ...aSession().can, pay: true };
    const due = aSession({ id: 's7', status: 'completed', payment: 'due', can });
    api.responses['/api/sessions?as=learner&due=true'] = { body: [due] };
    api.responses['/api/sessions/s7'] = { body: due };
    visit(<SchedulingPage />, BOOKING);
    await chooseAndBook();
    const lead = await screen.findByRole('button', { name: 'Go to the session to pay' });
    await waitFor(() => expect(lead.getAttribute('aria-busy')).toBeNull());
    fireEvent.click(lead);
    expect(await screen.findByText('$25.00 to pay')).toBeTruthy();
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Book Session' }), { button: 0 });
    await waitFor(() => expect(notes().value).toBe('About sleep'));
  });

  it('explains why no more times can be held, and preserves the note', async () => {
    api.responses['/api/mentor/2/slots'] = {
      body: freeFrom([WEDNESDAY, LATER], {
        pricing: { sessionPrice: 2_500, currency: 'USD', typePrices: { ...usualPrices } },
      }),
    };
    api.responses['/api/sessions/create-payment-intent'] = rejection('BOOKING_LIMIT');
    visit(<SchedulingPage />, BOOKING);
    await chooseAndBook(/^Book for/);
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toBe('because of BOOKING_LIMIT');
    expect(notes().value).toBe('About sleep');
  });

  it('restores note and time after a reload, with one notice', async () => {
    visit(<SchedulingPage />, BOOKING);
    fireEvent.click(await slot(/^5:30 PM/));
    fireEvent.change(notes(), { target: { value: 'About sleep' } });
    cleanup();
    visit(<SchedulingPage />, BOOKING);
    expect((await slot(/^5:30 PM/)).matches(':checked')).toBe(true);
    expect(notes().value).toBe('About sleep');
    expect(screen.getByText('We kept what you had filled in.')).toBeTruthy();
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'My Sessions' }), { button: 0 });
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Book Session' }), { button: 0 });
    await waitFor(() => expect(notes().value).toBe('About sleep'));
    expect(screen.queryByText('We kept what you had filled in.')).toBeNull();
  });

  it('names the time of a link that is no longer free', async () => {
    const taken = new Date(Date.parse(WEDNESDAY) + 3 * 3_600_000).toISOString();
    visit(<SchedulingPage />, `${BOOKING}&slot=${encodeURIComponent(taken)}`);
    expect(
      await screen.findByText(/^The time you had chosen, Wed.*8:30 PM your time.*no longer free/),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Book free session' }).hasAttribute('disabled')).toBe(true);
  });

  it('opens the payment of a priced slot and releases the hold on request', async () => {
    const intent = anIntent({ expiresAt: '2026-12-01T12:10:00.000Z' });
    api.responses['/api/mentor/2/slots'] = {
      body: freeFrom([WEDNESDAY], {
        pricing: { sessionPrice: 2_500, currency: 'USD', typePrices: { ...usualPrices } },
      }),
    };
    api.responses['/api/sessions/create-payment-intent'] = { body: intent };
    api.responses['/api/sessions/holds/h1/release'] = { body: { success: true } };
    visit(<SchedulingPage />, BOOKING);
    await slot(/^5:30 PM/);
    await chooseAndBook('Book for $25.00');
    const dialog = await screen.findByRole('dialog', { name: 'Session with Rosa Delgado' });
    expect(dialog.textContent).toMatch(/Wed.*5:30 PM your time, Thu.*10:30 AM for Rosa/);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Release the time' }));
    await waitFor(() => expect(sentTo('/api/sessions/holds/h1/release')).toHaveLength(1));
    expect(await screen.findByText('Choose a day and a time')).toBeTruthy();
  });
});

describe('the week', () => {
  it('shows the days of both time zones across the date line', async () => {
    visit(<SchedulingPage />, BOOKING);
    expect((await slot(/^5:30 PM, Thu,? 10:30 AM for Rosa$/)).matches(':checked')).toBe(false);
    expect(screen.getByRole('radio', { name: 'Wednesday, December 2, 2 free' }).matches(':checked')).toBe(
      true,
    );
    fireEvent.click(screen.getByRole('radio', { name: /^5:30 PM/ }));
    fireEvent.click(screen.getByRole('radio', { name: 'Rosa’s time' }));
    const there = await slot(/^10:30 AM, Wed,? 5:30 PM for you$/);
    expect(there.matches(':checked')).toBe(true);
    expect(screen.getByRole('radio', { name: 'Thursday, December 3, 2 free' }).matches(':checked')).toBe(
      true,
    );
    expect(screen.getByText('Tokyo (GMT+9)')).toBeTruthy();
    expect(api.requests.some((url) => url.includes('timezone=Asia%2FTokyo'))).toBe(true);
  });

  it('remembers the chosen time zone', async () => {
    visit(<SchedulingPage />, BOOKING);
    await slot(/^(5|10):30/);
    fireEvent.click(screen.getByRole('radio', { name: 'Your time' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Rosa’s time' }));
    await slot(/^10:30 AM/);
    cleanup();
    visit(<SchedulingPage />, BOOKING);
    expect(await slot(/^10:30 AM/)).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Your time' }));
  });

  it('opens on the first free day, never shows the past, and links from an empty day to the next free time', async () => {
    const far = '2026-12-15T18:00:00.000Z';
    api.responses['/api/mentor/2/slots'] = { body: freeFrom([]) };
    api.responses['/api/mentor/2/slots?from=2026-12-01&to=2027-01-11'] = { body: freeFrom([far]) };
    api.responses['/api/mentor/2/slots?from=2026-12-15&to=2026-12-21'] = { body: freeFrom([far]) };
    visit(<SchedulingPage />, BOOKING);
    expect(await slot(/^10:00 AM/)).toBeTruthy();
    const back = screen.getByRole<HTMLButtonElement>('button', { name: 'Previous week' });
    while (!back.disabled) fireEvent.click(back);
    expect(await screen.findByText('No available slots for this date.')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: /^Next free: Tue.*10:00/ }));
    expect(await slot(/^10:00 AM/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Next week' }));
    expect(await screen.findByText(/There are no later free times/)).toBeTruthy();
  });
});

describe('the mentor and the topic', () => {
  it('can be chosen by keyboard', async () => {
    api.responses['/api/mentors'] = {
      body: [
        aMentor({ userId: 3, name: 'Amara Okafor' }),
        aMentor({ sessionPrice: 2_500, nextFreeAt: WEDNESDAY, nextGuidedAt: WEDNESDAY }),
      ],
    };
    visit(<SchedulingPage />, '/scheduling?tab=book');
    const box = await screen.findByRole('combobox', { name: 'Find a mentor' });
    fireEvent.change(box, { target: { value: 'a' } });
    const found = await screen.findByRole('option', {
      name: /Rosa Delgado.*30 minutes, \$25 · Next free: Wed.*60 minutes, from \$20, paid afterwards · Next free: Wed/,
    });
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    expect(box.getAttribute('aria-activedescendant')).toBe(found.id);
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(await slot(/^5:30 PM/)).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Rosa Delgado');
  });

  it('are suggested without a search: of paths followed or saved, else the three that are free soonest', async () => {
    const soonest = '/api/mentors?sort=soonest';
    api.responses[soonest] = { body: [aMentor({ userId: 1, name: 'Lena' }), ...someMentors(3)] };
    visit(<SchedulingPage />, '/scheduling?tab=book');
    const list = await screen.findByRole('list', { name: 'Mentors with a free time soon' });
    const names = within(list)
      .getAllByRole('button')
      .map((one) => one.textContent);
    expect(names).toEqual([1, 2, 3].map((n) => expect.stringContaining(`Mentor ${n}`)));
    fireEvent.click(within(list).getAllByRole('button')[0]!);
    await waitFor(() => expect(place()).toContain('mentor=10'));
    cleanup();
    const asked = api.requests.filter((url) => url.startsWith(soonest)).length;
    api.responses['/api/saved-roadmaps'] = { body: [aRoadmapCard()] };
    visit(<SchedulingPage />, '/scheduling?tab=book');
    const known = await screen.findByRole('list', { name: 'Mentors you follow, saved or have met' });
    expect(within(known).getByRole('button', { name: /Rosa Delgado/ })).toBeTruthy();
    expect(api.requests.filter((url) => url.startsWith(soonest))).toHaveLength(asked);
  });

  it('share the progress only when ticked and can be removed', async () => {
    const roadmap = aRoadmap({ id: 'r1' }, [{ id: 'st1', title: 'Open one envelope' }]);
    const follows = { completedSteps: 3, totalSteps: 9, lastUpdated: null };
    api.responses['/api/roadmaps/r1'] = { body: roadmap };
    api.responses['/api/following'] = { body: [{ roadmap: aRoadmapCard({ id: 'r1' }), ...follows }] };
    api.responses['/api/sessions/schedule'] = refused(503, 'Back in a moment.');
    visit(<SchedulingPage />, '/scheduling?about=r1&step=st1');
    expect(await screen.findByText('Open one envelope')).toBeTruthy();
    const send = async (times: number) => {
      fireEvent.click(await slot(/^5:30 PM/));
      fireEvent.click(screen.getByRole('button', { name: 'Book free session' }));
      await waitFor(() => expect(sentTo('/api/sessions/schedule')).toHaveLength(times));
      return sentTo('/api/sessions/schedule').at(-1)!.body as { about?: object };
    };
    expect((await send(1)).about).toEqual({ roadmapId: 'r1', stepId: 'st1', shareProgress: false });
    await screen.findByText('Failed to book session');
    fireEvent.click(await screen.findByRole('checkbox', { name: /3 of 9 steps/ }));
    expect((await send(2)).about).toEqual({ roadmapId: 'r1', stepId: 'st1', shareProgress: true });
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect((await send(3)).about).toBeUndefined();
  });
});

describe('a hold', () => {
  it('is shown after a reload and can be released', async () => {
    api.responses['/api/sessions/holds'] = {
      body: [aHold({ sessionDate: WEDNESDAY, expiresAt: '2026-12-01T12:07:30.000Z' })],
    };
    api.responses['/api/sessions/holds/h1/release'] = () => {
      api.responses['/api/sessions/holds'] = { body: [] };
      return { body: { success: true } };
    };
    visit(<SchedulingPage />, '/scheduling');
    const banner = await screen.findByRole('region', { name: /Held for you/ });
    expect(within(banner).getByRole('timer').textContent).toBe('7:30');
    expect(banner.textContent).toMatch(/5:30 PM your time, Thu.*10:30 AM for Rosa.*\$25\.00/);
    fireEvent.click(within(banner).getByRole('button', { name: 'Release it' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /Held for you/ })).toBeNull());
  });
});
