// guarantees: Event streams end with the rights of their session
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventEnvelope } from '@waymark/contracts/events';
import { UserRoleChanged } from '@waymark/contracts/identity/events';
import { loadedAgo } from '@waymark/contracts/live';
import type { RunEvent } from '@waymark/contracts/roadmaps/runs';
import { GetRun, ListRunEvents } from '@waymark/contracts/roadmaps/runs.endpoints';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import { LiveBus } from '@waymark/messaging/live-bus';
import { NatsLink } from '@waymark/messaging/nats-link';
import { EventPublisher } from '@waymark/messaging/outbox-ports';
import { eventually } from '@waymark/testing/eventually';
import type { Browser } from '../testing/browser.ts';
import { EventReader } from '../testing/event-reader.ts';
import { TestGateway } from '../testing/gateway.ts';
import { aRun, RUN_ID } from '../testing/samples.ts';
import { LiveStreams } from './live-streams.ts';
import { RunSignals } from './run-signals.ts';

let gateway: TestGateway;
let browser: Browser;
let userId: number;
let log: RunEvent[];
const path = `/api/ai-runs/${RUN_ID}/events`;

beforeAll(async () => {
  gateway = await TestGateway.start({ env: { SSE_KEEPALIVE_SECONDS: '1' } });
  browser = await gateway.mentor();
  userId = [...gateway.identity.users.keys()][0]!;
  gateway.roadmaps.on(ListRunEvents, ({ after }) => log.filter(({ id }) => id > after).slice(0, 2));
  gateway.roadmaps.on(GetRun, ({ id }, { caller }) => {
    if (caller?.userId !== userId) throw new AppError('NOT_FOUND', 'There is no such run.');
    return aRun({ id, status: log.some(({ type }) => type === 'end') ? 'succeeded' : 'running' });
  });
});
afterAll(() => gateway?.stop());
beforeEach(() => {
  log = [];
});

const streams = () => gateway.service.app.get(LiveStreams);
const signals = () => gateway.service.app.get(RunSignals);

/** Appends an entry to the run and publishes its signal. */
function append(type: RunEvent['type'] = 'progress'): void {
  log.push({ id: log.length + 1, type, run: aRun({ progress: log.length / 10 }) });
  gateway.service.app.get(LiveBus).publish(`live.run.${RUN_ID}`, {});
}
const ids = (reader: EventReader) => reader.events.map(({ id }) => id);

describe('the log of a run', () => {
  it('is sent as it grows and ends with the run', async () => {
    append();
    const reader = await EventReader.open(browser, path);
    expect(reader.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(reader.headers.get('x-request-id')).toBeTruthy();
    expect(reader.headers.get('content-encoding')).toBeNull();
    await reader.until(1);
    append('partial');
    await reader.until(2);
    append('end');
    await eventually(() => expect(reader.closed).toBe(true));
    expect(reader.events.map(({ id, event }) => [id, event])).toEqual([
      ['1', 'progress'],
      ['2', 'partial'],
      ['3', 'end'],
    ]);
    expect(reader.events[2]?.data).toEqual(log[2]);
  });

  it('continues after Last-Event-ID without gaps or duplicates', async () => {
    for (let i = 0; i < 7; i += 1) append();
    const reader = await EventReader.open(browser, path, { 'last-event-id': '4' });
    // All pages at once, before the next poll.
    await reader.until(3, 4_000);
    append('end');
    await eventually(() => expect(reader.closed).toBe(true));
    expect(ids(reader)).toEqual(['5', '6', '7', '8']);
  });

  it.each(['x', '-1', '1e9', '2147483648', '99999999999999999999', 'x'.repeat(8_000)])(
    'starts at the first entry for the invalid Last-Event-ID %p',
    async (id) => {
      append('end');
      const reader = await EventReader.open(browser, path, { 'last-event-id': id });
      expect(ids({ events: await reader.until(1) } as EventReader)).toEqual(['1']);
    },
  );

  it('returns 204 when the run is over and its last entry was received', async () => {
    append('end');
    const reader = await EventReader.open(browser, path, { 'last-event-id': '1' });
    expect(reader.status).toBe(204);
  });

  it('disconnects a client that does not read', async () => {
    const text = 'x'.repeat(200_000);
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${browser.cookie}\r\n\r\n`);
    socket.once('data', () => socket.pause());
    await eventually(() => expect(streams().count()).toBe(1));
    // Only entries that were sent count, so each round waits for the one before it.
    const expectDropped = () => {
      for (let i = 0; i < 4; i += 1)
        log.push({ id: log.length + 1, type: 'progress', run: aRun({ message: text }) });
      append();
      expect(streams().count()).toBe(0);
    };
    await eventually(expectDropped, { intervalMs: 200 });
    expect(log.length * 200_000).toBeLessThan(40_000_000);
    socket.destroy();
  });

  it('continues after its service was unavailable', async () => {
    const reader = await EventReader.open(browser, path);
    append();
    await reader.until(1);
    const away = () => {
      throw new AppError('UNAVAILABLE', 'away');
    };
    await gateway.roadmaps.during(ListRunEvents, away, async () => {
      const asked = gateway.roadmaps.callsOf(ListRunEvents).length;
      append();
      await eventually(() => expect(gateway.roadmaps.callsOf(ListRunEvents).length).toBeGreaterThan(asked));
    });
    append('end');
    await eventually(() => expect(reader.closed).toBe(true));
    expect(ids(reader)).toEqual(['1', '2', '3']);
  });

  it('is kept open by comments', async () => {
    append();
    const reader = await EventReader.open(browser, path);
    await eventually(() => expect(reader.messages).toContainEqual({ comment: 'keepalive' }));
    reader.leave();
  });

  it('uses one subscription for thirty readers, and none after they have left', async () => {
    const readers = await Promise.all(Array.from({ length: 30 }, () => EventReader.open(browser, path)));
    expect(signals().size).toBe(1);
    expect(streams().count()).toBe(30);
    append();
    await Promise.all(readers.map((reader) => reader.until(1)));
    for (const reader of readers) reader.leave();
    await eventually(() => {
      expect(signals().size).toBe(0);
      expect(streams().count()).toBe(0);
    });
  });

  it('returns 429 beyond forty streams of one user', async () => {
    const readers = await Promise.all(Array.from({ length: 40 }, () => EventReader.open(browser, path)));
    expect((await browser.get(path)).status).toBe(429);
    expect((await browser.get('/api/events')).status).toBe(429);
    for (const reader of readers) reader.leave();
    await eventually(() => expect(streams().count()).toBe(0));
  });

  it('opens no stream for HEAD', async () => {
    for (const url of [path, '/api/events']) {
      const response = await browser.fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(20_000) });
      expect(response.status).toBe(200);
    }
    expect(streams().count()).toBe(0);
  });

  it('ends with the session', async () => {
    const visitor = await gateway.browser().logIn('rosa');
    const reader = await EventReader.open(visitor, path);
    await visitor.post('/api/logout');
    await eventually(() => expect(reader.closed).toBe(true));
  });
});

describe("a user's signals", () => {
  const publish = (given: Partial<EventEnvelope>) =>
    gateway.service.app.get(EventPublisher).publish({
      id: newId(),
      type: 'roadmaps.run.ended.v1',
      occurredAt: new Date().toISOString(),
      requestId: 'r',
      actorId: null,
      audience: [userId],
      data: { runId: 'r1', roadmapId: 'm1', userId, status: 'succeeded', title: 'private' },
      ...given,
    });

  it('hold the type and the ids of an event only', async () => {
    const reader = await EventReader.open(browser, '/api/events');
    await reader.until(1);
    const id = newId();
    await publish({ id });
    const events = await reader.until(2);
    expect(events[0]?.data).toEqual({ type: 'open', ids: {} });
    expect(events[1]).toEqual({
      id,
      data: { type: 'roadmaps.run.ended.v1', ids: { runId: 'r1', roadmapId: 'm1', userId } },
    });
    reader.leave();
  });

  it('reach only the audience of the event', async () => {
    const other = await gateway.mentor('other');
    const [own, others] = [
      await EventReader.open(browser, '/api/events'),
      await EventReader.open(other, '/api/events'),
    ];
    await others.until(1);
    await publish({ audience: [] });
    await publish({ audience: [999_999] });
    await publish({});
    await own.until(2);
    const mark = newId();
    const otherId = [...gateway.identity.users.values()].find(({ username }) => username === 'other')!.id;
    await publish({ id: mark, audience: [otherId] });
    expect((await others.until(2)).map(({ id }) => id)[1]).toBe(mark);
    expect(own.events).toHaveLength(2);
    for (const reader of [own, others]) reader.leave();
  });

  it('reach the users of the roles of the event, once, and no others', async () => {
    const learner = await gateway.mentor('ana', 'learner');
    const [own, others] = [
      await EventReader.open(browser, '/api/events'),
      await EventReader.open(learner, '/api/events'),
    ];
    await Promise.all([own.until(1), others.until(1)]);
    const [shared, mark] = [newId(), newId()];
    const anaId = [...gateway.identity.users.values()].find(({ username }) => username === 'ana')!.id;
    await publish({ id: shared, audienceRoles: ['mentor', 'admin'] });
    await publish({ id: mark, audience: [userId, anaId] });
    expect((await own.until(3)).map(({ id }) => id).slice(1)).toEqual([shared, mark]);
    expect((await others.until(2)).map(({ id }) => id).slice(1)).toEqual([mark]);
    for (const reader of [own, others]) reader.leave();
  });

  it('end when the role changes, and follow the new role once opened again', async () => {
    const former = await gateway.mentor('former');
    const { id, subject } = [...gateway.identity.users.values()].find((one) => one.username === 'former')!;
    const before = await EventReader.open(former, '/api/events');
    await before.until(1);
    const role = { userId: id, username: 'former', role: 'learner', subject };
    await publish({ type: UserRoleChanged.type, audience: [], data: role });
    await eventually(() => expect(before.closed).toBe(true));
    const after = await EventReader.open(former, '/api/events');
    await after.until(1);
    const mark = newId();
    await publish({ audienceRoles: ['mentor', 'admin'] });
    await publish({ id: mark, audience: [id] });
    expect((await after.until(2))[1]?.id).toBe(mark);
    after.leave();
  });

  it('start with resync for a client that reconnects', async () => {
    const first = await EventReader.open(browser, '/api/events');
    const [opened] = await first.until(1);
    first.leave();
    const again = await EventReader.open(browser, '/api/events', { 'last-event-id': opened!.id! });
    expect((await again.until(1))[0]?.data).toEqual({ type: 'resync', ids: {} });
    again.leave();
  });

  it('begin with those that were sent since the page was requested, and with resync after too long', async () => {
    const [mark, next, requested] = [newId(), newId(), performance.now()];
    const first = await EventReader.open(browser, '/api/events');
    await first.until(1);
    await publish({ id: mark, audience: [userId] });
    await first.until(2);
    first.leave();
    const ago = loadedAgo(performance.now() - requested);
    const late = await EventReader.open(browser, '/api/events', { 'last-event-id': ago });
    await publish({ id: next, audience: [userId] });
    await eventually(() => expect(late.events.map(({ id }) => id).slice(-2)).toEqual([mark, next]));
    expect(late.events[0]?.data).toEqual({ type: 'open', ids: {} });
    late.leave();
    const tooLate = await EventReader.open(browser, '/api/events', { 'last-event-id': loadedAgo(60_000) });
    expect((await tooLate.until(1))[0]?.data).toEqual({ type: 'resync', ids: {} });
    tooLate.leave();
    const other = await EventReader.open(browser, '/api/events', { 'last-event-id': loadedAgo(0) });
    expect((await other.until(1)).map(({ data }) => data)).toEqual([{ type: 'open', ids: {} }]);
    other.leave();
  });

  it('are also sent for changes that are not events', async () => {
    const reader = await EventReader.open(browser, '/api/events');
    await reader.until(1);
    gateway.service.app.get(LiveBus).signal({
      id: newId(),
      type: 'roadmaps.progress.changed.v1',
      occurredAt: new Date().toISOString(),
      requestId: 'r',
      actorId: userId,
      audience: [userId],
      data: { userId, roadmapId: 'm1', stepId: 's1', completed: true },
    });
    const ids = { userId, roadmapId: 'm1', stepId: 's1' };
    expect((await reader.until(2))[1]?.data).toEqual({ type: 'roadmaps.progress.changed.v1', ids });
    reader.leave();
  });

  it('are a resync once NATS is back, as signals may have been missed', async () => {
    const reader = await EventReader.open(browser, '/api/events');
    await reader.until(1);
    await gateway.service.app.get(NatsLink).connection.reconnect();
    expect((await reader.until(2))[1]?.data).toEqual({ type: 'resync', ids: {} });
    reader.leave();
  });

  it('continue after an invalid event', async () => {
    const reader = await EventReader.open(browser, '/api/events');
    await reader.until(1);
    await publish({ audience: 'all' as never });
    await publish({ data: null });
    const events = await reader.until(2);
    expect(events[1]?.data).toEqual({ type: 'roadmaps.run.ended.v1', ids: {} });
    reader.leave();
  });
});
