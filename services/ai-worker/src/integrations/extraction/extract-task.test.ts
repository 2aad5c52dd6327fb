import { describe, expect, it } from '@jest/globals';
import { makeDocx, makeZip } from '@waymark/storage/testing/make-zip';
import { tempFiles } from '../../testing/temp-files.ts';
import extract, { type ExtractInput } from './extract-task.ts';
import { makePdf } from './testing/make-pdf.ts';

describe('extracting text from an upload', () => {
  const fileOf = tempFiles();
  const read = async (bytes: Buffer | string, format: ExtractInput['format']) =>
    extract({ path: await fileOf(bytes), format, maxChars: 2_000_000 }, () => {});

  it('returns the paragraphs of a Word document', async () => {
    const docx = makeDocx(['I was nine & afraid.', 'Then we <left>.']);
    expect(await read(docx, 'docx')).toBe('I was nine & afraid.\n\nThen we <left>.');
  });

  it('returns running text of a PDF, with lines and hyphenated words joined', async () => {
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

  it('decodes text files by their own encoding', async () => {
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('schön\r\nwar es', 'utf16le')]);
    expect(await read(utf16, 'txt')).toBe('schön\nwar es');
    expect(await read(Buffer.from('d\xe9j\xe0 \x93vu\x94', 'latin1'), 'txt')).toBe('déjà “vu”');
    expect(await read('\ufeffschön', 'txt')).toBe('schön');
  });

  it('returns an empty text for a PDF without text', async () => {
    expect(await read(makePdf([{ lines: [] }]), 'pdf')).toBe('');
  });

  it.each<[string, Buffer, ExtractInput['format']]>([
    ['a broken PDF', Buffer.from('%PDF-1.7\n1 0 obj <<'), 'pdf'],
    ['a PDF cut off', makePdf([{ lines: ['text'] }]).subarray(0, 90), 'pdf'],
    ['a broken Word document', makeDocx(['text']).subarray(0, 200), 'docx'],
    ['a zip without a document', makeZip({ 'a.xml': 'x' }), 'docx'],
  ])('throws UnreadableFile for %s', async (_, bytes, format) => {
    await expect(read(bytes, format)).rejects.toMatchObject({
      name: 'UnreadableFile',
      message: expect.stringContaining('damaged'),
    });
  });

  it('refuses a Word document whose parts unpack to more than allowed together', async () => {
    const part = 'b'.repeat(20_000_000);
    const parts = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`word/p${i}.xml`, part]));
    await expect(read(makeZip(parts), 'docx')).rejects.toThrow('unpack');
  });
});
