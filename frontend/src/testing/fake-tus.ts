import { afterEach, beforeEach } from '@jest/globals';

/** A server of the tus protocol, as seen through XMLHttpRequest. */
export class FakeTus {
  static received = 0;
  static size = 0;
  static isOnline = true;
  static requests: FakeTus[] = [];
  static get last(): FakeTus {
    return FakeTus.requests.at(-1)!;
  }
  /** The pieces of the file, as they are sent. */
  static get pieces(): FakeTus[] {
    return FakeTus.requests.filter(({ method }) => method === 'PATCH');
  }
  readonly upload: { onprogress?: (event: object) => void } = {};
  readonly sentHeaders: Record<string, string> = {};
  method = '';
  url = '';
  status = 0;
  responseText = '';
  isAborted = false;
  onload = () => {};
  onerror = () => {};
  private headers: Record<string, string> = {};
  private body: Blob | null = null;

  open(method: string, url: string): void {
    this.method = method;
    this.url = url;
    FakeTus.requests.push(this);
  }
  setRequestHeader(name: string, value: string): void {
    this.sentHeaders[name.toLowerCase()] = value;
  }
  getResponseHeader(name: string): string | null {
    return this.headers[name.toLowerCase()] ?? null;
  }
  getAllResponseHeaders(): string {
    return '';
  }
  abort(): void {
    this.isAborted = true;
  }
  /** A piece waits for the test. */
  send(body: Blob | null): void {
    this.body = body;
    if (!FakeTus.isOnline) queueMicrotask(() => this.cut());
    else if (this.method === 'HEAD')
      queueMicrotask(() => this.respond(200, { 'upload-length': String(FakeTus.size) }));
  }

  /** Bytes of this piece have left. */
  progress(bytes: number): void {
    this.upload.onprogress?.({ lengthComputable: true, loaded: bytes, total: this.body!.size });
  }
  /** The piece has arrived, or only these bytes of it before the connection is lost. */
  arrive(bytes = this.body!.size): void {
    FakeTus.received += bytes;
    if (bytes < this.body!.size) this.cut();
    else this.respond(204);
  }
  cut(): void {
    if (!this.isAborted) this.onerror();
  }

  fail(status: number): void {
    this.respond(status);
  }

  private respond(status: number, headers: Record<string, string> = {}): void {
    if (this.isAborted) return;
    this.status = status;
    this.headers = { 'upload-offset': String(FakeTus.received), ...headers };
    this.onload();
  }
}

/** Replaces XMLHttpRequest in all tests of a file. */
export function fakeTus(): void {
  const Real = globalThis.XMLHttpRequest;
  beforeEach(() => {
    Object.assign(FakeTus, { received: 0, size: 0, isOnline: true, requests: [] });
    globalThis.XMLHttpRequest = FakeTus as unknown as typeof XMLHttpRequest;
  });
  afterEach(() => {
    globalThis.XMLHttpRequest = Real;
  });
}
