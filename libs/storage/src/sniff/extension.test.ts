import { describe, expect, it } from '@jest/globals';
import { makeDocx } from '../testing/make-zip.ts';
import { bufferSource } from './byte-source.ts';
import { extensionOf, hasExtensionOf } from './extension.ts';
import { SNIFF_BYTES, sniff } from './sniff.ts';

const hex = (text: string) => Buffer.concat([Buffer.from(text.replace(/ /g, ''), 'hex'), Buffer.alloc(64)]);
const mp4 = (handler: string) =>
  Buffer.from(
    `\0\0\0\x14ftypisom\0\0\0\0isom\0\0\0\x28moov\0\0\0\x20hdlr\0\0\0\0\0\0\0\0${handler}${'\0'.repeat(12)}`,
    'latin1',
  );
const webm = (codec: string) =>
  Buffer.concat([
    hex('1a45dfa3 9f 4282 84 7765626d').subarray(0, 12),
    Buffer.from(`\x86${String.fromCharCode(0x80 + codec.length)}${codec}`, 'latin1'),
    Buffer.alloc(64),
  ]);

/** 128 kbit/s at 44.1 kHz. */
const frame = Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(413)]);

const FILES: Record<string, Buffer> = {
  text: Buffer.from('I learned to weld at night.'),
  pdf: Buffer.from('%PDF-1.7\n%âãÏÓ\n'),
  docx: makeDocx(['Words']),
  jpeg: hex('ffd8ffe0 0010 4a464946 0001'),
  png: hex('89504e47 0d0a1a0a 0000000d 49484452 00000001 00000001 08060000'),
  gif: Buffer.from('GIF89a\x01\0\x01\0\0\0\0\0', 'latin1'),
  webp: Buffer.from('RIFF\x40\0\0\0WEBPVP8 \0\0\0\0', 'latin1'),
  mp3: Buffer.concat([frame, frame]),
  wav: Buffer.from('RIFF\x40\0\0\0WAVEfmt \0\0\0\0', 'latin1'),
  webmSound: webm('A_OPUS'),
  mp4Sound: mp4('soun'),
  mp4Video: mp4('vide'),
};
/** Extensions that each content may have, of all below. */
const FITS: Record<keyof typeof FILES, string[]> = {
  text: ['txt'],
  pdf: ['pdf'],
  docx: ['docx'],
  jpeg: ['jpg', 'jpeg', 'jfif'],
  png: ['png'],
  gif: ['gif'],
  webp: ['webp'],
  mp3: ['mp3', 'webm'],
  wav: ['wav', 'webm'],
  webmSound: ['webm'],
  mp4Sound: ['webm', 'm4a', 'mp4'],
  mp4Video: ['webm', 'mp4', 'm4v'],
};
const EXTENSIONS = [
  ...['txt', 'pdf', 'doc', 'docx', 'jpg', 'jpeg', 'jfif', 'png', 'gif', 'webp', 'mp3', 'wav', 'ogg'],
  ...['webm', 'm4a', 'mp4', 'm4v', 'exe', 'html', 'svg', 'js', 'zip', 'bat', 'php'],
];

describe('the extension of an uploaded file', () => {
  it.each(Object.keys(FILES))('fits the content only where both agree: %s', async (content) => {
    const bytes = FILES[content]!;
    const sniffed = await sniff(bytes.subarray(0, SNIFF_BYTES), bufferSource(bytes));
    const fitting = EXTENSIONS.filter((extension) => hasExtensionOf(`My file.${extension}`, sniffed!));
    expect(fitting).toEqual(FITS[content]);
  });

  it.each([
    ['a.PDF', 'pdf'],
    ['story.txt.exe', 'exe'],
    ['story.exe ', 'exe'],
    ['no extension', null],
    ['.profile', null],
    ['Chapter 3. The end', null],
    ['x', null],
  ])('is read from the end of a name: %s', (name, extension) => {
    expect(extensionOf(name)).toBe(extension);
  });
});
