import type { DetailedError, Upload } from 'tus-js-client';
import { reportSessionLost } from '../../lib/api.ts';

/** Two parts of a multipart upload to S3. A cut connection costs at most what is under way of it. */
const CHUNK_BYTES = 16 * 1024 * 1024;
const SOON = [500, 1_000, 2_000, 4_000, 8_000, 15_000];
/** Then every half minute for hours: a person who left the page open expects it to go on. */
const RETRIES = [...SOON, ...Array.from({ length: 600 }, () => 30_000)];
/** A connection without progress for this long is treated as cut. */
const STALLED_MS = 30_000;

export interface TransferEvents {
  onProgress: (sent: number) => void;
  /** The connection is lost; it is tried again. */
  onCut: () => void;
  onDone: () => void;
  /** It cannot go on. `status`: 0 without a response. */
  onFailed: (status: number, message: string | null) => void;
}

/** Sends a file by the tus protocol, from where the server has it, through cut connections and restarts. */
export class ResumableTransfer {
  private upload: Upload | null = null;
  private isStopped = false;
  private watchdog: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly file: File,
    private readonly uploadUrl: string,
    private readonly events: TransferEvents,
  ) {}

  async start(): Promise<void> {
    this.isStopped = false;
    try {
      const { Upload } = await import('tus-js-client');
      if (this.isStopped) return;
      this.upload = this.create(Upload);
      addEventListener('online', this.restart);
      this.upload.start();
      this.watch();
    } catch {
      this.events.onFailed(0, null);
    }
  }

  /** Leaves what has arrived on the server. */
  stop(): void {
    this.isStopped = true;
    clearTimeout(this.watchdog);
    removeEventListener('online', this.restart);
    void this.upload?.abort();
  }

  private create(Upload: new (file: File, options: object) => Upload): Upload {
    return new Upload(this.file, {
      uploadUrl: this.uploadUrl,
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRIES,
      // The server finds the unfinished upload of the same file, also from another device.
      storeFingerprintForResuming: false,
      onProgress: (sent: number) => {
        this.watch();
        this.events.onProgress(sent);
      },
      onShouldRetry: (error: DetailedError) => {
        const retries = isTransient(statusOf(error));
        if (retries) this.events.onCut();
        this.watch();
        return retries;
      },
      onSuccess: () => {
        this.stop();
        this.events.onDone();
      },
      onError: (error: Error | DetailedError) => {
        this.stop();
        const status = statusOf(error);
        if (status === 401) reportSessionLost();
        this.events.onFailed(status, messageOf(error));
      },
    });
  }

  private readonly restart = (): void => {
    if (this.isStopped || !this.upload) return;
    // Else it would wait for the end of its delay, or of a connection that is gone.
    void this.upload.abort();
    this.upload.start();
    this.watch();
  };

  private watch(): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => {
      if (navigator.onLine) this.restart();
      this.events.onCut();
    }, STALLED_MS);
  }
}

const isTransient = (status: number): boolean =>
  [0, 408, 409, 423, 425, 429].includes(status) || status >= 500;

function statusOf(error: Error | DetailedError): number {
  return ('originalResponse' in error && error.originalResponse?.getStatus()) || 0;
}

function messageOf(error: Error | DetailedError): string | null {
  try {
    const text = ('originalResponse' in error && error.originalResponse?.getBody()) || '{}';
    const { message } = JSON.parse(text) as { message?: unknown };
    return typeof message === 'string' ? message : null;
  } catch {
    return null;
  }
}
