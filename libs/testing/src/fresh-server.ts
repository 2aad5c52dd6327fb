import type { NatsOptions } from './host/local-nats.ts';
import type { RedisOptions } from './host/local-redis.ts';
import { infra } from './infra.ts';

/** A private server of a test file, removed after the run at the latest. */
export class FreshServer {
  private constructor(
    private readonly id: string,
    /** Stays the same over stop and start. */
    readonly url: string,
    private pid: number,
  ) {}

  static async create(kind: 'postgres' | 'redis' | 'nats', options: object = {}): Promise<FreshServer> {
    const { id, url, pid } = await ask<{ id: string; url: string; pid: number }>('create', { kind, options });
    return new FreshServer(id, url, pid);
  }

  /** Stops it gracefully and waits for its exit. */
  async stop(): Promise<void> {
    await ask(`stop/${this.id}`);
  }

  /** Sends SIGKILL and waits for its exit. */
  async kill(): Promise<void> {
    await ask(`kill/${this.id}`);
  }

  /** Starts it again with the data it left on disk. */
  async start(): Promise<void> {
    this.pid = (await ask<{ pid: number }>(`start/${this.id}`)).pid;
  }

  /** Pauses the process: connections stay open, nothing answers. */
  freeze(): void {
    process.kill(this.pid, 'SIGSTOP');
  }

  thaw(): void {
    process.kill(this.pid, 'SIGCONT');
  }

  async remove(): Promise<void> {
    await ask(`remove/${this.id}`);
  }
}

/** A private Redis (about 50 ms). Without `aof` a kill empties it. */
export const freshRedis = (options: RedisOptions = {}): Promise<FreshServer> =>
  FreshServer.create('redis', options);

/** A private nats-server with JetStream (about 50 ms); its streams survive kill and start. */
export const freshNats = (options: NatsOptions = {}): Promise<FreshServer> =>
  FreshServer.create('nats', options);

/** A private PostgreSQL (about a second): only for tests that stop or freeze it; otherwise use `freshDatabase`. */
export const freshPostgres = (): Promise<FreshServer> => FreshServer.create('postgres');

async function ask<T>(path: string, body: object = {}): Promise<T> {
  const response = await fetch(`${infra().controlUrl}/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`test server ${path}: ${await response.text()}`);
  return (await response.json()) as T;
}
