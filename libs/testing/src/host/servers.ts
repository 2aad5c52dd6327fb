import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from './child.ts';
import { onFreePort } from './free-port.ts';
import { localNats, type NatsOptions } from './local-nats.ts';
import { localPostgres } from './local-postgres.ts';
import { localRedis, type RedisOptions } from './local-redis.ts';
import type { LocalServer } from './local-server.ts';

export type StartRequest =
  | { kind: 'postgres'; options: Record<string, never> }
  | { kind: 'redis'; options: RedisOptions }
  | { kind: 'nats'; options: NatsOptions };

interface Owned {
  home: string;
  server: LocalServer;
  child: Child;
}

export class Servers {
  private readonly owned = new Map<string, Owned>();
  private readonly starting = new Set<Promise<unknown>>();

  async create(request: StartRequest): Promise<{ id: string; url: string; pid: number }> {
    const started = onFreePort((port) => make(request, port));
    this.starting.add(started);
    try {
      const owned = await started;
      const id = randomUUID();
      this.owned.set(id, owned);
      return { id, url: owned.server.url, pid: owned.child.pid };
    } finally {
      this.starting.delete(started);
    }
  }

  /** On the same address and data. */
  async start(id: string): Promise<{ pid: number }> {
    const owned = this.get(id);
    if (!owned.child.running) owned.child = await retryStart(owned.server.start);
    return { pid: owned.child.pid };
  }

  async stop(id: string, signal?: NodeJS.Signals): Promise<void> {
    const { child, server } = this.get(id);
    await child.stop(signal ?? server.stopSignal);
  }

  async remove(id: string): Promise<void> {
    const { home } = this.get(id);
    await this.stop(id);
    this.owned.delete(id);
    await erase(home);
  }

  /** Includes servers that are still starting. */
  async removeAll(): Promise<void> {
    while (this.starting.size > 0) await Promise.allSettled(this.starting);
    await Promise.all([...this.owned.keys()].map((id) => this.remove(id)));
  }

  private get(id: string): Owned {
    const owned = this.owned.get(id);
    if (!owned) throw new Error(`no server ${id}`);
    return owned;
  }
}

async function make(request: StartRequest, port: number): Promise<Owned> {
  const home = await mkdtemp(join(tmpdir(), `waymark-test-${request.kind}-`));
  try {
    const server = await configure(request, home, port);
    return { home, server, child: await server.start() };
  } catch (error) {
    await erase(home);
    throw error;
  }
}

const erase = (home: string): Promise<void> => rm(home, { recursive: true, force: true, maxRetries: 5 });

/** After a kill PostgreSQL does not start until its backends have ended. */
async function retryStart<T>(start: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start();
    } catch (error) {
      if (attempt === 10) throw error;
      await sleep(200);
    }
  }
}

function configure(request: StartRequest, home: string, port: number): Promise<LocalServer> {
  switch (request.kind) {
    case 'postgres':
      return localPostgres(home, port);
    case 'redis':
      return localRedis(home, port, request.options);
    case 'nats':
      return localNats(home, port, request.options);
  }
}
