import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SentMessage } from '@waymark/contracts/community/messages';
import { ApiError } from '#lib/api.ts';
import { MemoryStorage } from '#testing/memory-storage.ts';
import { aMessage, aThread } from '#testing/message-samples.ts';
import { MessageOutbox, type PendingMessage } from './message-outbox.ts';
import { MessageSync, type SyncPorts } from './message-sync.ts';

const USER = 1;
const aPending = (clientId: string, given: Partial<PendingMessage> = {}): PendingMessage => ({
  ...{ clientId, to: 2, text: clientId, replyTo: null, step: null, files: [], refusal: null },
  at: `2026-11-30T10:00:0${clientId.length}.000Z`,
  ...given,
});
const lost = new ApiError('No network', { code: 'NETWORK' });

let storage: MemoryStorage;
let server: string[];
let failures: ApiError[];
let lock: Promise<unknown>;

/** A window of the user: it shares the storage, the lock and the server with the others. */
function openWindow() {
  const outbox = new MessageOutbox(storage);
  const ports: SyncPorts = {
    send: async ({ clientId }: PendingMessage) => {
      const failure = failures.shift();
      if (failure) throw failure;
      server.push(clientId);
      return { message: aMessage(1, { clientId }), thread: aThread() } as SentMessage;
    },
    onSent: jest.fn(),
    onReachable: jest.fn(),
    withLock: (work) => {
      const done = lock.then(work);
      lock = done.catch(() => {});
      return done;
    },
  };
  return { outbox, ports, sync: new MessageSync(USER, outbox, ports) };
}

beforeEach(() => {
  storage = new MemoryStorage();
  server = [];
  failures = [];
  lock = Promise.resolve();
});

describe('messages on their way', () => {
  it('are sent in order, each once', async () => {
    const { sync, outbox } = openWindow();
    sync.add(aPending('a'));
    sync.add(aPending('bb'));
    await sync.flush();
    expect(server).toEqual(['a', 'bb']);
    expect(outbox.all(USER)).toEqual([]);
  });

  it('wait while the connection is lost, and go out by themselves', async () => {
    failures = [lost];
    const { sync, outbox, ports } = openWindow();
    sync.add(aPending('a'));
    await sync.flush();
    expect(server).toEqual([]);
    expect(outbox.all(USER)).toHaveLength(1);
    expect(ports.onReachable).toHaveBeenCalledWith(false);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(server).toEqual(['a']);
  });

  it('survive a reload', async () => {
    failures = [lost];
    const before = openWindow();
    before.sync.add(aPending('a'));
    await before.sync.flush();
    before.sync.stop();
    await openWindow().sync.flush();
    expect(server).toEqual(['a']);
  });

  it('are sent by one of two windows', async () => {
    const [here, elsewhere] = [openWindow(), openWindow()];
    here.outbox.put(USER, aPending('a'));
    elsewhere.outbox.refresh();
    await Promise.all([here.sync.flush(), elsewhere.sync.flush()]);
    expect(server).toEqual(['a']);
  });

  it('stay with the reason when they are refused, until they are tried again', async () => {
    failures = [new ApiError('Rosa cannot be written to.', { code: 'FORBIDDEN', status: 403 })];
    const { sync, outbox } = openWindow();
    sync.add(aPending('a'));
    sync.add(aPending('bb'));
    await sync.flush();
    expect(server).toEqual(['bb']);
    expect(outbox.all(USER)).toMatchObject([{ clientId: 'a', refusal: 'Rosa cannot be written to.' }]);
    sync.add({ ...outbox.all(USER)[0]!, refusal: null });
    await sync.flush();
    expect(server).toEqual(['bb', 'a']);
  });

  it('belong to one user', async () => {
    const { outbox } = openWindow();
    outbox.put(USER, aPending('a'));
    expect(outbox.all(11)).toEqual([]);
  });

  it('are held in memory if the device is full', async () => {
    failures = [lost];
    storage.room = 0;
    const { sync, outbox } = openWindow();
    sync.add(aPending('a'));
    await sync.flush();
    expect(outbox.all(USER)).toHaveLength(1);
  });
});
