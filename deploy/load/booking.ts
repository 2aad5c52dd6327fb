import { randomUUID } from 'node:crypto';
import type { AvailabilitySlot, FreeSlots } from '@waymark/contracts/scheduling/calendar';
import type { Request } from 'autocannon';
import { MEASURED, type Pair, pair, QUICK } from '../bench/pair.ts';
import { logInMentors, type Person, register, send } from './people.ts';

export interface Place {
  mentorId: number;
  learner: Person;
  start: string;
}

/** A booking runs much code, which is compiled only after many runs. */
const WARM_UP_SECONDS = 20;
const DAYS_PER_QUESTION = 42;
const DAYS_AHEAD = 340;
/** Seeded sessions are earlier. */
const FIRST_DAY = 20;
/** Learners per mentor: a booking counts the sessions ahead of a learner, which would not be thousands. */
const LEARNERS_EACH = 20;

/**
 * Books free sessions through the gateway, each slot once, compared with a bare program that inserts the same rows under
 * the same constraints. Each learner has another mentor, so that no booking conflicts.
 */
export async function loadBooking(url: string, bare: string, quick: boolean): Promise<Pair> {
  const lists = await placesOf(url);
  const ours = dealer(lists);
  const theirs = dealer(lists);
  return pair(
    { url, requests: [booking(ours, ({ cookie }) => ({ cookie, 'idempotency-key': randomUUID() }))] },
    { url: bare, requests: [booking(theirs, () => ({}))] },
    quick ? QUICK : { ...MEASURED, warmUpSeconds: WARM_UP_SECONDS },
  );
}

/** Every free start of each demo mentor, with a learner who has no other mentor. */
export async function placesOf(url: string): Promise<Place[][]> {
  const mentors = await logInMentors(url);
  const learners: Person[][] = mentors.map(() => []);
  for (const own of learners)
    while (own.length < LEARNERS_EACH) own.push(await register(url, `load-${randomUUID().slice(0, 8)}`));
  return Promise.all(mentors.map((mentor, n) => openPlaces(url, mentor, learners[n]!)));
}

/** Opens a mentor's calendar around the clock, free of charge. Returns every free start. */
export async function openPlaces(url: string, mentor: Person, learners: Person[]): Promise<Place[]> {
  const { cookie, userId } = mentor;
  const path = `/api/mentor/${userId}`;
  for (const { id } of await send<AvailabilitySlot[]>(url, 'GET', `${path}/availability`)) {
    await send(url, 'DELETE', `/api/mentor/availability/${id}`, { cookie });
  }
  const settings = { timezone: 'UTC', minNoticeMinutes: 0, bookingWindowDays: 365 };
  await send(url, 'PUT', '/api/mentor/calendar/settings', { cookie, body: settings });
  await send(url, 'POST', '/api/mentor/pricing', { cookie, body: { sessionPrice: 0, currency: 'USD' } });
  for (let dayOfWeek = 0; dayOfWeek < 7; dayOfWeek++) {
    const body = { dayOfWeek, startTime: '00:00', endTime: '24:00', timezone: 'UTC' };
    await send(url, 'POST', '/api/mentor/availability', { cookie, body });
  }
  const places: Place[] = [];
  for (let day = FIRST_DAY; day < DAYS_AHEAD; day += DAYS_PER_QUESTION) {
    const query = `from=${dateAhead(day)}&to=${dateAhead(day + DAYS_PER_QUESTION - 1)}`;
    const { slots } = await send<FreeSlots>(url, 'GET', `${path}/slots?${query}`);
    for (const [n, { start }] of slots.entries())
      places.push({ mentorId: userId, learner: learners[n % learners.length]!, start });
  }
  return places;
}

const dateAhead = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Hands out each place once, in turn between the mentors. */
export function dealer(lists: Place[][]): () => Place {
  let n = 0;
  return () => {
    const list = lists[n % lists.length]!;
    const place = list[Math.floor(n / lists.length)];
    if (!place) throw new Error('there are no more free slots to book');
    n += 1;
    return place;
  };
}

export function booking(next: () => Place, headersOf: (learner: Person) => Record<string, string>): Request {
  return {
    method: 'POST',
    path: '/api/sessions/schedule',
    setupRequest: (request) => {
      const place = next();
      const headers = { 'content-type': 'application/json', ...headersOf(place.learner) };
      return { ...request, headers, body: JSON.stringify(bodyOf(place, place.learner.userId)) };
    },
  };
}

export const bodyOf = ({ mentorId, start }: Pick<Place, 'mentorId' | 'start'>, learnerId: number) => ({
  mentorId,
  sessionDate: start,
  duration: 30,
  userNotes: 'Where do I start?',
  price: 0,
  timezone: 'UTC',
  learnerId,
});
