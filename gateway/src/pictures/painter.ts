import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AppError } from '@waymark/kernel/app-error';
import type { PictureFacts } from './facts.ts';

export interface ToDraw {
  number: number;
  facts: PictureFacts;
}
export type Drawn = { number: number } & ({ png: Uint8Array; error?: undefined } | { error: string });

interface Waiting extends ToDraw {
  resolve(png: Buffer): void;
  reject(error: Error): void;
}

/** `.ts` when run from source. */
const THREAD = new URL(`./picture-thread${extname(import.meta.url)}`, import.meta.url);
const MOST_WAITING = 20;
/** A picture takes some 250 ms; the first one also loads the fonts. */
const DRAW_WITHIN_MS = 15_000;
/** Idle time after which the thread, some 100 MB, is ended. */
const IDLE_MS = 60_000;

/** Draws in a worker thread, one picture at a time. */
export class Painter {
  private readonly waiting: Waiting[] = [];
  private current: Waiting | undefined;
  private thread: Worker | undefined;
  private timer: NodeJS.Timeout | undefined;
  private count = 0;

  constructor(private readonly withinMs = DRAW_WITHIN_MS) {}

  /** The picture as PNG. Error: UNAVAILABLE when too many wait, or the thread fails or takes too long. */
  paint(facts: PictureFacts): Promise<Buffer> {
    if (this.waiting.length >= MOST_WAITING) return Promise.reject(unavailable('too many pictures wait'));
    return new Promise((resolve, reject) => {
      this.count += 1;
      this.waiting.push({ number: this.count, facts, resolve, reject });
      this.next();
    });
  }

  /** Ends the thread and rejects waiting pictures. */
  async stop(): Promise<void> {
    for (const one of this.waiting.splice(0)) one.reject(unavailable('the gateway stops'));
    await this.drop('the gateway stops');
  }

  private next(): void {
    if (this.current) return;
    this.current = this.waiting.shift();
    clearTimeout(this.timer);
    if (!this.current) {
      this.timer = setTimeout(() => void this.drop('nobody needs it'), IDLE_MS).unref();
      return;
    }
    const { number, facts } = this.current;
    this.timer = setTimeout(() => void this.drop('it took too long'), this.withinMs).unref();
    this.running().postMessage({ number, facts } satisfies ToDraw);
  }

  private running(): Worker {
    if (this.thread) return this.thread;
    const thread = new Worker(THREAD, {
      name: 'pictures',
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    thread.unref();
    thread.on('message', (drawn: Drawn) => this.done(drawn));
    thread.on('error', (error) => {
      if (this.thread === thread) void this.drop(String(error));
    });
    this.thread = thread;
    return thread;
  }

  private done(drawn: Drawn): void {
    const { current } = this;
    if (drawn.number !== current?.number) return;
    this.current = undefined;
    if (drawn.error === undefined) current.resolve(Buffer.from(drawn.png));
    else current.reject(unavailable(drawn.error));
    this.next();
  }

  /** Ends the thread: the current picture fails, waiting ones get a new thread. */
  private async drop(why: string): Promise<void> {
    const { thread, current } = this;
    clearTimeout(this.timer);
    this.thread = undefined;
    this.current = undefined;
    current?.reject(unavailable(why));
    if (this.waiting.length > 0) this.next();
    await thread?.terminate();
  }
}

const unavailable = (why: string): AppError =>
  new AppError('UNAVAILABLE', 'This picture cannot be drawn right now. Please try again.', {
    retryAfter: 5,
    cause: new Error(`no picture: ${why}`),
  });
