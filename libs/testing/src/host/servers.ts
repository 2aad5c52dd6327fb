import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
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

/** Every server this process started, by id. */
export class Servers {
  private readonly owned = new Map<string, Owned>();
  private readonly homes = new Set<string>();
  private closing = false;

  /** Starts a server of its own with an empty data folder. */
  async create(request: StartRequest): Promise<{ id: string; url: string; pid: number }> {
    const owned = await onFreePort(async (port) => {
      const home = await mkdtemp(join(tmpdir(), `waymark-test-${request.kind}-`));
      this.homes.add(home);
      const server = await configure(request, home, port);
      return { home, server, child: await server.start() };
    });
    const id = randomUUID();
    this.owned.set(id, owned);
    if (this.closing) await this.remove(id);
    return { id, url: owned.server.url, pid: owned.child.pid };
  }

  /** Starts it again, on the same address and data. */
  async start(id: string): Promise<{ pid: number }> {
    const owned = this.get(id);
    if (!owned.child.running) owned.child = await patiently(owned.server.start);
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
    this.erase(home);
  }

  async removeAll(): Promise<void> {
    this.closing = true;
    await Promise.all([...this.owned.keys()].map((id) => this.remove(id)));
    for (const home of this.homes) this.erase(home);
  }

  private get(id: string): Owned {
    const owned = this.owned.get(id);
    if (!owned) throw new Error(`no server ${id}`);
    return owned;
  }

  private erase(home: string): void {
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    this.homes.delete(home);
  }
}

/** After a kill PostgreSQL refuses to start until its orphaned backends have noticed. */
async function patiently<T>(start: () => Promise<T>): Promise<T> {
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
