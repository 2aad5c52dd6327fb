import { connect, type NatsConnection } from '@nats-io/transport-node';
import { Inject, Injectable, Logger, type OnApplicationShutdown, Optional } from '@nestjs/common';
import { AppError } from '@waymark/kernel/app-error';
import { HealthRegistry } from '@waymark/platform/health';
import { ServiceLifecycle } from '@waymark/platform/lifecycle';
import { backoff, pause } from './backoff.ts';
import { MESSAGING_OPTIONS, type ResolvedOptions } from './options.ts';

const RECONNECT_WAIT_MS = 2_000; // for a lost connection, before a request fails

/** The process's NATS connection: waits for the server at boot and reconnects without limit. */
@Injectable()
export class NatsLink implements OnApplicationShutdown {
  private readonly logger = new Logger(NatsLink.name);
  private readonly shutdown = new AbortController();
  private readonly waiting = new Set<() => void>();
  private readonly reconnectListeners: (() => void)[] = [];
  private nc: NatsConnection | undefined;
  private isUp = false;

  constructor(
    @Inject(MESSAGING_OPTIONS) private readonly options: ResolvedOptions,
    @Optional() @Inject(HealthRegistry) health?: HealthRegistry,
    @Optional() @Inject(ServiceLifecycle) private readonly lifecycle?: ServiceLifecycle,
  ) {
    health?.register('nats', () => this.ping());
  }

  get connected(): boolean {
    return this.isUp;
  }

  get stopping(): AbortSignal {
    return this.lifecycle
      ? AbortSignal.any([this.lifecycle.stopping, this.shutdown.signal])
      : this.shutdown.signal;
  }

  /** Also while reconnecting; throws UNAVAILABLE before the first connection. */
  get connection(): NatsConnection {
    if (!this.nc || this.nc.isClosed()) throw this.unavailable();
    return this.nc;
  }

  /** Connects, retrying until the process stops. */
  async open(): Promise<void> {
    for (let attempt = 0; !this.nc; attempt++) {
      try {
        this.nc = await this.dial();
      } catch (error) {
        this.logger.warn({ msg: 'NATS is unavailable, retrying', attempt, err: error });
        await pause(backoff(attempt), this.stopping);
        if (this.stopping.aborted) throw new Error('stopped while waiting for NATS');
      }
    }
    this.setConnected(true);
    void this.watch(this.nc);
  }

  /** Calls `listener` when a lost connection is back: messages may have been missed. */
  onReconnect(listener: () => void): void {
    this.reconnectListeners.push(listener);
  }

  /** Waits for a lost connection; throws UNAVAILABLE after 2 s (or `withinMs`). */
  async ready(withinMs = RECONNECT_WAIT_MS): Promise<NatsConnection> {
    const nc = this.connection;
    if (this.isUp) return nc;
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, Math.min(withinMs, RECONNECT_WAIT_MS));
      this.waiting.add(done);
    });
    if (!this.isUp) throw this.unavailable();
    return nc;
  }

  async onApplicationShutdown(): Promise<void> {
    this.shutdown.abort();
    if (!this.nc || this.nc.isClosed()) return;
    // Draining sends buffered messages, which requires the server.
    await (this.isUp ? this.nc.drain() : this.nc.close()).catch(() => {});
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
        this.setConnected(false);
        this.logger.warn({ msg: 'connection to NATS lost', server: status.server });
      } else if (status.type === 'reconnect') {
        this.setConnected(true);
        this.logger.log({ msg: 'connected to NATS again', server: status.server });
        for (const listener of this.reconnectListeners) listener();
      } else if (status.type === 'error') {
        this.logger.error({ msg: 'NATS reports an error', err: status.error });
      }
    }
    this.setConnected(false);
    if (!this.stopping.aborted) this.lifecycle?.fail(new Error('the connection to NATS closed permanently'));
  }

  private setConnected(up: boolean): void {
    this.isUp = up;
    if (up) for (const done of [...this.waiting]) done();
  }

  private async ping(): Promise<void> {
    if (!this.isUp) throw new Error('not connected');
    await this.connection.flush();
  }

  private unavailable(): AppError {
    return new AppError('UNAVAILABLE', 'This part of Waymark is not available right now. Please try again.', {
      retryAfter: 2,
      cause: new Error('not connected to NATS'),
    });
  }
}
