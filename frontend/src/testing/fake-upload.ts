import { afterEach, beforeEach, jest } from '@jest/globals';

/** An XMLHttpRequest whose course the test decides. */
export class FakeUpload {
  static all: FakeUpload[] = [];
  static get last(): FakeUpload {
    return FakeUpload.all.at(-1)!;
  }
  readonly upload: { onprogress?: (event: object) => void } = {};
  readonly headers: Record<string, string> = {};
  form = new FormData();
  status = 0;
  responseText = '';
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  onloadend = () => {};
  readonly abort = jest.fn(() => this.end('onabort'));

  constructor() {
    FakeUpload.all.push(this);
  }

  open(): void {}
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(form: FormData): void {
    this.form = form;
  }

  sent(percent: number): void {
    this.upload.onprogress?.({ lengthComputable: true, loaded: percent, total: 100 });
  }

  end(how: 'onload' | 'onerror' | 'onabort', status = 0, body: object = {}): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this[how]();
    this.onloadend();
  }
}

/** Replaces XMLHttpRequest in all tests of a file. */
export function fakeUploads(): void {
  const Real = globalThis.XMLHttpRequest;
  // jsdom has none.
  Blob.prototype.arrayBuffer ??= async () => new ArrayBuffer(0);
  beforeEach(() => {
    FakeUpload.all = [];
    globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
  });
  afterEach(() => {
    globalThis.XMLHttpRequest = Real;
  });
}
