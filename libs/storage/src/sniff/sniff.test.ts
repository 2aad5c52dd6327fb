import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { makeDocx, makeZip } from '../testing/make-zip.ts';
import { bufferSource } from './byte-source.ts';
import { SNIFF_BYTES, sniff } from './sniff.ts';

const whole = (bytes: Buffer) => sniff(bytes.subarray(0, SNIFF_BYTES), bufferSource(bytes));
const hex = (text: string, pad = 64) =>
  Buffer.concat([Buffer.from(text.replace(/ /g, ''), 'hex'), Buffer.alloc(pad)]);
const verdict = async (bytes: Buffer) => {
  const found = await whole(bytes);
  return found && `${found.type} ${found.extension} ${found.kind}`;
};

function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}
const ftyp = (brand: string) => box('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}`, 'latin1'));
const hdlr = (handler: string) =>
  box('trak', box('hdlr', Buffer.alloc(8), Buffer.from(handler), Buffer.alloc(12)));
const webm = (codec: string) =>
  Buffer.concat([
    Buffer.from('1a45dfa3 87 4282 84'.replace(/ /g, ''), 'hex'),
    Buffer.from('webm'),
    Buffer.from('18538067 01ffffffffffffff 1654ae6b 90 ae 8e 83 81 01 86'.replace(/ /g, ''), 'hex'),
    Buffer.from([0x80 + codec.length]),
    Buffer.from(codec),
    Buffer.alloc(40),
  ]);

/** An OLE file with the given stream names in a directory after `sectors` sectors of content. */
function ole(names: string[], sectors: number): Buffer {
  const file = Buffer.alloc(512 * (sectors + 6), 1);
  file.fill(0, 0, 512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(sectors, 48);
  const block = Math.floor(sectors / 128);
  for (let i = 0; i <= block; i += 1) file.writeUInt32LE(sectors + 2 + i, 76 + i * 4);
  const table = 512 * (sectors + 3 + block);
  file.writeUInt32LE(sectors + 1, table + (sectors % 128) * 4);
  file.writeUInt32LE(0xfffffffe, table + ((sectors + 1) % 128) * 4);
  names.forEach((name, i) => {
    Buffer.from(`${name}\0`, 'utf16le').copy(file, 512 * (sectors + 1) + 128 * i);
  });
  return file;
}

/** MPEG 1 layer III, 128 kbit/s, 44.1 kHz, no ID3 tag. */
const mp3 = () => {
  const frame = Buffer.alloc(417);
  Buffer.from('fffb9000', 'hex').copy(frame);
  return Buffer.concat([frame, frame, frame]);
};

describe('the type of a file by its content', () => {
  const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document docx document';
  it.each<[string, Buffer, string]>([
    ['pdf', Buffer.from('%PDF-1.7\n1 0 obj'), 'application/pdf pdf document'],
    ['jpeg', hex('ffd8ffe0 0010 4a464946 0001'), 'image/jpeg jpg image'],
    ['png', hex('89504e470d0a1a0a 0000000d 49484452 00000001 00000001 08060000 00'), 'image/png png image'],
    ['gif', Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(20)]), 'image/gif gif image'],
    ['webp', Buffer.from('RIFF\x24\0\0\0WEBPVP8 \0\0\0\0\0\0\0\0', 'latin1'), 'image/webp webp image'],
    ['wav', Buffer.from('RIFF\x24\0\0\0WAVEfmt \x10\0\0\0', 'latin1'), 'audio/wav wav audio'],
    [
      'mp3 with a tag',
      Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'), mp3()]),
      'audio/mpeg mp3 audio',
    ],
    ['mp3 without a tag', mp3(), 'audio/mpeg mp3 audio'],
    [
      'mp4 film',
      Buffer.concat([ftyp('isom'), box('moov', hdlr('vide'), hdlr('soun'))]),
      'video/mp4 mp4 video',
    ],
    [
      'speech recorded by Safari',
      Buffer.concat([ftyp('iso5'), box('moov', hdlr('soun'))]),
      'audio/mp4 m4a audio',
    ],
    [
      'mp4 whose index is at the end',
      Buffer.concat([ftyp('isom'), box('mdat', Buffer.alloc(99_999)), box('moov', hdlr('soun'))]),
      'audio/mp4 m4a audio',
    ],
    ['m4a', Buffer.concat([ftyp('M4A '), Buffer.alloc(20)]), 'audio/mp4 m4a audio'],
    ['webm sound', webm('A_OPUS'), 'audio/webm webm audio'],
    [
      'webm sound in which the bytes of a picture track turn up',
      Buffer.concat([webm('A_OPUS'), Buffer.from('8685565f6101', 'hex'), Buffer.alloc(40)]),
      'audio/webm webm audio',
    ],
    ['webm film', webm('V_VP9'), 'video/webm webm video'],
    ['docx', makeDocx(['My story']), docx],
    ['docx with a long first part', makeDocx(['My story'], randomBytes(50_000)), docx],
    ['old Word', ole(['Root Entry', '1Table', 'WordDocument'], 2), 'application/msword doc document'],
    [
      'long old Word',
      ole(['Root Entry', 'A', 'B', 'C', 'WordDocument'], 300),
      'application/msword doc document',
    ],
  ])('is found for %s', async (_, bytes, wanted) => {
    expect(await verdict(bytes)).toBe(wanted);
  });

  it('is found for Ogg sound', async () => {
    const ogg = Buffer.concat([
      Buffer.from('OggS'),
      Buffer.alloc(24),
      Buffer.from('OpusHead'),
      Buffer.alloc(40),
    ]);
    expect(await verdict(ogg)).toBe('audio/ogg ogg audio');
  });

  it.each<[string, Buffer]>([
    ['English', Buffer.from('I was nine when we left.')],
    ['UTF-8 cut inside a letter', Buffer.from('Ich wollte schön').subarray(0, 14)],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('My story', 'utf16le')])],
    ['Windows-1252', Buffer.from('Ma vie \xe9tait belle, d\xe9j\xe0', 'latin1')],
    ['words that happen to be a signature', Buffer.from('BM was the first car I drove. MZ was the next.')],
    ['words that happen to be another', Buffer.from('solid ground was what I wanted')],
    ['a story that mentions markup', Buffer.from('I wrote <b>bold</b> pages.')],
  ])('is plain text for %s', async (_, bytes) => {
    expect(await verdict(bytes)).toBe('text/plain txt text');
  });

  it.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['only spaces', Buffer.from('   \n\n  ')],
    ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['svg behind a declaration', Buffer.from('\ufeff<?xml version="1.0"?><svg/>')],
    ['html', Buffer.from('\n  <!DOCTYPE html><html>')],
    ['html in UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('<html><script>', 'utf16le')])],
    ['html behind a comment', Buffer.from('<!-- a story --><script>')],
    ['a script tag', Buffer.from('<script>alert(1)</script>')],
    ['text with NULs', Buffer.from('My story\0\0\0 goes on')],
    ['a zip that is no document', makeZip({ 'a.txt': 'x' })],
    ['a spreadsheet', makeZip({ '[Content_Types].xml': 'x', 'xl/workbook.xml': 'x' })],
    [
      'a Word document with macros',
      makeZip({ '[Content_Types].xml': 'x', 'word/document.xml': 'x', 'word/vbaProject.bin': 'x' }),
    ],
    ['a docx cut off', makeDocx(['My story']).subarray(0, 300)],
    ['an old spreadsheet', ole(['Root Entry', 'Workbook'], 2)],
    ['a program', Buffer.concat([Buffer.from('7f454c4602010100', 'hex'), Buffer.alloc(100)])],
    [
      'matroska',
      Buffer.concat([Buffer.from('1a45dfa38b428288', 'hex'), Buffer.from('matroska'), Buffer.alloc(40)]),
    ],
    ['rtf', Buffer.from('{\\rtf1\\ansi My story}')],
    [
      'one stray MPEG sync word',
      Buffer.concat([Buffer.from('fffb9000', 'hex'), randomBytes(416), Buffer.alloc(600)]),
    ],
    ['noise', Buffer.concat([Buffer.from([0]), randomBytes(5_000)])],
    ['a signature of two bytes and nothing else', Buffer.from([0, 1])],
  ])('is unknown for %s', async (_, bytes) => {
    expect(await verdict(bytes)).toBeNull();
  });

  it('never throws for the beginning of a signature', async () => {
    const starts = [
      '504b0304',
      'd0cf11e0a1b11ae1',
      '1a45dfa3',
      'fffb90',
      '424d00',
      '4d5a00',
      '1f8b08',
      'ffd8ff',
      '00000018667479',
    ];
    for (const text of starts) {
      for (let end = 1; end <= text.length / 2; end += 1)
        await sniff(Buffer.from(text, 'hex').subarray(0, end));
    }
  });

  it('never throws for random bytes', async () => {
    const starts = [
      'PK\x03\x04',
      '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
      '\x1a\x45\xdf\xa3',
      '\0\0\0\x18ftypisom',
      '%PDF',
      '',
    ];
    for (let i = 0; i < 300; i += 1) {
      const head = Buffer.from(starts[i % starts.length] ?? '', 'latin1');
      await whole(Buffer.concat([head, randomBytes(i * 7)]));
    }
  });
});
