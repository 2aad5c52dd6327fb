import type { Readable } from 'node:stream';
import { AppError } from '@waymark/kernel/app-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HeldBodies } from './held-bodies.ts';
import { addressKey } from './rate-limits.ts';

/** Less than RESPOND_WITHIN_MS, so that the connection of a slow sender is closed. */
const SMALL_BODY_WITHIN_MS = 7_000;
/** 40 kB a second. */
const SLOWEST_BYTES_PER_MS = 40;
const FIRST_BYTES = 4_096;

declare module 'fastify' {
  interface FastifyRequest {
    /** Its body in memory, until the response has been sent. */
    heldBody?: HeldBody;
  }
}

/** Gets each part as it arrives and throws to reject the body. */
export interface BodyCheck {
  append(chunk: Buffer): void;
}

/** Prepares `readBody`. Register it before any route. */
export function trackBodies(instance: FastifyInstance, held = new HeldBodies()): void {
  instance.addHook('preParsing', (request, reply, _payload, done) => {
    if (!hasBody(request)) return done();
    const body = new HeldBody(request.routeOptions.bodyLimit, (bytes) => {
      const address = addressKey(request.ip);
      if (bytes > 0) held.add(address, bytes);
      else held.remove(address, -bytes);
    });
    request.heldBody = body;
    reply.raw.once('close', () => body.release());
    done();
  });
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/**
 * The whole body within the route's limit. Throws TOO_LARGE, TOO_MANY when its address sends too much at once, and SLOW_REQUEST when
 * the body is slower than 40 kB/s; small ones have 7 s.
 */
export async function readBody(
  request: FastifyRequest,
  payload: Readable,
  check?: BodyCheck,
): Promise<Buffer> {
  const { heldBody: body, headers } = request;
  if (!body) return Buffer.alloc(0);
  if (Number(headers['content-length']) > body.limit) throw tooLarge();
  return readInto(body, payload, {
    check,
    withinMs: SMALL_BODY_WITHIN_MS + body.limit / SLOWEST_BYTES_PER_MS,
  });
}

/** Reads `payload` to its end; a failure releases what has been read. */
export function readInto(
  body: HeldBody,
  payload: Readable,
  { withinMs, check }: { withinMs: number; check?: BodyCheck | undefined },
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const stop = (settle: () => void) => {
      clearTimeout(timer);
      payload.off('data', onData).off('end', onEnd).off('error', onError).off('close', onClose);
      settle();
    };
    const fail = (error: unknown) => {
      body.release();
      stop(() => reject(error));
    };
    const onData = (chunk: Buffer) => {
      try {
        check?.append(chunk);
        body.append(chunk);
      } catch (error) {
        fail(error);
      }
    };
    const onEnd = () => stop(() => resolve(body.take()));
    const onError = () => fail(cutOff());
    const onClose = () => fail(cutOff());
    const timer = setTimeout(() => fail(tooSlow()), withinMs);
    payload.on('data', onData).on('end', onEnd).on('error', onError).on('close', onClose);
  });
}

/** A growing body. One buffer: a body of single bytes would otherwise take a hundred times its size. */
export class HeldBody {
  private buffer = Buffer.alloc(0);
  private length = 0;
  private counted = 0;
  private isReleased = false;

  /** `count` gets the bytes that it takes and, negative, gives back; it may throw. */
  constructor(
    readonly limit: number,
    private readonly count: (bytes: number) => void,
  ) {}

  append(chunk: Buffer): void {
    if (this.isReleased) throw cutOff();
    const length = this.length + chunk.length;
    if (length > this.limit) throw tooLarge();
    if (length > this.buffer.length) this.grow(length);
    chunk.copy(this.buffer, this.length);
    this.length = length;
  }

  /** Returns the bytes. They count until `release`, since what is parsed from them takes as much. */
  take(): Buffer {
    const taken = this.buffer.subarray(0, this.length);
    this.buffer = Buffer.alloc(0);
    return taken;
  }

  release(): void {
    this.isReleased = true;
    this.buffer = Buffer.alloc(0);
    if (this.counted > 0) this.count(-this.counted);
    this.counted = 0;
  }

  private grow(needed: number): void {
    const size = Math.min(this.limit, Math.max(needed, 2 * this.buffer.length, FIRST_BYTES));
    this.count(size - this.counted);
    this.counted = size;
    const grown = Buffer.allocUnsafeSlow(size);
    this.buffer.copy(grown, 0, 0, this.length);
    this.buffer = grown;
  }
}

const tooLarge = (): AppError => new AppError('TOO_LARGE', 'The request is too large.');
const cutOff = (): AppError => new AppError('VALIDATION', 'The request ended too early.');
const tooSlow = (): AppError =>
  new AppError('SLOW_REQUEST', 'The request took too long to arrive. Please try again.');
