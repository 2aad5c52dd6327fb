import { errors, headers, type Msg, type MsgHdrs } from '@nats-io/transport-node';
import { Inject, Injectable } from '@nestjs/common';
import type { AnyRpc } from '@waymark/contracts/rpc';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import { context, type RequestContext } from '@waymark/platform/context';
import type { z } from 'zod';
import { readPrivateKey } from './caller-keys.ts';
import { CallerSigner } from './caller-token.ts';
import { localRpcs } from './local-rpcs.ts';
import { NatsLink } from './nats-link.ts';
import { MESSAGING_OPTIONS, type ResolvedOptions } from './options.ts';
import { bodyIn, fromWire, HEADERS, hashOf, type RpcBody, TOO_BIG, toBody } from './rpc-wire.ts';

const CALLER_TTL_MS = 60_000; // longer than any chain of calls
const MAX_LOCAL_BYTES = 1_048_576; // as NATS allows by default

/** How a caller reads a response. */
interface Reading<T> {
  remote: (reply: Msg, id: string) => T;
  local: (value: unknown) => T;
}

/** Uses the wire format of Nest's NATS transport, whose own client has no time-out. */
@Injectable()
export class RpcClient {
  private readonly signer: CallerSigner | undefined;
  /** Of this process. */
  private readonly id = newId();
  private sent = 0;

  constructor(
    private readonly link: NatsLink,
    @Inject(MESSAGING_OPTIONS) private readonly options: ResolvedOptions,
  ) {
    this.signer = options.callerPrivateKey
      ? new CallerSigner(readPrivateKey(options.callerPrivateKey))
      : undefined;
  }

  /** Never waits past the context's deadline. Throws the responder's AppError, UNAVAILABLE without responder, or TIMEOUT. */
  async call<R extends AnyRpc>(rpc: R, input: z.input<R['input']>): Promise<z.output<R['output']>> {
    const response = await this.send(rpc, input, {
      remote: (reply) => readReply(rpc, reply),
      local: (value) => copied(value, responseTooLarge),
    });
    return response as z.output<R['output']>;
  }

  /** Like `call`, with the response as its owner checked and wrote it; undefined when it returned nothing. */
  async callForBody<R extends AnyRpc>(rpc: R, input: z.input<R['input']>): Promise<RpcBody | undefined> {
    return this.send(rpc, input, {
      remote: (reply, id) => bodyIn(rpc, toBuffer(reply), id) ?? toBody(rpc, readReply(rpc, reply)),
      local: (value) => limited(toBody(rpc, value)),
    });
  }

  private async send<T>(rpc: AnyRpc, input: unknown, read: Reading<T>): Promise<T> {
    const current = context();
    const deadline = Math.min(Date.now() + rpc.timeoutMs, current?.deadline ?? Number.POSITIVE_INFINITY);
    const respond = localRpcs.find(rpc.subject, this.options.calls);
    if (respond) {
      const sent = this.headersFor(rpc, input, current, deadline);
      return callLocally(rpc, () => respond(copied(input, tooLarge), sent), deadline, read.local);
    }
    const nc = await this.link.ready(deadline - Date.now());
    const timeout = deadline - Date.now();
    if (timeout < 1) throw timedOut(rpc);
    const sent = this.headersFor(rpc, input, current, deadline);
    // A reply arrives in an inbox of its own; the format requires an id.
    const id = String(++this.sent);
    const payload = Buffer.from(JSON.stringify({ pattern: rpc.subject, data: input, id }));
    const limit = nc.info?.max_payload ?? Number.POSITIVE_INFINITY;
    if (payload.length > limit) throw tooLarge();
    const reply = await nc
      .request(rpc.subject, payload, { timeout, headers: sent })
      .catch((error: unknown) => {
        throw toAppError(rpc, error);
      });
    return read.remote(reply, id);
  }

  private headersFor(
    rpc: AnyRpc,
    input: unknown,
    current: RequestContext | undefined,
    deadline: number,
  ): MsgHdrs {
    const sent = headers();
    sent.set(HEADERS.requestId, current?.requestId ?? newId());
    sent.set(HEADERS.timeLeft, String(deadline - Date.now()));
    sent.set(HEADERS.sent, `${this.id} ${performance.now()}`);
    const token = this.tokenFor(current);
    if (token) sent.set(HEADERS.caller, token);
    const key = current && idempotencyKeyFor(rpc, input, current);
    if (key) sent.set(HEADERS.idempotencyKey, key);
    return sent;
  }

  private tokenFor(current: RequestContext | undefined): string | undefined {
    if (!current?.caller) return undefined;
    if (current.callerToken) return current.callerToken;
    return this.signer?.sign(current.caller, CALLER_TTL_MS);
  }
}

/** The first service gets the browser's key; further calls derive one each, stable for a retry. */
function idempotencyKeyFor(rpc: AnyRpc, input: unknown, current: RequestContext): string | undefined {
  if (!current.idempotencyKey || current.inputHash === undefined) return current.idempotencyKey;
  return hashOf([current.idempotencyKey, rpc.subject, input]);
}

/**
 * Calls a service of this process. Values are copied as JSON, so that neither side sees later changes of the other, and
 * what does not survive the wire does not survive here.
 */
async function callLocally<T>(
  rpc: AnyRpc,
  respond: () => Promise<unknown>,
  deadline: number,
  read: (value: unknown) => T,
): Promise<T> {
  const timeout = deadline - Date.now();
  if (timeout < 1) throw timedOut(rpc);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timedOut(rpc)), timeout);
  });
  try {
    return read(await Promise.race([respond(), late]));
  } catch (error) {
    throw error instanceof AppError ? error : fromWire(error, rpc.subject);
  } finally {
    clearTimeout(timer);
  }
}

function copied(value: unknown, excess: () => AppError): unknown {
  const text = JSON.stringify(value);
  if (text === undefined) return undefined;
  if (Buffer.byteLength(text) > MAX_LOCAL_BYTES) throw excess();
  return JSON.parse(text);
}

function limited(body: RpcBody | undefined): RpcBody | undefined {
  if (body && body.bytes.length > MAX_LOCAL_BYTES) throw responseTooLarge();
  return body;
}

const responseTooLarge = (): AppError => fromWire(TOO_BIG, 'a local RPC');

const tooLarge = (): AppError => new AppError('TOO_LARGE', 'That is too much at once.');

function readReply(rpc: AnyRpc, reply: Msg): unknown {
  const packet = reply.json<{ err?: unknown; response?: unknown }>();
  if (packet.err !== undefined && packet.err !== null) throw fromWire(packet.err, rpc.subject);
  return packet.response;
}

const toBuffer = ({ data }: Msg): Buffer => Buffer.from(data.buffer, data.byteOffset, data.byteLength);

function toAppError(rpc: AnyRpc, error: unknown): AppError {
  if (error instanceof errors.TimeoutError) return timedOut(rpc, error);
  return new AppError('UNAVAILABLE', 'This part of Waymark is not available right now. Please try again.', {
    retryAfter: 2,
    cause: new Error(`${rpc.subject} cannot be called`, { cause: error }),
  });
}

const timedOut = (rpc: AnyRpc, cause?: unknown): AppError =>
  new AppError('TIMEOUT', 'This took too long. Please try again.', {
    retryAfter: 2,
    cause: new Error(`${rpc.subject} did not respond in time`, { cause }),
  });
