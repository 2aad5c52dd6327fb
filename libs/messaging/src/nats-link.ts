import { connect, type NatsConnection } from '@nats-io/transport-node';
import { Inject, Injectable, Logger, type OnApplicationShutdown, Optional } from '@nestjs/common';
import { AppError } from '@waymark/kernel/app-error';
import { HealthRegistry } from '@waymark/platform/health';
import { ServiceLifecycle } from '@waymark/platform/lifecycle';
import { backoff, pause } from './backoff.ts';
import { MESSAGING_OPTIONS, type ResolvedOptions } from './options.ts';

/** Time a request waits for a lost connection before it is refused. */
const RECONNECT_PATIENCE_MS = 2_000;

/** The process's one connection to NATS: waits for the server at boot, comes back by itself for ever. */
@Injectable()
export class NatsLink implements OnApplicationShutdown {
  private readonly logger = new Logger(NatsLink.name);
  private readonly options: ResolvedOptions;
  private readonly lifecycle: ServiceLifecycle | undefined;
  private readonly shutdown = new AbortController();
  private readonly waiting = new Set<() => void>();
  private nc: NatsConnection | undefined;
  private up = false;

  constructor(
    @Inject(MESSAGING_OPTIONS) options: ResolvedOptions,
    @Optional() @Inject(HealthRegistry) health?: HealthRegistry,
    @Optional() @Inject(ServiceLifecycle) lifecycle?: ServiceLifecycle,
  ) {
    this.options = options;
    this.lifecycle = lifecycle;
    health?.register('nats', () => this.ping());
  }

  /** True while requests can be sent. */
  get connected(): boolean {
    return this.up;
  }

  /** Aborts when the process stops. */
  get stopping(): AbortSignal {
    return this.lifecycle
      ? AbortSignal.any([this.lifecycle.stopping, this.shutdown.signal])
      : this.shutdown.signal;
  }

  /** The connection, also while it is reconnecting; throws UNAVAILABLE before the first connect. */
  get connection(): NatsConnection {
    if (!this.nc || this.nc.isClosed()) throw this.unavailable();
    return this.nc;
  }

  /** Connects, trying until it works; gives up only when the process stops. */
  async open(): Promise<void> {
    for (let attempt = 0; !this.nc; attempt++) {
      try {
        this.nc = await this.dial();
      } catch (error) {
        this.logger.warn({ msg: 'NATS does not answer, trying again', attempt, err: error });
        await pause(backoff(attempt), this.stopping);
        if (this.stopping.aborted) throw new Error('stopped while waiting for NATS');
      }
    }
    this.setUp(true);
    void this.watch(this.nc);
  }

  /** The connection once it is up; throws UNAVAILABLE when it stays away for 2 s (or `withinMs`). */
  async ready(withinMs = RECONNECT_PATIENCE_MS): Promise<NatsConnection> {
    const nc = this.connection;
    if (this.up) return nc;
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, Math.min(withinMs, RECONNECT_PATIENCE_MS));
      this.waiting.add(done);
    });
    if (!this.up) throw this.unavailable();
    return nc;
  }

  async onApplicationShutdown(): Promise<void> {
    this.shutdown.abort();
    if (!this.nc || this.nc.isClosed()) return;
    // Draining sends what is still in the buffers, which is no use while the server is away.
    await (this.up ? this.nc.drain() : this.nc.close()).catch(() => {});
  }

  private dial(): Promise<NatsConnection> {
    const { service, natsUrl, natsUser, natsPassword } = this.options;
    return connect({
      servers: natsUrl.split(',').map((url) => url.trim()),
      name: service,
      ...(natsUser ? { user: natsUser, pass: natsPassword } : {}),
      inboxPrefix: `_INBOX_${service}`,
      timeout: 3_000,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 250,
      reconnectJitter: 250,
      pingInterval: 5_000,
      maxPingOut: 2,
      ignoreAuthErrorAbort: true,
      noAsyncTraces: true,
    });
  }

  private async watch(nc: NatsConnection): Promise<void> {
    for await (const status of nc.status()) {
      if (status.type === 'disconnect') {
        this.setUp(false);
        this.logger.warn({ msg: 'connection to NATS lost', server: status.server });
      } else if (status.type === 'reconnect') {
        this.setUp(true);
        this.logger.log({ msg: 'connected to NATS again', server: status.server });
      } else if (status.type === 'error') {
        this.logger.error({ msg: 'NATS reports an error', err: status.error });
      }
    }
    this.setUp(false);
    if (!this.stopping.aborted) this.lifecycle?.fail(new Error('the connection to NATS closed for good'));
  }

  private setUp(up: boolean): void {
    this.up = up;
    if (up) for (const done of [...this.waiting]) done();
  }

  private async ping(): Promise<void> {
    if (!this.up) throw new Error('not connected');
    await this.connection.flush();
  }

  private unavailable(): AppError {
    return new AppError('UNAVAILABLE', 'This part of Waymark is not available right now. Please try again.', {
      retryAfter: 2,
      cause: new Error('not connected to NATS'),
    });
  }
}
