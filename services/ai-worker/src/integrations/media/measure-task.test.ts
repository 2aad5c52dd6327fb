import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { tempFiles } from '../../testing/temp-files.ts';
import measureTask from './measure-task.ts';
import { makeMp3, makeWav, recording } from './testing/recordings.ts';

const fileOf = tempFiles();

const blank = (width: number, height: number) => ({
  width,
  height,
  channels: 3 as const,
  background: '#4a7',
});

describe('the length of a recording', () => {
  const measure = async (bytes: Buffer | string, contentType: string) =>
    measureTask({ path: await fileOf(bytes), contentType }, () => {});

  it.each([
    ['voice.webm', 'audio/webm', 2.46],
    ['growing.webm', 'audio/webm', 2.46],
    ['clip.webm', 'video/webm', 1.5],
    ['voice.mp4', 'audio/mp4', 2.421],
    ['growing.mp4', 'audio/mp4', 2.421],
  ] as const)('is that of the last frame in %s as a browser records it', async (name, type, seconds) => {
    expect(await measure(await recording(name), type)).toBe(seconds);
  });

  it('is read from a WAV and counted from the frames of an MP3', async () => {
    expect(await measure(makeWav(1.5), 'audio/wav')).toBe(1.5);
    const mp3 = await measure(makeMp3(100), 'audio/mpeg');
    expect(Math.abs((mp3 ?? 0) - 2.61)).toBeLessThan(0.06);
  });

  it('is that of the remaining part of a truncated recording', async () => {
    const whole = await recording('growing.webm');
    const half = await measure(whole.subarray(0, 1_000), 'audio/webm');
    expect(half).toBeGreaterThan(0.3);
    expect(half).toBeLessThan(2.3);
  });

  it.each<[string, string, () => Promise<Buffer | string> | Buffer | string]>([
    ['an empty file', 'audio/webm', () => ''],
    ['an empty file', 'audio/mpeg', () => ''],
    ['an empty file', 'video/mp4', () => ''],
    ['words', 'audio/ogg', () => 'not a sound at all, only words in a file'],
    [
      'a picture',
      'audio/webm',
      () =>
        sharp({ create: blank(4, 4) })
          .png()
          .toBuffer(),
    ],
    ['a webm without a block', 'audio/webm', async () => (await recording('growing.webm')).subarray(0, 150)],
    [
      'an mp4 whose index is missing',
      'video/mp4',
      async () => (await recording('voice.mp4')).subarray(0, 40),
    ],
    ['zeros', 'video/mp4', () => Buffer.alloc(5_000)],
    ['a loop of boxes', 'video/mp4', () => Buffer.from('00000008moov'.repeat(50))],
  ])('is null for %s (%s)', async (_, type, bytes) => {
    expect(await measure(await bytes(), type)).toBeNull();
  });
});
