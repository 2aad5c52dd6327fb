import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { sendFile } from './upload-file.ts';

const RealRequest = globalThis.XMLHttpRequest;
afterEach(() => {
  globalThis.XMLHttpRequest = RealRequest;
});

/** An XMLHttpRequest that the test ends. */
class FakeRequest {
  static last: FakeRequest;
  readonly upload = {};
  status = 0;
  responseText = '';
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  onloadend = () => {};
  readonly abort = jest.fn(() => this.end('onabort'));

  constructor() {
    FakeRequest.last = this;
  }

  open(): void {}
  send(): void {}

  end(how: 'onload' | 'onerror' | 'onabort', status = 0): void {
    this.status = status;
    this.responseText = '{}';
    this[how]();
    this.onloadend();
  }
}

function start() {
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  const abort = new AbortController();
  const file = new File(['words'], 'story.txt');
  const sent = sendFile('r1', file, { onProgress: () => {}, signal: abort.signal });
  return { abort, sent, request: FakeRequest.last };
}

describe('an upload', () => {
  it('is aborted by its signal and rejects with the signal’s reason', async () => {
    const { abort, sent, request } = start();
    abort.abort(new Error('cancelled'));
    await expect(sent).rejects.toThrow('cancelled');
    expect(request.abort).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['onload', 201],
    ['onload', 413],
    ['onerror', 0],
  ] as const)('ignores its signal after %s with status %i', async (how, status) => {
    const { abort, sent, request } = start();
    request.end(how, status);
    await sent.catch(() => {});
    abort.abort();
    expect(request.abort).not.toHaveBeenCalled();
  });
});
