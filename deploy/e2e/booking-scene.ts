import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AvailabilitySlot, FreeSlots } from '@waymark/contracts/scheduling/calendar';
import type { Waymark } from '../launch/start.ts';
import { PASSWORD } from './account-password.ts';
import { Client } from './client.ts';

const DAY = 86_400_000;

/** A new account, logged in; its user name begins with `name` and is unique. */
export async function newLearner(url: string, name: string): Promise<Client> {
  for (let tries = 1; ; tries += 1) {
    const username = uniqueName(name);
    const client = new Client(url, username);
    const body = { username, email: emailOf(username), password: PASSWORD };
    const { status, body: account } = await client.send('POST', '/api/register', body);
    if (status === 200 || status === 201) return client;
    // After a 503 the account may exist, so the next attempt uses another name.
    if (status !== 503 || tries === 5) throw new Error(`register: ${status} ${JSON.stringify(account)}`);
    await sleep(500);
  }
}

/** Unique among all workers of a test run. */
export const uniqueName = (name: string): string => `${name.slice(0, 20)}-${randomUUID().slice(0, 8)}`;

/** The address with which an account of a test registers. */
export const emailOf = (username: string): string => `${username}@example.org`;

/** Several accounts, a few at a time, since password hashing is slow. */
export async function newLearners(url: string, name: string, count: number): Promise<Client[]> {
  const clients: Client[] = [];
  while (clients.length < count) {
    const batch = Array.from({ length: Math.min(16, count - clients.length) }, (_, n) =>
      newLearner(url, `${name}${clients.length + n}`),
    );
    clients.push(...(await Promise.all(batch)));
  }
  return clients;
}

export interface OpenCalendar {
  mentorId: number;
  /** Also the mentor's public name, unless they are of the demo. */
  username: string;
  client: Client;
  price: number;
  /** Free starts, ascending. */
  starts: string[];
}

/**
 * Opens the calendar of an existing mentor around the clock. `price`: cents of EUR, 0 for free. The returned starts
 * begin `firstDay` days ahead and span 20 days. Use `newCalendar` for a mentor of the test's own.
 */
export async function openCalendar(
  url: string,
  username: string,
  price: number,
  firstDay = 25,
): Promise<OpenCalendar> {
  const client = await new Client(url, username).login();
  const { id: mentorId } = await client.until<{ id: number }>('GET', '/api/user');
  const path = `/api/mentor/${mentorId}`;
  const before = await client.until<AvailabilitySlot[]>('GET', `${path}/availability`);
  for (const { id } of before) await client.until('DELETE', `/api/mentor/availability/${id}`);
  await client.until('PUT', '/api/mentor/calendar/settings', {
    timezone: 'UTC',
    minNoticeMinutes: 0,
    bookingWindowDays: 365,
  });
  await client.until('POST', '/api/mentor/pricing', { sessionPrice: price, currency: 'EUR' });
  for (let dayOfWeek = 0; dayOfWeek < 7; dayOfWeek += 1) {
    const hours = { dayOfWeek, startTime: '00:00', endTime: '24:00', timezone: 'UTC' };
    await client.until('POST', '/api/mentor/availability', hours);
  }
  const range = `from=${dateAhead(firstDay)}&to=${dateAhead(firstDay + 19)}&timezone=UTC`;
  const { slots } = await client.until<FreeSlots>('GET', `${path}/slots?${range}`);
  return { mentorId, username, client, price, starts: slots.map(({ start }) => start) };
}

export const dateAhead = (days: number): string =>
  new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** A body for booking with them. */
export const bookingOf = ({ mentorId, price }: OpenCalendar, sessionDate: string) => ({
  mentorId,
  sessionDate,
  duration: 30,
  userNotes: 'What would you do first?',
  price,
  timezone: 'Europe/Lisbon',
});

/** Services whose events must be handled before figures are compared. */
export const MONEY: (keyof Waymark['services']['databaseUrls'] & string)[] = [
  'scheduling',
  'payments',
  'identity',
];
