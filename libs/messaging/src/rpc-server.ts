import { setImmediate as nextTick } from 'node:timers/promises';
import type { Msg, NatsConnection, Subscription } from '@nats-io/transport-node';
import { Logger } from '@nestjs/common';
import { ServerNats } from '@nestjs/microservices';
import type { AnyRpc } from '@waymark/contracts/rpc';
import { z } from 'zod';
import { settlesWithin } from './backoff.ts';
import { localRpcs } from './local-rpcs.ts';
import { packError, packResponse, type RpcResponder, TOO_BIG, type WireError } from './rpc-wire.ts';

const DRAIN_MS = 6_000; // longer than any time-out

const REFUSED: WireError = { code: 'VALIDATION', message: 'The request cannot be read.' };

const Request = z.object({ id: z.string(), data: z.unknown() });
type Request = z.infer<typeof Request>;

/** Unlike Nest's, awaits running handlers when it stops, and replies to unparsable requests and too large responses. */
export class RpcServer extends ServerNats {
  private readonly log = new Logger(RpcServer.name);
  private readonly nc: NatsConnection;
  private readonly queue: string;
  private readonly subs: Subscription[] = [];
  private readonly inFlight = new Set<Promise<unknown>>();
  private readonly rpcs = new Map<string, AnyRpc>();
  private readonly local = new Map<string, RpcResponder>();

  constructor(nc: NatsConnection, queue: string) {
    super({ queue });
    this.nc = nc;
    this.queue = queue;
  }

  /** Call before `listen`. */
  register(rpc: AnyRpc, handler: RpcResponder): void {
    const tracked: RpcResponder = (input, headers) => this.track(handler(input, headers));
    this.local.set(rpc.subject, tracked);
    this.rpcs.set(rpc.subject, rpc);
  }

  override async listen(callback: (error?: unknown) => void): Promise<void> {
    for (const [subject, rpc] of this.rpcs) {
      this.subs.push(
        this.nc.subscribe(subject, {
          queue: this.queue,
          callback: (error, message) => {
            if (error) this.log.error(error);
            else void this.handle(rpc, message);
          },
        }),
      );
    }
    // The process is ready once the server has the subscriptions.
    await this.nc.flush();
    for (const [subject, respond] of this.local) localRpcs.add(subject, respond);
    callback();
  }

  private async handle(rpc: AnyRpc, message: Msg): Promise<void> {
    const request = this.read(rpc, message);
    if (!request) {
      message.respond(packError(REFUSED, undefined));
      return;
    }
    const { id, data } = request;
    try {
      const response = await this.local.get(rpc.subject)!(data, message.headers);
      this.reply(message, id, packResponse(rpc, response, id));
    } catch (error) {
      this.reply(message, id, packError(error as WireError, id));
    }
  }

  private read(rpc: AnyRpc, message: Msg): Request | null {
    try {
      const parsed = Request.safeParse(message.json());
      if (parsed.success) return parsed.data;
    } catch {}
    this.log.warn({ msg: 'request cannot be read', subject: rpc.subject });
    return null;
  }

  private reply(message: Msg, id: string, bytes: Buffer): void {
    if (!message.reply || this.nc.isClosed()) return;
    const limit = this.nc.info?.max_payload ?? Number.POSITIVE_INFINITY;
    if (bytes.length <= limit) {
      message.respond(bytes);
      return;
    }
    this.log.error({ msg: 'response too large', bytes: bytes.length, limit });
    message.respond(packError(TOO_BIG, id));
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
