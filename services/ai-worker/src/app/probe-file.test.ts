import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { FilePurpose } from '@waymark/contracts/community/file-options';
import { AppError } from '@waymark/kernel/app-error';
import { FakeResults, aJob as job, memoryStorage } from '../testing/fakes.ts';
import { withoutWaiting } from '../testing/without-waiting.ts';
import { FileProbe, Files, type ProbeStart } from './ports.ts';
import { ProbeFile } from './probe-file.ts';
import { UnreadableFile } from './unreadable-file.ts';

class FakeFiles extends Files {
  start: ProbeStart = { next: 'skip' };

  async beginProbe(): Promise<ProbeStart> {
    return this.start;
  }
}

const picture = new Uint8Array([1, 2, 3]);
class FakeFileProbe extends FileProbe {
  failure: Error | null = null;

  async seconds(): Promise<number> {
    if (this.failure) throw this.failure;
    return 61.5;
  }

  async pdf(): Promise<{ pageCount: number; picture: Uint8Array }> {
    return { pageCount: 12, picture };
  }

  async thumbnail(): Promise<Uint8Array> {
    return picture;
  }

  async picture(): Promise<Uint8Array> {
    return new Uint8Array([1, 2, 3, 4]);
  }

  async archive(): Promise<void> {
    if (this.failure) throw this.failure;
  }
}

beforeAll(() => Logger.overrideLogger(false));

describe('the probe of a file', () => {
  let files: FakeFiles;
  let results: FakeResults;
  let probe: FakeFileProbe;
  let storage: ReturnType<typeof memoryStorage>;
  const run = (given = {}) =>
    withoutWaiting(() => new ProbeFile(files, results, probe, storage).execute('f', job(given)));
  const begin = (type: string, size = 5, purpose: FilePurpose = 'material') => {
    files.start = {
      ...{ next: 'probe', key: 'files/f/x', type, size, purpose },
      ...{ frameKey: 'files/f/frame', thumbnailKey: 'files/f/thumbnail' },
    };
  };
  const thumbnail = () => storage.head('files/f/thumbnail');

  beforeEach(async () => {
    files = new FakeFiles();
    results = new FakeResults();
    probe = new FakeFileProbe();
    storage = memoryStorage();
    await storage.put('files/f/x', 'bytes', { contentType: 'application/octet-stream' });
  });

  it('refuses a document that unpacks to too much', async () => {
    begin('application/vnd.openxmlformats-officedocument.wordprocessingml.document');
    probe.failure = new UnreadableFile('too much');
    await run();
    expect(results.probes).toEqual([{ outcome: 'refused', fileId: 'f', reason: 'too much' }]);
  });

  it('measures a video, and makes its thumbnail of the frame that the browser sent', async () => {
    begin('video/mp4');
    await storage.put('files/f/frame', 'jpeg', { contentType: 'application/octet-stream' });
    await run();
    expect(results.probes).toEqual([
      { outcome: 'ready', fileId: 'f', durationSeconds: 61.5, pageCount: null, hasThumbnail: true },
    ]);
    expect(await thumbnail()).toEqual({ size: 3, contentType: 'image/webp' });
  });

  it('finishes a video without a frame, without a thumbnail', async () => {
    begin('video/mp4');
    await run();
    expect(results.probes).toMatchObject([{ outcome: 'ready', hasThumbnail: false }]);
    expect(await thumbnail()).toBeNull();
  });

  it('counts the pages of a PDF, and shows its first', async () => {
    begin('application/pdf');
    await run();
    expect(results.probes).toMatchObject([{ pageCount: 12, durationSeconds: null, hasThumbnail: true }]);
  });

  it('keeps a picture of a message large enough to read it', async () => {
    begin('image/jpeg', 5, 'message');
    await run();
    expect(await thumbnail()).toEqual({ size: 4, contentType: 'image/webp' });
    begin('image/jpeg', 5, 'thumbnail');
    await run();
    expect(await thumbnail()).toEqual({ size: 3, contentType: 'image/webp' });
  });

  it('has nothing to measure in captions', async () => {
    begin('text/vtt');
    await run();
    expect(results.probes).toMatchObject([{ outcome: 'ready', durationSeconds: null, hasThumbnail: false }]);
  });

  it('refuses a file that cannot be read, or is gone, with a reason', async () => {
    begin('audio/mpeg');
    probe.failure = new UnreadableFile('It is damaged.');
    await run();
    await storage.delete('files/f/x');
    await run();
    expect(results.probes).toMatchObject([
      { outcome: 'refused', reason: 'It is damaged.' },
      { outcome: 'refused', reason: expect.stringContaining('no longer exists') },
    ]);
  });

  it('is retried after a failure of its own, and refuses the file after the last attempt', async () => {
    begin('audio/mpeg');
    probe.failure = new AppError('INTERNAL', 'No.');
    await expect(run()).rejects.toThrow('No.');
    await run({ lastAttempt: true });
    expect(results.probes).toMatchObject([{ outcome: 'refused' }]);
  });

  it('skips a file that was probed before or removed', async () => {
    await run();
    expect(results.probes).toEqual([]);
  });
});
