// guarantees: The export contains all the own data and nothing of others, in messages below 1 MB
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as account from '@waymark/contracts/identity/account.endpoints';
import { UserDeletionChanged } from '@waymark/contracts/identity/events';
import { ExportRoadmaps, ListOwnFiles } from '@waymark/contracts/roadmaps/rpc-account';
import { ExportSessions } from '@waymark/contracts/scheduling/rpc-account';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import { EventPublisher } from '@waymark/messaging/outbox-ports';
import { eventually } from '@waymark/testing/eventually';
import type { Browser } from '../testing/browser.ts';
import { EventReader } from '../testing/event-reader.ts';
import { TestGateway } from '../testing/gateway.ts';
import { readZip } from '../testing/read-zip.ts';
import { MAX_FILE_BYTES } from './person-archive.ts';

const FILE = '/api/account/export/file';
const PASSWORD = { password: 'password' };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await TestGateway.start({ booking: true, env: { SSE_KEEPALIVE_SECONDS: '60' } });
});
afterAll(() => gateway?.stop());

async function newUser() {
  const user = gateway.identity.add({ username: `u${newId()}` });
  return { user, browser: await gateway.browser().logIn(user.username) };
}

async function download(browser: Browser): Promise<Record<string, Buffer>> {
  expect((await browser.post('/api/account/export', PASSWORD)).status).toBe(200);
  const response = await browser.get(FILE);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="waymark-[\d-]+\.zip"/);
  return readZip(Buffer.from(await response.arrayBuffer()));
}

const statusOf = async (browser: Browser) => (await browser.get('/api/user')).status;

describe('the export', () => {
  it('contains the files of all services, in order, and the uploads', async () => {
    const { browser, user } = await newUser();
    await gateway.storage.put('sources/r1/a', 'voice', { contentType: 'audio/mp4' });
    const files = { progress: 'what is done', reflections: 'what was written' };
    const pieces = [
      { file: 'progress', files, text: '[{"a":1},', nextCursor: '1' },
      { file: 'progress', text: '{"a":2}]', nextCursor: '2' },
      { file: 'reflections', text: '[]', nextCursor: null },
    ];
    const uploads = [
      { id: 'a', key: 'sources/r1/a', name: '../../ünder\\voice.m4a', size: 5 },
      { id: 'b', key: 'sources/r1/gone', name: 'gone.pdf', size: 5 },
    ];
    const found = await gateway.roadmaps.during(
      ExportRoadmaps,
      ({ cursor }, { caller }) => {
        expect(caller?.userId).toBe(user.id);
        return pieces[Number(cursor)]!;
      },
      () =>
        gateway.roadmaps.during(
          ListOwnFiles,
          () => ({ items: uploads, nextCursor: null }),
          () => download(browser),
        ),
    );
    expect(Object.keys(found)).toEqual([
      ...[
        'README.txt',
        'logged-in-devices.json',
        'account.json',
        'progress.json',
        'reflections.json',
        'sessions.json',
        'payments.json',
        'network-card.json',
      ],
      'files/a/__.._ünder_voice.m4a',
    ]);
    expect(JSON.parse(found['progress.json']!.toString())).toEqual([{ a: 1 }, { a: 2 }]);
    expect(Object.values(found).at(-1)?.toString()).toBe('voice');
    expect(JSON.parse(found['logged-in-devices.json']!.toString())).toEqual([
      {
        device: expect.any(String),
        network: expect.any(String),
        startedAt: expect.any(String),
        lastSeenAt: expect.any(String),
        endsAt: expect.any(String),
      },
    ]);
    const readme = found['README.txt']!.toString();
    for (const name of Object.keys(found).filter((one) => one.endsWith('.json'))) {
      expect(readme).toContain(`\n${name}: `);
    }
    expect(readme).toContain('\nreflections.json: what was written\n');
  });

  it('lists files above 200 MB without their content', async () => {
    const { browser } = await newUser();
    const file = { id: 'a', key: 'sources/r1/a', name: 'voice.m4a', size: MAX_FILE_BYTES + 1 };
    const found = await gateway.roadmaps.during(
      ListOwnFiles,
      () => ({ items: [file], nextCursor: null }),
      () => download(browser),
    );
    expect(Object.keys(found).some((name) => name.startsWith('files/'))).toBe(false);
    expect(found['README.txt']!.toString()).toContain('larger than 200 MB');
  });

  it('needs the password, in the same session, for each download', async () => {
    const { browser, user } = await newUser();
    const other = await gateway.browser().logIn(user.username);
    expect((await browser.get(FILE)).status).toBe(403);
    const wrong = () => Promise.reject(new AppError('VALIDATION', 'That password is wrong.'));
    await gateway.identity.during(account.ConfirmOwner, wrong, async () => {
      expect((await browser.post('/api/account/export', PASSWORD)).status).toBe(400);
    });
    await download(browser);
    expect((await browser.get(FILE)).status).toBe(403);
    await browser.post('/api/account/export', PASSWORD);
    expect((await other.get(FILE)).status).toBe(403);
  });

  it('is made three times a day', async () => {
    const { browser } = await newUser();
    for (let n = 0; n < 3; n += 1) {
      expect((await browser.post('/api/account/export', PASSWORD)).status).toBe(200);
    }
    expect((await browser.post('/api/account/export', PASSWORD)).status).toBe(429);
  });

  it('responds with an error when a service does not respond, and breaks off when a service stops later', async () => {
    const { browser } = await newUser();
    const fail = () => Promise.reject(new AppError('UNAVAILABLE', 'Not now.'));
    await gateway.scheduling.during(ExportSessions, fail, async () => {
      await browser.post('/api/account/export', PASSWORD);
      expect((await browser.get(FILE)).status).toBe(503);
    });
    const later = ({ cursor }: { cursor: string | null }) =>
      cursor === null ? { file: 'sessions', text: '[', nextCursor: '1' } : fail();
    await gateway.scheduling.during(ExportSessions, later, async () => {
      await browser.post('/api/account/export', PASSWORD);
      const response = await browser.get(FILE);
      expect(response.status).toBe(200);
      await expect(response.arrayBuffer()).rejects.toThrow();
    });
  });
});

describe('the deletion of an account', () => {
  const body = { ...PASSWORD, confirm: 'somebody' };

  it('is described by all services before it is requested', async () => {
    const { browser } = await newUser();
    expect(await (await browser.get('/api/account/deletion')).json()).toMatchObject({
      ...{ days: 14, refusal: null, sessions: { unpaid: { count: 0 } } },
      ...{ roadmaps: { followed: { count: 1, people: 2 } }, payments: { records: 1 } },
    });
  });

  it('ends all sessions and their live streams at once', async () => {
    const { browser, user } = await newUser();
    const other = await gateway.browser().logIn(user.username);
    const stream = await EventReader.open(other, '/api/events');
    await stream.until(1);
    const response = await browser.send('POST', '/api/account/deletion', body);
    expect([response.status, browser.cookie]).toEqual([200, null]);
    expect([await statusOf(browser), await statusOf(other)]).toEqual([401, 401]);
    await eventually(() => expect(stream.closed).toBe(true));
    const [call] = gateway.identity.callsOf(account.ScheduleDeletion).slice(-1);
    expect(call?.input).toEqual({ ...body, roadmaps: 'keep' });
  });

  it('ends the sessions by its event when the request failed, and not those opened since', async () => {
    const { browser, user } = await newUser();
    const at = new Date();
    await publish(user.id, at);
    await eventually(async () => expect(await statusOf(browser)).toBe(401));
    await browser.logIn(user.username);
    await publish(user.id, at);
    const marker = await newUser();
    await publish(marker.user.id, new Date());
    // Events are handled in order.
    await eventually(async () => expect(await statusOf(marker.browser)).toBe(401));
    expect(await statusOf(browser)).toBe(200);
    expect((await browser.send('DELETE', '/api/account/deletion')).status).toBe(200);
  });
});

const publish = (userId: number, at: Date) =>
  gateway.service.app.get(EventPublisher).publish({
    id: newId(),
    type: UserDeletionChanged.type,
    occurredAt: at.toISOString(),
    requestId: 'test',
    actorId: null,
    audience: [],
    data: { userId, deleteAfter: at.toISOString() },
  });
