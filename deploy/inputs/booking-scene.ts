import type { User } from '@waymark/contracts/identity/http';
import type { PaymentIntent } from '@waymark/contracts/payments/http';
import type { AvailabilitySlot, DateOverride, FreeSlots } from '@waymark/contracts/scheduling/calendar';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { demoPeople } from '@waymark/demo/people';
import { get, logIn } from './http.ts';

/** Parts of a calendar, and a session and a hold of two other people, for requests of callers without access. */
export interface BookingScene {
  /** Cookie of the learner who has the session and the hold. */
  guest: string;
  hoursId: string;
  overrideId: string;
  sessionId: string;
  holdId: string;
}

/** `owner` and `all` are cookies. Requests the calendar feed of all, since the first request creates it. */
export async function createBookingScene(owner: string, all: string[]): Promise<BookingScene> {
  for (const cookie of all) await get({ method: 'GET', path: '/api/calendar-feed', cookie });
  const guest = await logIn(demoPeople.ines.username);
  const { id: ownerId } = await get<User>({ method: 'GET', path: '/api/user', cookie: owner });
  const hours = await get<AvailabilitySlot[]>({ method: 'GET', path: `/api/mentor/${ownerId}/availability` });
  const hoursId = hours[0]?.id ?? (await openHours(owner));
  const override = await get<DateOverride>({
    method: 'POST',
    path: '/api/mentor/calendar/overrides',
    body: { kind: 'closed', date: soon(50) },
    cookie: owner,
  });
  await price('jonas', 0);
  await price('mei', 2_000);
  const session = await get<Session>({
    method: 'POST',
    path: '/api/sessions/schedule',
    body: await aBooking(demoPeople.jonas.id, guest),
    cookie: guest,
  });
  const intent = await get<PaymentIntent>({
    method: 'POST',
    path: '/api/sessions/create-payment-intent',
    body: await aBooking(demoPeople.mei.id, guest),
    cookie: guest,
  });
  return {
    guest,
    hoursId,
    overrideId: override.id,
    sessionId: session.id,
    holdId: intent.sessionId,
  };
}

async function openHours(cookie: string): Promise<string> {
  const body = { dayOfWeek: 1, startTime: '09:00', endTime: '10:00', timezone: 'UTC' };
  return (await get<AvailabilitySlot>({ method: 'POST', path: '/api/mentor/availability', body, cookie })).id;
}

async function price(mentor: 'jonas' | 'mei', sessionPrice: number): Promise<void> {
  const cookie = await logIn(demoPeople[mentor].username);
  await get({ method: 'POST', path: '/api/mentor/pricing', body: { sessionPrice, currency: 'EUR' }, cookie });
}

async function aBooking(mentorId: number, cookie: string): Promise<Record<string, unknown>> {
  const { slots, pricing } = await get<FreeSlots>({
    method: 'GET',
    path: `/api/mentor/${mentorId}/slots`,
    cookie,
  });
  return { mentorId, sessionDate: slots.at(-1)!.start, duration: 30, price: pricing.sessionPrice };
}

const soon = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
