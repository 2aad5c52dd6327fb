import { describe, expect, it, jest } from '@jest/globals';
import { FakeUpload, fakeUploads } from '../testing/fake-upload.ts';
import { ConnectionLost, FileRefused, sendForm } from './send-form.ts';

fakeUploads();

function start() {
  const abort = new AbortController();
  const onProgress = jest.fn();
  const sent = sendForm({
    ...{ route: 'POST /api/upload', form: new FormData(), failure: 'Failed.' },
    ...{ onProgress, signal: abort.signal },
  });
  return { abort, sent, onProgress, request: FakeUpload.last };
}

describe('a form with a file', () => {
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

  it('rejects with ConnectionLost after 30 s without progress, and waits longer for the response', async () => {
    const stalled = start();
    jest.advanceTimersByTime(29_000);
    stalled.request.sent(40);
    jest.advanceTimersByTime(29_000);
    expect(stalled.request.abort).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_001);
    await expect(stalled.sent).rejects.toThrow(ConnectionLost);
    expect(stalled.onProgress).toHaveBeenCalledWith(0.4);

    const checking = start();
    checking.request.sent(100);
    jest.advanceTimersByTime(110_000);
    checking.request.end('onload', 201);
    await expect(checking.sent).resolves.toEqual({});
  });

  it('rejects with ConnectionLost when the network fails, not when the server rejects', async () => {
    const cut = start();
    cut.request.end('onerror');
    await expect(cut.sent).rejects.toThrow(ConnectionLost);
    const rejected = start();
    rejected.request.end('onload', 413);
    await expect(rejected.sent).rejects.toThrow(FileRefused);
    const busy = start();
    busy.request.end('onload', 503);
    await expect(busy.sent).rejects.not.toThrow(FileRefused);
  });
});
