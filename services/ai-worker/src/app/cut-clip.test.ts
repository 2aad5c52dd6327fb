import { writeFile } from 'node:fs/promises';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { FakeResults, FakeRoadmaps, aJob as job, memoryStorage } from '../testing/fakes.ts';
import { withoutWaiting } from '../testing/without-waiting.ts';
import { CutClip } from './cut-clip.ts';
import { type AudioCut, type CutRange, MediaReader } from './ports.ts';

/** A second per byte. `cut` null: nothing can be cut. */
class FakeMedia extends MediaReader {
  readonly ranges: CutRange[] = [];
  result: AudioCut | null = { contentType: 'audio/webm', seconds: 5, next: null };
  whenCut = (): void => {};

  async cut(range: CutRange): Promise<AudioCut | null> {
    this.ranges.push(range);
    this.whenCut();
    if (this.result) await writeFile(range.output, 'voice');
    return this.result;
  }

  async measure(): Promise<null> {
    return null;
  }

  async display(): Promise<Uint8Array> {
    return Buffer.from('');
  }
}

beforeAll(() => Logger.overrideLogger(false));

const TEXT = 'Before it. I rested for a month. After it.';
const TO_CUT = { next: 'cut', from: 'r.play', to: 'r.clip-1', start: 4.7, end: 9.3 } as const;

describe('a clip', () => {
  let roadmaps: FakeRoadmaps;
  let results: FakeResults;
  let media: FakeMedia;
  let storage: ReturnType<typeof memoryStorage>;
  const cut = (given = {}) =>
    withoutWaiting(() => new CutClip(roadmaps, results, media, storage).execute('clip', job(given)));

  beforeEach(async () => {
    [roadmaps, results, media, storage] = [
      new FakeRoadmaps(),
      new FakeResults(),
      new FakeMedia(),
      memoryStorage(),
    ];
    roadmaps.clip = { ...TO_CUT, text: { key: 'r.txt', start: 11, end: 33 } };
    await storage.put('r.play', 'the whole recording', { contentType: 'audio/webm' });
    await storage.put('r.txt', TEXT, { contentType: 'text/plain' });
  });

  it('is stored as an object of its own, with the words that are said in it', async () => {
    await cut();
    expect(media.ranges).toMatchObject([{ from: 4.7, to: 9.3 }]);
    const { body } = await storage.get('r.clip-1');
    expect(Buffer.concat(await body.toArray()).toString()).toBe('voice');
    const words = 'I rested for a month.';
    const result = { outcome: 'cut', clipId: 'clip', contentType: 'audio/webm', seconds: 5, words };
    expect(results.clips).toEqual([result]);
  });

  it('is deleted when it may not be played any more', async () => {
    media.whenCut = () => {
      roadmaps.clip = { next: 'skip' };
    };
    await cut();
    expect(results.clips).toEqual([]);
    await expect(storage.get('r.clip-1')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('fails for a recording that has no sound or is missing', async () => {
    media.result = null;
    await cut();
    await storage.delete('r.play');
    await cut();
    expect(results.clips).toEqual(Array(2).fill({ outcome: 'failed', clipId: 'clip' }));
  });

  it('is tried again after any other failure, until the last attempt', async () => {
    media.whenCut = () => {
      throw new Error('killed');
    };
    await expect(cut()).rejects.toThrow('killed');
    expect(results.clips).toEqual([]);
    await cut({ lastAttempt: true });
    expect(results.clips).toEqual([{ outcome: 'failed', clipId: 'clip' }]);
  });
});
