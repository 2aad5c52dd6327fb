import { setImmediate as nextTick } from 'node:timers/promises';
import type { MsgHdrs, NatsConnection, Subscription } from '@nats-io/transport-node';
import { Logger } from '@nestjs/common';
import { type NatsContext, ServerNats } from '@nestjs/microservices';
import { from } from 'rxjs';
import { settlesWithin } from './backoff.ts';
import { localRpcs } from './local-rpcs.ts';
import { type RpcResponder, TOO_BIG, type WireError } from './rpc-wire.ts';

const DRAIN_MS = 6_000; // longer than any time-out

const REFUSED: WireError = { code: 'VALIDATION', message: 'The request cannot be read.' };

type Incoming = { reply?: string; respond(data: string): boolean; data: Uint8Array };
type Packet = { err?: unknown; response?: unknown; isDisposed?: boolean };

/** Unlike Nest's, awaits running handlers when it stops, and replies to unparsable requests and too large responses. */
export class RpcServer extends ServerNats {
  private readonly log = new Logger(RpcServer.name);
  private readonly nc: NatsConnection;
  private readonly queue: string;
  private readonly subs: Subscription[] = [];
  private readonly inFlight = new Set<Promise<unknown>>();
  private readonly local = new Map<string, RpcResponder>();

  constructor(nc: NatsConnection, queue: string) {
    super({ queue });
    this.nc = nc;
    this.queue = queue;
  }

  /** Call before `listen`. */
  register(subject: string, handler: RpcResponder): void {
    const tracked: RpcResponder = (input, headers) => this.track(handler(input, headers));
    this.local.set(subject, tracked);
    // An observable, because Nest's server replies with its errors but only logs those of a promise.
    this.addHandler(subject, async (input: unknown, ctx: NatsContext) =>
      from(tracked(input, ctx.getHeaders() as MsgHdrs | undefined)),
    );
  }

  override async listen(callback: (error?: unknown) => void): Promise<void> {
    for (const subject of this.messageHandlers.keys()) {
      const handle = this.getMessageHandler(subject);
      this.subs.push(
        this.nc.subscribe(subject, {
          queue: this.queue,
          callback: (error, message) => void handle(error, message),
        }),
      );
    }
    // The process is ready once the server has the subscriptions.
    await this.nc.flush();
    for (const [subject, respond] of this.local) localRpcs.add(subject, respond);
    callback();
  }

  override async handleMessage(channel: string, message: Incoming): Promise<void> {
    try {
      await super.handleMessage(channel, message);
    } catch (error) {
      this.log.warn({ msg: 'request cannot be read', subject: channel, err: error });
      if (message.reply) message.respond(JSON.stringify({ err: REFUSED, isDisposed: true }));
    }
  }

  override getPublisher(message: Incoming, id: string, _ctx: NatsContext): (packet: Packet) => unknown {
    const limit = this.nc.info?.max_payload ?? Number.POSITIVE_INFINITY;
    return (packet) => {
      if (!message.reply || this.nc.isClosed()) return;
      const text = JSON.stringify({ ...packet, id });
      if (Buffer.byteLength(text) <= limit) return message.respond(text);
      this.log.error({ msg: 'response too large', bytes: Buffer.byteLength(text), limit });
      return message.respond(JSON.stringify({ err: TOO_BIG, isDisposed: true, id }));
    };
  }

  /** Stops taking requests and waits for running ones; the connection stays open. */
  override async close(): Promise<void> {
    for (const [subject, respond] of this.local) localRpcs.remove(subject, respond);
    await Promise.allSettled(this.subs.map((sub) => sub.drain()));
    await settlesWithin(this.handled(), DRAIN_MS);
    // Replies are published on a later tick.
    await nextTick();
  }

  private track(running: Promise<unknown>): Promise<unknown> {
    const settled = running.then(
      () => {},
      () => {},
    );
    this.inFlight.add(settled);
    void settled.then(() => this.inFlight.delete(settled));
    return running;
  }

  private async handled(): Promise<void> {
    while (this.inFlight.size > 0) await Promise.allSettled([...this.inFlight]);
  }
}
