import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Role } from '@waymark/contracts/caller';
import { type RunningService, startService } from '@waymark/platform/service';
import { ChildService } from '@waymark/platform/testing/child-service';
import type { ObjectStorage } from '@waymark/storage/port';
import { testCallerKeys } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { type FreshServer, freshNats, freshRedis, redisUrlOf } from '@waymark/testing/fresh-server';
import { onFreePort } from '@waymark/testing/host/free-port';
import { AppModule } from '../app.module.ts';
import { createApp } from '../create-app.ts';
import { Env, envFaults } from '../env.ts';
import { manifest } from '../manifest.ts';
import { STORAGE } from '../uploads/storage.ts';
import { Browser } from './browser.ts';
import { FakeCommunity } from './fake-community.ts';
import { FakeIdentity } from './fake-identity.ts';
import { FakePayments } from './fake-payments.ts';
import { FakeRoadmaps } from './fake-roadmaps.ts';
import { FakeScheduling } from './fake-scheduling.ts';

export interface Given {
  /** Starts fakes of scheduling, payments and community, too. */
  booking?: boolean;
  env?: Record<string, string>;
  /** Replaces the URL of the fresh server, for example by that of a proxy. */
  redisUrl?: (url: string) => Promise<string>;
  natsUrl?: (url: string) => Promise<string>;
}

/** A gateway with its own Redis, NATS and folder, and fake services. */
export class TestGateway {
  readonly identity = new FakeIdentity();
  readonly roadmaps = new FakeRoadmaps();
  readonly scheduling = new FakeScheduling();
  readonly payments = new FakePayments();
  readonly community = new FakeCommunity();
  service: RunningService<NestFastifyApplication>;
  url = '';
  redis: FreshServer;
  nats: FreshServer;
  dir: string;
  private variables: Record<string, string>;

  static async start(given: Given = {}): Promise<TestGateway> {
    const gateway = new TestGateway();
    gateway.dir = await mkdtemp(join(tmpdir(), 'gateway-'));
    [gateway.redis, gateway.nats] = await Promise.all([freshRedis({ of: [manifest] }), freshNats()]);
    const { identity, roadmaps, scheduling, payments, community } = gateway;
    const asked = [identity, roadmaps, ...(given.booking ? [scheduling, payments, community] : [])];
    await Promise.all(asked.map((service) => service.start(gateway.nats.url)));
    await gateway.boot(given);
    return gateway;
  }

  async boot({ env = {}, redisUrl, natsUrl }: Given): Promise<void> {
    this.variables = {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      ADMIN_SECOND_FACTOR: 'optional',
      REDIS_URL: redisUrlOf(manifest, redisUrl ? await redisUrl(this.redis.url) : this.redis.url),
      NATS_URL: natsUrl ? await natsUrl(this.nats.url) : this.nats.url,
      CALLER_PRIVATE_KEY: testCallerKeys.privateKey,
      STORAGE_DIR: join(this.dir, 'objects'),
      STATIC_DIR: join(this.dir, 'static'),
      ...env,
    };
    this.service = await startService({
      name: 'gateway',
      env: Env,
      envFaults,
      module: (parsed) => AppModule.with(parsed),
      create: createApp,
      listen: (app) => app.listen(0, '127.0.0.1'),
      source: this.variables,
    });
    const { port } = this.service.app.getHttpServer().address() as AddressInfo;
    this.url = `http://127.0.0.1:${port}`;
    // The gateway starts before Redis is connected.
    await eventually(async () => {
      // Not all tests have fakes of all services, which the public address waits for.
      const { status } = await fetch(`http://127.0.0.1:${this.service.healthPort}/health/ready`);
      if (status !== 200) throw new Error(`not ready: ${status}`);
    });
  }

  /** Starts another gateway in a child process that measures its memory. */
  spawn(given: Record<string, string> = {}): Promise<{ url: string; child: ChildService }> {
    return onFreePort((port) => this.spawnAt(port, given));
  }

  async spawnAt(
    port: number,
    given: Record<string, string> = {},
  ): Promise<{ url: string; child: ChildService }> {
    const main = new URL('../main.ts', import.meta.url);
    const address = { HOST: '127.0.0.1', PORT: String(port) };
    const variables = { ...this.variables, ...given, LOG_LEVEL: 'info', ...address };
    const child = await ChildService.start(main, variables, { isMeasured: true });
    return { url: `http://127.0.0.1:${port}`, child };
  }

  browser(headers?: Record<string, string>): Browser {
    return new Browser(this.url, headers);
  }

  /** A browser in which a (new) mentor is logged in. */
  async mentor(username = 'rosa', role: Role = 'mentor'): Promise<Browser> {
    if (![...this.identity.users.values()].some((one) => one.username === username)) {
      this.identity.add({ username, role });
    }
    return this.browser().logIn(username);
  }

  get storage(): ObjectStorage {
    return this.service.app.get<ObjectStorage>(STORAGE);
  }

  /** Keys of all stored objects. */
  async stored(prefix = ''): Promise<string[]> {
    const keys: string[] = [];
    for (const top of prefix
      ? [prefix]
      : ['quarantine/', 'recordings/', 'sources/', 'artifacts/', 'test-uploads/']) {
      for await (const { key } of this.storage.list(top)) keys.push(key);
    }
    return keys.sort();
  }

  async stop(): Promise<void> {
    await this.service?.stop();
    const asked = [this.identity, this.roadmaps, this.scheduling, this.payments, this.community];
    await Promise.all(asked.map((service) => service.stop()));
    await Promise.all([this.redis?.remove(), this.nats?.remove()]);
    // A file of a request that was given up may still be written.
    await rm(this.dir, { recursive: true, force: true, maxRetries: 5 });
  }
}
