import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { tempFiles } from '../../testing/temp-files.ts';
import cutTask from './cut-task.ts';
import measureTask from './measure-task.ts';
import { makeMp3, makeWav, recording } from './testing/recordings.ts';

const fileOf = tempFiles();
const ALL = { from: 0, to: null, maxBytes: null, unlessSeekable: false };

async function cut(bytes: Buffer, given: Partial<Parameters<typeof cutTask>[0]> = {}) {
  const path = await fileOf(bytes);
  const output = `${path}.cut`;
  const part = await cutTask({ ...ALL, path, output, ...given }, () => {});
  return part && { ...part, bytes: await readFile(output) };
}
const lengthOf = async (part: { bytes: Buffer; contentType: string }) =>
  measureTask({ path: await fileOf(part.bytes), contentType: part.contentType }, () => {});

describe('a cut of a recording', () => {
  it.each([
    ['growing.webm', 'audio/webm', 2.46],
    ['growing.mp4', 'audio/webm', 2.42],
  ] as const)('makes %s seekable', async (name, contentType, seconds) => {
    const part = await cut(await recording(name), { unlessSeekable: true });
    expect(part).toMatchObject({ contentType, next: null });
    expect(part?.seconds).toBeCloseTo(seconds, 1);
    const again = await cut(part!.bytes, { unlessSeekable: true });
    expect(again).toBeNull();
  });

  it('is not made of a file that is seekable', async () => {
    expect(await cut(makeWav(2), { unlessSeekable: true })).toBeNull();
  });

  it('contains the range that remains after trimming', async () => {
    const part = await cut(await recording('growing.webm'), { from: 0.5, to: 2 });
    expect(part?.seconds).toBeCloseTo(1.55, 1);
    expect(await lengthOf(part!)).toBeCloseTo(1.55, 1);
  });

  it('contains only the sound of a film', async () => {
    expect(await cut(await recording('clip.webm'))).toMatchObject({ contentType: 'audio/webm' });
  });

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a WebM', () => recording('growing.webm')],
    ['a WAV', () => makeWav(4)],
    ['an MP3', () => makeMp3(200)],
  ])('ends below the limit, and the next one continues there: %s', async (_what, make) => {
    const bytes = await make();
    const maxBytes = 2_048 + Math.ceil(bytes.length / 2);
    const whole = await cut(bytes);
    let seconds = 0;
    let parts = 0;
    for (let from: number | null = 0; from !== null; parts += 1) {
      const part: Awaited<ReturnType<typeof cut>> = await cut(bytes, { from, maxBytes });
      expect(part!.bytes.length).toBeLessThanOrEqual(maxBytes);
      expect(await lengthOf(part!)).toBeGreaterThan(0);
      seconds += part!.seconds;
      from = part!.next;
    }
    expect(parts).toBeGreaterThan(1);
    expect(seconds).toBeCloseTo(whole!.seconds, 1);
  });

  it('rejects for a file that is no recording', async () => {
    await expect(cut(Buffer.from('only words'))).rejects.toThrow();
  });
});
