import type { ProcessManifest } from '@waymark/messaging/manifest';
import { redisUrlAs, redisUsers } from '@waymark/messaging/redis-users';
import type { NatsOptions } from './host/local-nats.ts';
import type { RedisOptions } from './host/local-redis.ts';
import { infra } from './infra.ts';

const REDIS_PASSWORD = 'of-the-process';

/** A private server, removed after the run at the latest. */
export class FreshServer {
  private constructor(
    private readonly id: string,
    readonly url: string, // survives stop and start
    private pid: number,
  ) {}

  static async create(kind: 'postgres' | 'redis' | 'nats', options: object = {}): Promise<FreshServer> {
    const { id, url, pid } = await callHost<{ id: string; url: string; pid: number }>('create', {
      kind,
      options,
    });
    return new FreshServer(id, url, pid);
  }

  async stop(): Promise<void> {
    await callHost(`stop/${this.id}`);
  }

  async kill(): Promise<void> {
    await callHost(`kill/${this.id}`);
  }

  /** Starts it again with its data. */
  async start(): Promise<void> {
    this.pid = (await callHost<{ pid: number }>(`start/${this.id}`)).pid;
  }

  /** Pauses the process; connections stay open. */
  freeze(): void {
    process.kill(this.pid, 'SIGSTOP');
  }

  thaw(): void {
    process.kill(this.pid, 'SIGCONT');
  }

  async remove(): Promise<void> {
    await callHost(`remove/${this.id}`);
  }
}

/** About 50 ms. Without `aof` a kill deletes the data. `of`: the processes that have their users of production there. */
export const freshRedis = ({
  of = [],
  aof,
}: {
  of?: ProcessManifest[];
  aof?: boolean;
} = {}): Promise<FreshServer> => {
  const users = redisUsers(of.map((process) => ({ process, password: REDIS_PASSWORD })));
  return FreshServer.create('redis', { aof, users } satisfies RedisOptions);
};

/** The address of that Redis for one of these processes. */
export const redisUrlOf = (process: ProcessManifest, url: string): string =>
  redisUrlAs(url, process.name, REDIS_PASSWORD);

/** With JetStream, about 50 ms. Streams survive a kill. */
export const freshNats = (options: NatsOptions = {}): Promise<FreshServer> =>
  FreshServer.create('nats', options);

/** About a second: only for tests that stop or freeze it; otherwise use `freshDatabase`. */
export const freshPostgres = (): Promise<FreshServer> => FreshServer.create('postgres');

async function callHost<T>(path: string, body: object = {}): Promise<T> {
  const response = await fetch(`${infra().controlUrl}/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`test server ${path}: ${await response.text()}`);
  return (await response.json()) as T;
}
