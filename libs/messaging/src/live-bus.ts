import type { NatsConnection } from '@nats-io/transport-node';
import { Injectable, Logger } from '@nestjs/common';
import { NatsLink } from './nats-link.ts';

type Listener = {
  subject: string;
  fn: (data: unknown, subject: string) => void;
  stop: (() => void) | undefined;
};

/** "Look again" signals to open pages: core NATS, at most once, nothing is kept. Never carries a fact. */
@Injectable()
export class LiveBus {
  private readonly logger = new Logger(LiveBus.name);
  private readonly link: NatsLink;
  private readonly listeners = new Set<Listener>();
  private nc: NatsConnection | undefined;

  constructor(link: NatsLink) {
    this.link = link;
  }

  /** Sends to whoever listens now; dropped silently while NATS is away. `subject` starts with `live.`. */
  publish(subject: `live.${string}`, data: unknown): void {
    if (!this.link.connected) return;
    this.link.connection.publish(subject, JSON.stringify(data ?? null));
  }

  /** Listens (wildcards allowed) until the returned function is called. May be called before NATS is there. */
  subscribe(subject: `live.${string}`, fn: (data: unknown, subject: string) => void): () => void {
    const listener: Listener = { subject, fn, stop: undefined };
    this.listeners.add(listener);
    if (this.nc) this.attach(listener, this.nc);
    return () => {
      this.listeners.delete(listener);
      listener.stop?.();
    };
  }

  /** Called once, when the connection is there. */
  start(nc: NatsConnection): void {
    this.nc = nc;
    for (const listener of this.listeners) this.attach(listener, nc);
  }

  private attach(listener: Listener, nc: NatsConnection): void {
    const sub = nc.subscribe(listener.subject, {
      callback: (error, message) => {
        try {
          if (error) throw error;
          listener.fn(message.json(), message.subject);
        } catch (err) {
          this.logger.warn({ msg: 'live signal not handled', subject: listener.subject, err });
        }
      },
    });
    listener.stop = () => sub.unsubscribe();
  }
}
