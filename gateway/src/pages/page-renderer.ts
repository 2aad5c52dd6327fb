import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { Logger } from '@nestjs/common';

/** The program that the build of the frontend makes; see `frontend/src/app/render.tsx`. */
export const PROGRAM = '.pages/render.mjs';

export interface PageRequest {
  /** Path and query. */
  url: string;
  /** Who it is comes later, in the browser, unless the page is the user's own. */
  hasSession: boolean;
  /** Rendered with the user's own data, of which the thread keeps nothing. */
  isOwn: boolean;
  language: string | null;
  /** The time zone of the browser; null if it is not known. */
  zone: string | null;
}

export interface RenderedPage {
  html: string;
  /** As JSON that is safe in a `<script>`. */
  data: string;
}

export interface ApiResponse {
  status: number;
  link: string | null;
  body: string;
}

export type ToThread =
  | { kind: 'page'; number: number; request: PageRequest }
  | { kind: 'response'; call: number; response: ApiResponse };
export type FromThread =
  | { kind: 'call'; number: number; call: number; path: string }
  | { kind: 'page'; number: number; page: RenderedPage }
  | { kind: 'fault'; number: number; error: string };

/** Reads the API: as a guest, or as the user of a page of their own. */
export type ReadApi = (path: string) => Promise<ApiResponse>;

interface Job {
  read: ReadApi;
  finish: (page: RenderedPage | null) => void;
}

/** `.ts` when run from source. */
const THREAD = new URL(`./render-thread${extname(import.meta.url)}`, import.meta.url);
/** Afterwards the page is sent without its content, which the browser then renders. */
const WITHIN_MS = 1_000;
const MOST_AT_ONCE = 40;
/** A thread that started this long ago and is late so often in a row is replaced. */
const STUCK_MS = 10_000;
const STUCK_AFTER = 5;
/** Idle time after which the thread, some 50 MB, is ended. */
const IDLE_MS = 10 * 60_000;

/** Renders public pages in a worker thread, so that the event loop is never blocked. Never throws. */
export class PageRenderer {
  private readonly logger = new Logger(PageRenderer.name);
  private readonly jobs = new Map<number, Job>();
  private thread: Worker | undefined;
  private idle: NodeJS.Timeout | undefined;
  private count = 0;
  private startedAt = 0;
  private lateInRow = 0;

  /** `dir`: of the built frontend. */
  constructor(private readonly dir: string) {}

  /** null if the page cannot be rendered in time. */
  async render(request: PageRequest, read: ReadApi): Promise<RenderedPage | null> {
    if (this.jobs.size >= MOST_AT_ONCE || !(await this.isBuilt())) return null;
    this.count += 1;
    const number = this.count;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.late(number), WITHIN_MS).unref();
      const finish = (page: RenderedPage | null) => {
        clearTimeout(timer);
        this.jobs.delete(number);
        if (this.jobs.size === 0) this.idle = setTimeout(() => void this.stop(), IDLE_MS).unref();
        resolve(page);
      };
      clearTimeout(this.idle);
      this.jobs.set(number, { read, finish });
      this.send({ kind: 'page', number, request });
    });
  }

  async stop(): Promise<void> {
    const { thread } = this;
    this.thread = undefined;
    clearTimeout(this.idle);
    for (const { finish } of this.jobs.values()) finish(null);
    clearTimeout(this.idle);
    await thread?.terminate();
  }

  private isBuilt(): Promise<boolean> {
    if (this.thread) return Promise.resolve(true);
    return stat(join(this.dir, PROGRAM)).then(
      () => true,
      () => false,
    );
  }

  private send(message: ToThread): void {
    this.thread ??= this.start();
    this.thread.postMessage(message);
  }

  private start(): Worker {
    const thread = new Worker(THREAD, {
      name: 'pages',
      env: { NODE_ENV: 'production' },
      workerData: pathToFileURL(join(this.dir, PROGRAM)).href,
      resourceLimits: { maxOldGenerationSizeMb: 192 },
    });
    thread.unref();
    this.startedAt = Date.now();
    this.lateInRow = 0;
    thread.on('message', (message: FromThread) => void this.receive(message));
    thread.on('error', (error) => this.failed(thread, error));
    thread.on('exit', () => this.failed(thread, null));
    return thread;
  }

  private async receive(message: FromThread): Promise<void> {
    if (message.kind !== 'call') this.lateInRow = 0;
    const job = this.jobs.get(message.number);
    if (message.kind === 'page') return job?.finish(message.page);
    if (message.kind === 'fault') {
      this.logger.warn({ msg: 'a page is sent without its content', why: message.error });
      return job?.finish(null);
    }
    const response = await (job?.read(message.path) ?? Promise.reject(new Error('too late'))).catch(() => ({
      status: 503,
      link: null,
      body: '',
    }));
    this.thread?.postMessage({ kind: 'response', call: message.call, response } satisfies ToThread);
  }

  private late(number: number): void {
    this.jobs.get(number)?.finish(null);
    this.lateInRow += 1;
    if (this.lateInRow >= STUCK_AFTER && Date.now() - this.startedAt > STUCK_MS) void this.stop();
  }

  private failed(thread: Worker, error: Error | null): void {
    if (this.thread !== thread) return;
    if (error) this.logger.warn({ msg: 'the thread that renders pages failed', err: error });
    void this.stop();
  }
}
