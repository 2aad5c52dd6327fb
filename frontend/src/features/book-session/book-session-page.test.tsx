// guarantees: A failure without a message of the server shows the default of its screen
import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Mentor } from '@waymark/contracts/identity/mentors';
import { usualPrices } from '@waymark/contracts/scheduling/constants';
import { addDays, weekdayOf } from '@waymark/kernel/time-zone';
import { Route, Routes, useLocation } from 'react-router-dom';
import { dateIn } from '../../lib/zones.ts';
import { currentToast } from '../../shared/ui/toast.ts';
import { checkedFetch, fromProxy, respond } from '../../testing/contract-responses.ts';
import { aMentor, aUser } from '../../testing/directory-samples.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { aSession, freeFrom } from '../../testing/session-samples.ts';
import BookSessionPage from './book-session-page.tsx';
import { dayOf, slotsOf } from './guided-slots.ts';

const ZONE = 'Asia/Tokyo';
const PRICING = { sessionPrice: 2_500, currency: 'EUR', typePrices: { ...usualPrices } } as const;
/** The first day of the next month in the mentor's zone; that month is always in the future. */
const firstOfNext = (): string => {
  const [year = 0, month = 1] = dateIn(ZONE, Date.now()).split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
};
const weekday = (from: string): string =>
  [0, 6].includes(weekdayOf(from)) ? weekday(addDays(from, 1)) : from;
const day = weekday(addDays(firstOfNext(), 7));
const hours = slotsOf(day, ZONE, new Set());
let mentor: Mentor;
let me: number | null;
let free: number[];
let intro: string[];
let calendar: Partial<ReturnType<typeof freeFrom>>;
let rejection: { status: number; body: unknown } | null;
let booked: { body: Record<string, unknown>; key: string | null }[];
let hold: Promise<void>;

beforeEach(() => {
  sessionStorage.clear();
  mentor = aMentor({ name: 'Amara Okafor' });
  me = 1;
  free = [hours[0]!.start, hours[4]!.start];
  intro = [];
  calendar = {};
  rejection = null;
  booked = [];
  hold = Promise.resolve();
  globalThis.fetch = checkedFetch(async (url, init) => {
    const path = new URL(url, 'http://test');
    if (path.pathname === '/api/user') {
      return me === null
        ? respond(401, { code: 'UNAUTHENTICATED', message: 'Nobody is logged in.' })
        : respond(200, aUser({ id: me }));
    }
    if (path.pathname === '/api/mentor/2') return respond(200, mentor);
    if (path.pathname === '/api/mentor/2/slots') return respond(200, slots(path.searchParams));
    if (path.pathname !== '/api/sessions/book')
      return respond(404, { code: 'NOT_FOUND', message: 'Mentor not found' });
    booked.push({
      body: JSON.parse(String(init.body)),
      key: new Headers(init.headers).get('idempotency-key'),
    });
    await hold;
    return rejection ? respond(rejection.status, rejection.body) : respond(201, aSession({ kind: 'guided' }));
  });
});

function slots(query: URLSearchParams) {
  if (query.get('kind') === 'intro') return freeFrom(intro, { kind: 'intro', duration: 15 });
  const within = free.filter((start) => {
    const date = dateIn(ZONE, start);
    return date >= query.get('from')! && date <= query.get('to')!;
  });
  const starts = within
    .slice(0, Number(query.get('limit') ?? 99))
    .map((start) => new Date(start).toISOString());
  return freeFrom(starts, { kind: 'guided', duration: 60, pricing: PRICING, ...calendar });
}

function visit(path = '/book-session/2'): void {
  renderScreen(
    <Routes>
      <Route path="/book-session/:userId" element={<BookSessionPage />} />
      <Route path="/scheduling" element={<p>your sessions</p>} />
      <Route path="/auth" element={<Login />} />
    </Routes>,
    path,
  );
}
function Login() {
  return <p data-testid="login">{JSON.stringify(useLocation().state)}</p>;
}
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Book(?: Session|ing\.\.\.)$/ });
const dayButton = (date: string) =>
  screen.getByRole<HTMLButtonElement>('button', {
    name: new RegExp(
      dayOf(date)
        .toLocaleDateString(undefined, { weekday: 'long', month: 'long', day: 'numeric' })
        .replace(/,.*/, '') +
        '.*' +
        Number(date.slice(8)) +
        '\\b',
    ),
  });
const times = () => screen.getAllByRole<HTMLInputElement>('radio').filter(({ name }) => name === 'time');

/** Waits for the first free day, which the page opens on. */
const untilTimes = (count = 2) => waitFor(() => expect(times()).toHaveLength(count));
async function fill(): Promise<void> {
  visit();
  await untilTimes();
  fireEvent.click(times()[0]!);
  fireEvent.click(screen.getByLabelText(/^Interview Preparation/));
}

describe('the booking page', () => {
  it('offers the topics of the mentor, then five types, each with its price in the currency of the mentor', async () => {
    calendar = { pricing: { ...PRICING, typePrices: { ...usualPrices, topic: 4_000, 'goal-setting': 0 } } };
    visit();
    await screen.findByRole('heading', { level: 1, name: 'Book a session with Amara Okafor' });
    await screen.findByText('Booking summary');
    const group = within(screen.getByRole('group', { name: 'Session type' }));
    const types = group.getAllByRole<HTMLInputElement>('radio');
    expect(types.map(({ parentElement }) => parentElement!.textContent)).toEqual([
      ...mentor.expertise.map((topic) => `${topic}€40.00`),
      'Career Coaching€25.00',
      'Skill Development€25.00',
      'Goal SettingFree',
      'Interview Preparation€30.00',
      'Portfolio Review€20.00',
    ]);
    const price = () => screen.getByText('Price').nextElementSibling!.textContent;
    expect(types[0]!.checked).toBe(true);
    expect(price()).toBe('€40.00');
    fireEvent.click(types.at(-1)!);
    expect(price()).toBe('€20.00');
  });

  it('opens on the first free day with its free times only, and books one in two clicks', async () => {
    visit();
    await untilTimes();
    expect(dayButton(day).getAttribute('aria-label')).toContain('chosen');
    expect(button().disabled).toBe(true);
    fireEvent.click(times()[1]!);
    let release = () => {};
    hold = new Promise((resolve) => {
      release = resolve;
    });
    fireEvent.click(button());
    await waitFor(() => expect(button().textContent).toBe('Booking...'));
    release();
    expect(await screen.findByText('your sessions')).toBeTruthy();
    expect(currentToast()).toMatchObject({
      title: 'Session Booked!',
      description:
        "Your session has been successfully scheduled. You'll receive a confirmation email shortly.",
    });
    expect(booked[0]!.body).toMatchObject({
      ...{ mentorId: 2, date: day, time: '1:00 PM', sessionType: null, topic: mentor.expertise[0] },
      ...{ message: '', price: 2_500, currency: 'EUR' },
    });
  });

  it('books a chosen type with the words of the learner', async () => {
    visit();
    await untilTimes();
    fireEvent.click(times()[0]!);
    fireEvent.click(screen.getByLabelText(/^Goal Setting/));
    fireEvent.change(screen.getByLabelText('Topic'), { target: { value: 'A first step' } });
    fireEvent.click(button());
    expect(await screen.findByText('your sessions')).toBeTruthy();
    expect(booked[0]!.body).toMatchObject({
      ...{ date: day, time: '9:00 AM', sessionType: 'goal-setting', topic: 'A first step' },
    });
  });

  it('shows help for signs of danger in topic and message, and deletes both on request', async () => {
    visit();
    const topic = await screen.findByLabelText<HTMLInputElement>('Topic');
    const message = screen.getByLabelText<HTMLTextAreaElement>(/^Message/);
    fireEvent.change(topic, { target: { value: 'My husband hits me.' } });
    fireEvent.change(message, { target: { value: 'When can we talk?' } });
    fireEvent.blur(message);
    fireEvent.click(await screen.findByRole('button', { name: 'Show' }));
    fireEvent.click(screen.getByRole('button', { name: 'Delete what I typed' }));
    expect([topic.value, message.value]).toEqual(['', '']);
    expect(booked).toEqual([]);
  });

  it('reports missing fields on Enter and books nothing', async () => {
    visit();
    fireEvent.keyDown(await screen.findByLabelText('Topic'), { key: 'Enter' });
    const errors = await screen.findAllByRole('alert');
    expect(errors.map(({ textContent }) => textContent)).toEqual(['Choose a day and one of its free times']);
    expect(currentToast()).toMatchObject({
      title: 'Missing Information',
      description: 'Please select a date, time, and session type.',
    });
    expect(booked).toEqual([]);
  });

  it('disables weekends and past days and marks days without free times', async () => {
    await fill();
    const saturday = addDays(day, 6 - weekdayOf(day));
    expect(dayButton(saturday).disabled).toBe(true);
    expect(dayButton(addDays(saturday, 1)).disabled).toBe(true);
    expect(dayButton(day).getAttribute('aria-label')).toContain('free times');
    const full = weekday(addDays(day, 1));
    expect(dayButton(full).getAttribute('aria-label')).toContain('nothing free');
    fireEvent.click(dayButton(full));
    expect(screen.getByText(/No free times on this day/)).toBeTruthy();
    expect(button().disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Previous month' }));
    const today = dateIn(ZONE, Date.now());
    if (today.slice(8) !== '01') expect(dayButton(`${today.slice(0, 8)}01`).disabled).toBe(true);
  });
});

describe('a rejected booking', () => {
  const reject = (status: number, code: string, details = {}) => {
    rejection = { status, body: { code, message: `because of ${code}`, details } };
  };

  it('has a default for a failure without a message of the server', async () => {
    await fill();
    rejection = fromProxy;
    fireEvent.click(button());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Booking FailedFailed to book session. Please try again.',
    );
  });

  it('offers the nearest free slots when the slot was taken', async () => {
    await fill();
    reject(409, 'SLOT_TAKEN');
    free = [hours[4]!.start, hours[8]!.start];
    fireEvent.click(button());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^Booking FailedThat time was just taken\./);
    expect(currentToast()?.title).not.toBe('Booking Failed');
    expect(button().disabled).toBe(true);
    const offered = screen.getByRole('alert').querySelectorAll('button');
    expect(offered).toHaveLength(2);
    fireEvent.click(offered[0]!);
    rejection = null;
    fireEvent.click(button());
    expect(await screen.findByText('your sessions')).toBeTruthy();
    expect(booked.map(({ body }) => body.time)).toEqual(['9:00 AM', '1:00 PM']);
    // Another slot is another request.
    expect(booked[0]!.key).not.toBe(booked[1]!.key);
  });

  it('shows a changed price before booking again', async () => {
    await fill();
    reject(409, 'PRICE_CHANGED', { price: 3_500 });
    fireEvent.click(button());
    expect((await screen.findByRole('alert')).textContent).toContain('changed to €35.00');
    rejection = null;
    fireEvent.click(button());
    expect(await screen.findByText('your sessions')).toBeTruthy();
    expect(booked.map(({ body }) => body.price)).toEqual([3_000, 3_500]);
  });

  it('links to the sessions when a payment is overdue', async () => {
    await fill();
    reject(422, 'PAYMENT_OVERDUE');
    fireEvent.click(button());
    expect((await screen.findByRole('link', { name: 'My Sessions' })).getAttribute('href')).toBe(
      '/scheduling?tab=sessions&show=past',
    );
  });

  it('is retried with the same key after an unavailable server', async () => {
    await fill();
    reject(503, 'UNAVAILABLE');
    fireEvent.click(button());
    await screen.findByRole('alert');
    rejection = null;
    fireEvent.click(button());
    expect(await screen.findByText('your sessions')).toBeTruthy();
    expect(booked[0]!.key).toMatch(/\w{16}/);
    expect(booked[1]!.key).toBe(booked[0]!.key);
  });
});

describe('a visitor', () => {
  beforeEach(() => {
    me = null;
  });
  const loginOf = async () => JSON.parse((await screen.findByTestId('login')).textContent!);

  it('sees the free times, logs in to book one, and comes back with time and type chosen', async () => {
    visit();
    await screen.findByText('Booking summary');
    const slots = await screen.findAllByRole('link', { name: /^\d+:\d\d/ });
    expect(slots).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Book Session' })).toBeNull();
    fireEvent.click(screen.getByLabelText(/^Goal Setting/));
    fireEvent.click(slots[0]!);
    const { from, purpose } = await loginOf();
    expect(purpose).toMatch(/^to book Amara, \w{3}, .+\d:00/);
    const address = new URL(from, 'http://test');
    expect(address.pathname).toBe('/book-session/2');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      ...{ type: 'goal-setting', slot: new Date(free[0]!).toISOString() },
    });
    cleanup();
    me = 1;
    visit(from);
    await untilTimes();
    expect(times()[0]!.checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>(/^Goal Setting/).checked).toBe(true);
    await waitFor(() => expect(button().disabled).toBe(false));
  });

  it('who comes with a time logs in to book it', async () => {
    const slot = new Date(free[1]!).toISOString();
    visit(`/book-session/2?slot=${slot}`);
    const link = await screen.findByRole('link', { name: 'Log in to book' });
    fireEvent.click(link);
    expect((await loginOf()).from).toContain(encodeURIComponent(slot));
  });
});

describe('a filled form', () => {
  it('is kept over a reload and can be emptied', async () => {
    await fill();
    fireEvent.click(times()[0]!);
    fireEvent.change(screen.getByLabelText('Topic'), { target: { value: 'A second interview' } });
    cleanup();
    visit();
    expect(await screen.findByText('We kept what you had filled in.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Interview Preparation/).checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Topic').value).toBe('A second interview');
    await waitFor(() => expect(times()[0]!.checked).toBe(true));
    fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByLabelText<HTMLInputElement>('Topic').value).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('names a kept time that is no longer free', async () => {
    await fill();
    fireEvent.click(times()[0]!);
    cleanup();
    free = [hours[4]!.start];
    visit();
    expect(await screen.findByText(/^The time you had chosen, .+ is no longer free/)).toBeTruthy();
    expect(button().disabled).toBe(true);
  });

  it('is not shown to another person, nor after the booking', async () => {
    await fill();
    cleanup();
    me = 7;
    visit();
    await screen.findByText('Booking summary');
    expect(screen.queryByText('We kept what you had filled in.')).toBeNull();
    cleanup();
    me = 1;
    visit();
    await screen.findByText('We kept what you had filled in.');
    await waitFor(() => expect(button().disabled).toBe(false));
    fireEvent.click(button());
    await screen.findByText('your sessions');
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('the page of a mentor', () => {
  it('offers no booking without a calendar', async () => {
    calendar = { timezone: null, slots: [], hasHours: false };
    visit();
    expect(await screen.findByRole('heading', { name: 'No calendar yet' })).toBeTruthy();
    expect(screen.queryByText('Booking summary')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/mentor/2');
  });

  it.each([
    [2_500, 'See who does', '/mentors?free=1&sort=soonest'],
    [0, 'Book it on Sessions', '/scheduling?mentor=2'],
  ])('names a free consultation for first-time students at a price of %p', async (sessionPrice, name, to) => {
    mentor = { ...mentor, sessionPrice };
    visit();
    await screen.findByText('Free consultation for first-time students:');
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to);
  });

  it('offers no booking to the mentor', async () => {
    me = 2;
    visit();
    expect(await screen.findByRole('heading', { name: 'This is you' })).toBeTruthy();
  });

  it('reports an unknown mentor as not found', async () => {
    visit('/book-session/77');
    expect(await screen.findByRole('heading', { level: 1, name: 'Mentor Not Found' })).toBeTruthy();
  });
});
