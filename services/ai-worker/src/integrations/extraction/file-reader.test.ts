import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeDocx, makeZip } from '@waymark/storage/testing/make-zip';
import { readingSandbox } from '../sandbox/reading-sandbox.ts';
import type { ExtractInput } from './extract-task.ts';
import { FileReader } from './file-reader.ts';
import { makePdf } from './testing/make-pdf.ts';

const words = (count: number) => Array.from({ length: count }, (_, i) => `word${i % 977}`).join(' ');

describe('reading files of strangers', () => {
  let folder: string;
  const reader = new FileReader(readingSandbox());
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'waymark-read-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const read = async (bytes: Buffer | string, format: ExtractInput['format']) => {
    const path = join(folder, 'file');
    await writeFile(path, bytes);
    return reader.read({ path, format, maxChars: 2_000_000 });
  };

  it('takes the paragraphs out of a Word document', async () => {
    const docx = makeDocx(['I was nine & afraid.', 'Then we <left>.']);
    expect(await read(docx, 'docx')).toBe('I was nine & afraid.\n\nThen we <left>.');
  });

  it('takes running text out of a PDF, joining lines and hyphenated words', async () => {
    const pdf = makePdf([
      {
        lines: [
          'I had learned by experi-',
          'ence (mostly bad) that',
          'talk is cheap.',
          '',
          'So I began to',
          '12',
        ],
      },
      { lines: ['write every night.'] },
    ]);
    expect(await read(pdf, 'pdf')).toBe(
      'I had learned by experience (mostly bad) that talk is cheap.\n\nSo I began to write every night.',
    );
  });

  it('reads text files in their own encoding', async () => {
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('schön\r\nwar es', 'utf16le')]);
    expect(await read(utf16, 'txt')).toBe('schön\nwar es');
    expect(await read(Buffer.from('d\xe9j\xe0 \x93vu\x94', 'latin1'), 'txt')).toBe('déjà “vu”');
    expect(await read('\ufeffschön', 'txt')).toBe('schön');
  });

  it('finds no text in a PDF without any', async () => {
    expect(await read(makePdf([{ lines: [] }]), 'pdf')).toBe('');
  });

  it.each<[string, Buffer, ExtractInput['format']]>([
    ['a broken PDF', Buffer.from('%PDF-1.7\n1 0 obj <<'), 'pdf'],
    ['a PDF cut off', makePdf([{ lines: ['text'] }]).subarray(0, 90), 'pdf'],
    ['a broken Word document', makeDocx(['text']).subarray(0, 200), 'docx'],
    ['a zip without a document', makeZip({ 'a.xml': 'x' }), 'docx'],
  ])('says that %s is damaged', async (_, bytes, format) => {
    await expect(read(bytes, format)).rejects.toMatchObject({
      name: 'UnreadableFile',
      message: expect.stringContaining('damaged'),
    });
  });

  it('refuses a Word document that unpacks to gigabytes, long before it is unpacked', async () => {
    const bomb = makeDocx(['a'.repeat(400_000_000)]);
    expect(bomb.length).toBeLessThan(1_000_000);
    const started = Date.now();
    await expect(read(bomb, 'docx')).rejects.toMatchObject({
      name: 'UnreadableFile',
      message: expect.stringContaining('unpack'),
    });
    expect(Date.now() - started).toBeLessThan(10_000);
  }, 30_000);

  it('refuses one that spreads its gigabytes over many parts, or lies about them', async () => {
    const part = 'b'.repeat(20_000_000);
    const parts = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`word/p${i}.xml`, part]));
    await expect(read(makeZip(parts), 'docx')).rejects.toThrow('unpack');
  }, 30_000);

  it('survives a document whose markup is far larger than its text', async () => {
    const docx = makeZip({
      ...emptyDocx(),
      'word/document.xml': `<w:document>${'<w:p/>'.repeat(6_000_000)}</w:document>`,
    });
    await expect(read(docx, 'docx')).rejects.toMatchObject({ name: 'UnreadableFile' });
  }, 60_000);

  it('reads 200 000 words from each format', async () => {
    const text = words(200_000);
    const lines = text.match(/(?:\S+ ?){1,12}/g) ?? [];
    const pages = Array.from({ length: Math.ceil(lines.length / 50) }, (_, i) => ({
      lines: lines.slice(i * 50, i * 50 + 50),
    }));
    const times: Record<string, number> = {};
    for (const [format, bytes] of [
      ['txt', text],
      ['docx', makeDocx(text.match(/(?:\S+ ?){1,100}/g) ?? [])],
      ['pdf', makePdf(pages)],
    ] as const) {
      const started = Date.now();
      const got = await read(bytes, format);
      times[format] = Date.now() - started;
      expect(got.split(/\s+/).length).toBe(200_000);
    }
    console.info('milliseconds for 200 000 words', times);
  }, 90_000);
});

const emptyDocx = () => ({ '[Content_Types].xml': '<Types/>', '_rels/.rels': '<Relationships/>' });
