import type { AvailabilitySlot, FreeSlots } from '@waymark/contracts/scheduling/calendar';
import { type Person, send } from './people.ts';

export interface Place {
  mentorId: number;
  learner: Person;
  start: string;
}

const DAYS_PER_QUESTION = 42;
const DAYS_AHEAD = 340;
/** Seeded sessions are earlier. */
const FIRST_DAY = 20;

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

/** Hands out each place once, in turn between the lists. */
export function dealerOf(lists: Place[][]): () => Place {
  let n = 0;
  return () => {
    const place = lists[n % lists.length]![Math.floor(n / lists.length)];
    if (!place) throw new Error('there are no more free slots to book');
    n += 1;
    return place;
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
