import type { NatsConnection } from '@nats-io/transport-node';
import { Injectable, Logger } from '@nestjs/common';
import type { EventEnvelope } from '@waymark/contracts/events';
import { signalSubject } from '@waymark/contracts/live';
import { NatsLink } from './nats-link.ts';

type Listener = {
  subject: string;
  fn: (data: unknown, subject: string) => void;
  stop: (() => void) | undefined;
};

/** Signals that make open pages refetch: core NATS, at most once, not stored. They carry no data of record. */
@Injectable()
export class LiveBus {
  private readonly logger = new Logger(LiveBus.name);
  private readonly listeners = new Set<Listener>();
  private nc: NatsConnection | undefined;

  constructor(private readonly link: NatsLink) {}

  /** Dropped while NATS is unavailable. `subject` starts with `live.`. */
  publish(subject: `live.${string}`, data: unknown): void {
    if (!this.link.connected) return;
    this.link.connection.publish(subject, JSON.stringify(data ?? null));
  }

  /** Publishes a change to the open pages of its audience. Dropped while NATS is unavailable. */
  signal(change: EventEnvelope): void {
    if (!this.link.connected) return;
    this.link.connection.publish(signalSubject(change.type), JSON.stringify(change));
  }

  /** Wildcards are allowed. Returns the function that unsubscribes. Works before NATS is connected. */
  subscribe(subject: `live.${string}`, fn: (data: unknown, subject: string) => void): () => void {
    const listener: Listener = { subject, fn, stop: undefined };
    this.listeners.add(listener);
    if (this.nc) this.attach(listener, this.nc);
    return () => {
      this.listeners.delete(listener);
      listener.stop?.();
    };
  }

  /** Called once, when connected. */
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
