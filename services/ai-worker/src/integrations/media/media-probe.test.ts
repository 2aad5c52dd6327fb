import { beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import sharp from 'sharp';
import { tempFiles } from '../../testing/temp-files.ts';
import { readingSandbox } from '../sandbox/reading-sandbox.ts';
import { MediaProbe } from './media-probe.ts';
import { makeMp3 } from './testing/recordings.ts';

const fileOf = tempFiles();

describe('the media probe', () => {
  const { signal } = new AbortController();
  const probe = new MediaProbe(readingSandbox());
  beforeAll(() => Logger.overrideLogger(false));

  it('measures a recording in the sandbox', async () => {
    const path = await fileOf(makeMp3(100));
    expect(await probe.measure({ path, contentType: 'audio/mpeg' }, signal)).toBeCloseTo(2.6, 1);
  });

  it('cuts a recording in the sandbox, which writes nothing but the cut', async () => {
    const path = await fileOf(makeMp3(100));
    const output = `${path}.cut`;
    const range = { path, output, from: 1, to: null, maxBytes: null, unlessSeekable: false };
    expect(await probe.cut(range, signal)).toMatchObject({ contentType: 'audio/mpeg', next: null });
    const seconds = await probe.measure({ path: output, contentType: 'audio/mpeg' }, signal);
    expect(seconds).toBeCloseTo(1.6, 1);
  });

  it('converts a picture in the sandbox', async () => {
    const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#4a7' } })
      .png()
      .toBuffer();
    const shown = await probe.display(await fileOf(png), signal);
    expect(await sharp(shown).metadata()).toMatchObject({ format: 'webp', width: 30, height: 20 });
  });

  it('throws UnreadableFile with the reason of the task', async () => {
    await expect(probe.display(await fileOf('a picture of words'), signal)).rejects.toMatchObject({
      name: 'UnreadableFile',
      message: expect.stringContaining('damaged'),
    });
  });
});
