import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { LinkedCalendarFailed } from '@waymark/contracts/scheduling/events';
import * as rpc from '@waymark/contracts/scheduling/linked-calendars.endpoints';
import { ListSlots } from '@waymark/contracts/scheduling/scheduling.endpoints';
import { asLearner } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { expectRejection, rejectionOf } from '@waymark/testing/rejection';
import { ReadLinkedCalendars } from './app/read-linked-calendars.ts';
import { UpdateNextFree } from './app/update-next-free.ts';
import { aMentor } from './testing/a-mentor.ts';
import { aLearner, DAY, HOUR, rowOf, schedules } from './testing/bookings.ts';
import { Harness, MONDAY_NOON } from './testing/harness.ts';

const scheduling = new Harness({ CALENDARS_SECONDS: '3600', CALENDAR_ALLOWED_HOSTS: '127.0.0.1' }).forFile();
const call = scheduling.call.bind(scheduling);

const TOKEN = 'a-secret-token-of-this-address';
let server: Server;
/** By path. */
let files: Map<string, string>;
let requests: IncomingMessage[];
let status = 200;

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request);
    const text = files.get(request.url!) ?? '';
    const etag = `"${text.length}"`;
    const unchanged = status === 200 && request.headers['if-none-match'] === etag;
    response.writeHead(unchanged ? 304 : status, { etag }).end(unchanged ? '' : text);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => void server.close());
beforeEach(() => {
  [files, requests, status] = [new Map(), [], 200];
  scheduling.clock.set(MONDAY_NOON);
});

const calendarOf = (...hours: number[]) =>
  [
    'BEGIN:VCALENDAR',
    ...hours.flatMap((hour) => [
      ...['BEGIN:VEVENT', `UID:${hour}@test`, 'SUMMARY:A private matter'],
      ...[`DTSTART:20270112T${String(hour).padStart(2, '0')}0000Z`, 'DURATION:PT1H', 'END:VEVENT'],
    ]),
    'END:VCALENDAR',
  ].join('\r\n');

let paths = 0;
/** An address of this server, with a calendar that is busy in these hours of Tuesday. */
function anAddress(...hours: number[]): { address: string; path: string } {
  paths += 1;
  const path = `/${TOKEN}-${paths}/basic.ics`;
  files.set(path, calendarOf(...hours));
  return { path, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}` };
}
const link = (mentor: Caller, address: string) => call(rpc.LinkCalendar, { address }, mentor);
const list = (mentor: Caller) => call(rpc.ListLinkedCalendars, {}, mentor);
const isRead = (mentor: Caller, more: object = { failure: null, readAt: expect.any(String) }) =>
  eventually(async () => expect((await list(mentor)).calendars).toEqual([expect.objectContaining(more)]));
const readAfter = async (ms: number) => {
  scheduling.clock.advance(ms);
  return scheduling.get(ReadLinkedCalendars).execute();
};
const QUARTER = HOUR / 4;
/** The full hours of Tuesday morning that are free. */
async function freeHours({ userId: mentorId }: Caller): Promise<number[]> {
  const { slots } = await call(ListSlots, { mentorId, from: '2027-01-12', to: '2027-01-12' });
  return slots
    .map(({ start }) => new Date(start))
    .filter((at) => at.getUTCMinutes() === 0)
    .map((at) => at.getUTCHours());
}
const morning = { hours: [[2, '08:00', '12:00']] as [number, string, string][] };

describe('a linked calendar', () => {
  it('takes its busy times from the free ones, follows changes, and gives them back when it is removed', async () => {
    const mentor = await aMentor(scheduling, morning);
    const { address, path } = anAddress(9);
    const { calendars } = await link(mentor, address);
    expect(calendars).toEqual([
      expect.objectContaining({
        label: expect.stringMatching(/^127\.0\.0\.1:\d+\/…ic\.ics$/),
        checkedAt: null,
      }),
    ]);
    await isRead(mentor);
    expect(await freeHours(mentor)).toEqual([8, 10, 11]);
    files.set(path, calendarOf(8, 10));
    expect(await readAfter(QUARTER)).toBe(1);
    expect(await freeHours(mentor)).toEqual([9, 11]);
    await call(rpc.UnlinkCalendar, { id: calendars[0]!.id }, mentor);
    expect(await freeHours(mentor)).toEqual([8, 9, 10, 11]);
  });

  it('is read every 15 minutes, in full only when it changed or after a day', async () => {
    const mentor = await aMentor(scheduling, morning);
    await link(mentor, anAddress(9).address);
    await isRead(mentor);
    expect(await readAfter(QUARTER - 1)).toBe(0);
    expect(await readAfter(1)).toBe(1);
    expect(await readAfter(DAY)).toBe(1);
    expect(requests.map(({ headers }) => headers['if-none-match'] !== undefined)).toEqual([
      false,
      true,
      false,
    ]);
    expect((await list(mentor)).calendars[0]?.readAt).toBe(scheduling.clock.now().toISOString());
  });

  it('changes the next free time of its mentor', async () => {
    const mentor = await aMentor(scheduling, morning);
    const nextFree = async () => {
      while ((await scheduling.get(UpdateNextFree).execute()) > 0);
      const rows = await scheduling.sql('SELECT next_free_at FROM next_free WHERE mentor_id = $1', [
        mentor.userId,
      ]);
      return rows.map(({ next_free_at: at }) => (at as Date).getUTCHours());
    };
    expect(await nextFree()).toEqual([8]);
    const { calendars } = await link(mentor, anAddress(8).address);
    await isRead(mentor);
    expect(await nextFree()).toEqual([9]);
    await call(rpc.UnlinkCalendar, { id: calendars[0]!.id }, mentor);
    expect(await nextFree()).toEqual([8]);
  });

  it('is read by one of two processes', async () => {
    const mentor = await aMentor(scheduling, morning);
    await link(mentor, anAddress(9).address);
    await isRead(mentor);
    scheduling.clock.advance(QUARTER);
    const sizes = await Promise.all([0, 0, 0].map(() => scheduling.get(ReadLinkedCalendars).execute()));
    expect(sizes.toSorted()).toEqual([0, 0, 1]);
    expect(requests).toHaveLength(2);
  });

  it('keeps its last times while it cannot be read, and its mentor is told once after three days', async () => {
    const mentor = await aMentor(scheduling, morning);
    const { address } = anAddress(9);
    await link(mentor, address);
    await isRead(mentor);
    const told = async () =>
      (await scheduling.emitted(LinkedCalendarFailed)).filter(({ mentorId }) => mentorId === mentor.userId);
    status = 404;
    await readAfter(QUARTER);
    await isRead(mentor, { failure: 'not-found', readAt: MONDAY_NOON });
    scheduling.clock.set(MONDAY_NOON);
    expect(await freeHours(mentor)).toEqual([8, 10, 11]);
    await readAfter(2 * DAY);
    expect(await told()).toEqual([]);
    await readAfter(2 * DAY);
    await readAfter(DAY);
    expect(await told()).toHaveLength(1);
    status = 200;
    await readAfter(DAY);
    await isRead(mentor, { failure: null });
    status = 500;
    await readAfter(DAY);
    await readAfter(3 * DAY);
    expect(await told()).toHaveLength(2);
  });

  it('shows a session that collides with it, which stays booked', async () => {
    const mentor = await aMentor(scheduling, morning);
    const { id } = await schedules(scheduling, aLearner(), mentor, '2027-01-12T09:30:00.000Z');
    await schedules(scheduling, aLearner(), mentor, '2027-01-12T10:00:00.000Z');
    await link(mentor, anAddress(9).address);
    await isRead(mentor);
    expect((await list(mentor)).conflicts).toEqual([
      expect.objectContaining({
        sessionId: id,
        start: '2027-01-12T09:30:00.000Z',
        end: '2027-01-12T10:00:00.000Z',
      }),
    ]);
    expect(await rowOf(scheduling, id)).toMatchObject({ status: 'scheduled' });
  });

  it('must be linked again once the secret of its address is lost', async () => {
    const mentor = await aMentor(scheduling, morning);
    await link(mentor, anAddress(9).address);
    await isRead(mentor);
    await scheduling.sql("UPDATE linked_calendars SET secret = '\\x00' WHERE mentor_id = $1", [
      mentor.userId,
    ]);
    await readAfter(QUARTER);
    await isRead(mentor, { failure: 'not-found' });
  });

  it('stores times only, and its address encrypted', async () => {
    const mentor = await aMentor(scheduling, morning);
    await link(mentor, anAddress(9).address);
    await isRead(mentor);
    const stored = await scheduling.sql(
      `SELECT (SELECT json_agg(l)::text FROM linked_calendars l) AS links, (SELECT json_agg(b)::text FROM busy_times b) AS times`,
    );
    expect(JSON.stringify(stored)).not.toMatch(new RegExp(`${TOKEN}|private`));
    expect(JSON.stringify(stored)).not.toContain(Buffer.from(TOKEN).toString('hex'));
  });

  it.each(['http://169.254.169.254/latest', 'http://[::1]/', 'http://localhost/x.ics'])(
    'of the inner address %s is not requested',
    async (address) => {
      const mentor = await aMentor(scheduling, morning);
      await link(mentor, address);
      await isRead(mentor, { failure: 'inner-address' });
    },
  );
});

describe('linking', () => {
  it('has a limit of five, and links an address once', async () => {
    const mentor = await aMentor(scheduling, morning);
    const first = anAddress().address;
    await link(mentor, first);
    expect(await rejectionOf(link(mentor, first))).toMatchObject({
      ...{ code: 'RULE_REFUSED', issues: [{ path: ['address'] }] },
    });
    const added = await Promise.allSettled(
      Array.from({ length: 6 }, () => link(mentor, anAddress().address)),
    );
    expect(added.filter((one) => one.status === 'fulfilled')).toHaveLength(4);
    expect((await list(mentor)).calendars).toHaveLength(5);
  });

  it('is for mentors, and removing for the owner', async () => {
    const [mentor, other] = [await aMentor(scheduling), await aMentor(scheduling)];
    const { calendars } = await link(mentor, anAddress().address);
    const id = calendars[0]!.id;
    await expectRejection(call(rpc.UnlinkCalendar, { id }, other), 'NOT_FOUND');
    await expectRejection(call(rpc.ListLinkedCalendars, {}, asLearner()), 'FORBIDDEN');
    await expectRejection(link(asLearner(), anAddress().address), 'FORBIDDEN');
    expect((await list(other)).calendars).toEqual([]);
  });
});
