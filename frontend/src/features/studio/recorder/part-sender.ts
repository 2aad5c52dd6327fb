import type { StartRecordingBody, Trim } from '@waymark/contracts/roadmaps/recordings';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { ApiError, call } from '#lib/api.ts';

/** The interval of parts, and so the most that a lost browser can lose. */
const PART_SECONDS = 4;
/** The server's limit. */
const PART_BYTES = 1024 * 1024;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;

export interface Sent {
  /** What the server has stored. */
  savedSeconds: number;
  /** The server does not respond. */
  interrupted: boolean;
}

export const NOTHING_SENT: Sent = { savedSeconds: 0, interrupted: false };

interface Target extends StartRecordingBody {
  roadmapId: string;
}

/**
 * Sends a recording in parts while it grows. Parts are sent one after the other and repeated until they arrive; what
 * the server has of an earlier visit is not sent again.
 */
export class PartSender {
  private pending = new Blob([]);
  private pendingSeconds = 0;
  private sent: Sent = NOTHING_SENT;
  private nextPart = 0;
  private total = 0;
  /** What the server has is known. */
  private synchronized = false;
  private giveUp = false;
  private running: Promise<void> | null = null;
  private readonly closing = new AbortController();
  private wake = () => {};

  constructor(
    private readonly target: Target,
    private readonly onChange: (sent: Sent) => void,
  ) {}

  /** `seconds`: length of the recording up to the end of the chunk. */
  push(chunk: Blob, seconds: number): void {
    this.pending = new Blob([this.pending, chunk]);
    this.pendingSeconds = seconds;
    this.total += chunk.size;
    if (seconds - this.sent.savedSeconds >= PART_SECONDS) this.send();
  }

  /** Sends what is pending in the background. */
  send(): void {
    this.drain().catch(() => {});
  }

  /** Sends the rest and makes a source of it. Rejects at the first failure; it may be called again. */
  async finish(
    chosen: { name: string; trim: Trim | null; levels: number[] },
    signal: AbortSignal,
    onProgress: (fraction: number) => void,
  ): Promise<Source> {
    this.giveUp = true;
    const stopped = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
    );
    const progress = setInterval(() => onProgress(1 - this.pending.size / Math.max(1, this.total)), 200);
    try {
      this.wake();
      await Promise.race([this.drain(), stopped]);
      onProgress(1);
      const { id } = this.target;
      return await call('POST /api/recordings/{id}/finish', {
        params: { id },
        body: { ...chosen, parts: this.nextPart },
        signal,
      });
    } finally {
      clearInterval(progress);
      this.giveUp = false;
    }
  }

  /** Ends sending; what was sent stays. */
  close(): void {
    this.closing.abort(new Error('closed'));
    this.wake();
  }

  /** Deletes what was sent. The server deletes it after a week, if it is not reachable now. */
  discard(): void {
    this.close();
    call('DELETE /api/recordings/{id}', { params: { id: this.target.id } }).catch(() => {});
  }

  private drain(): Promise<void> {
    this.running ??= this.sendAll().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async sendAll(): Promise<void> {
    if (!this.synchronized) await this.synchronize();
    for (let conflicts = 0; this.pending.size > 0; ) {
      try {
        await this.sendPart();
      } catch (error) {
        const isConflict = error instanceof ApiError && error.status === 409;
        if (!isConflict || conflicts > 0) throw error;
        // A part that an earlier window sent has arrived late.
        conflicts += 1;
        await this.synchronize();
      }
    }
  }

  private async sendPart(): Promise<void> {
    const part = this.pending.slice(0, PART_BYTES);
    const { savedSeconds } = this.sent;
    const seconds = savedSeconds + ((this.pendingSeconds - savedSeconds) * part.size) / this.pending.size;
    const params = { id: this.target.id, number: this.nextPart };
    await this.repeat(() =>
      call('PUT /api/recordings/{id}/parts/{number}', {
        ...this.input,
        params,
        query: { seconds },
        bytes: part,
      }),
    );
    this.nextPart += 1;
    this.pending = this.pending.slice(part.size);
    this.report({ savedSeconds: seconds });
  }

  /** Starts the recording, or continues after what the server has of it. */
  private async synchronize(): Promise<void> {
    const { roadmapId, ...body } = this.target;
    const recording = await this.repeat(() =>
      call('POST /api/roadmaps/{id}/recordings', { ...this.input, params: { id: roadmapId }, body }),
    );
    this.synchronized = true;
    this.nextPart = recording.parts;
    const sent = this.total - this.pending.size;
    this.pending = recording.sourceId === null ? this.pending.slice(recording.bytes - sent) : new Blob([]);
    this.report({ savedSeconds: recording.seconds });
  }

  private get input() {
    return { signal: this.closing.signal };
  }

  private async repeat<T>(send: () => Promise<T>): Promise<T> {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        const result = await send();
        this.report({ interrupted: false });
        return result;
      } catch (error) {
        this.closing.signal.throwIfAborted();
        this.report({ interrupted: true });
        if (this.giveUp || !isTemporary(error)) throw error;
        await this.pause(pause);
        this.closing.signal.throwIfAborted();
      }
    }
  }

  /** Ends early when the device is online again. */
  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.wake(), ms);
      this.wake = () => {
        clearTimeout(timer);
        removeEventListener('online', this.wake);
        resolve();
      };
      addEventListener('online', this.wake);
    });
  }

  private report(change: Partial<Sent>): void {
    this.sent = { ...this.sent, ...change };
    this.onChange(this.sent);
  }
}

/** A login that has ended may be renewed in another window. */
const isTemporary = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status < 400 || error.status >= 500 || [401, 408, 429].includes(error.status));
