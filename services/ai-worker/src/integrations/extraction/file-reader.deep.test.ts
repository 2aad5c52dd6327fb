import { describe, expect, it } from '@jest/globals';
import { makeDocx, makeZip } from '@waymark/storage/testing/make-zip';
import { tempFiles } from '../../testing/temp-files.ts';
import { readingSandbox } from '../sandbox/reading-sandbox.ts';
import type { ExtractInput } from './extract-task.ts';
import { FileReader } from './file-reader.ts';
import { makePdf } from './testing/make-pdf.ts';

const words = (count: number) => Array.from({ length: count }, (_, i) => `word${i % 977}`).join(' ');

describe('the file reader with large files', () => {
  const fileOf = tempFiles();
  const reader = new FileReader(readingSandbox());

  const read = async (bytes: Buffer | string, format: ExtractInput['format']) =>
    reader.read({ path: await fileOf(bytes), format, maxChars: 2_000_000 });

  it('refuses a Word document that unpacks to 400 MB', async () => {
    const bomb = makeDocx(['a'.repeat(400_000_000)]);
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(read(bomb, 'docx')).rejects.toMatchObject({
      name: 'UnreadableFile',
      message: expect.stringContaining('unpack'),
    });
  }, 30_000);

  it('refuses a Word document of six million empty paragraphs', async () => {
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
    for (const [format, bytes] of [
      ['txt', text],
      ['docx', makeDocx(text.match(/(?:\S+ ?){1,100}/g) ?? [])],
      ['pdf', makePdf(pages)],
    ] as const) {
      const got = await read(bytes, format);
      expect(got.split(/\s+/).length).toBe(200_000);
    }
  }, 90_000);
});

const emptyDocx = () => ({ '[Content_Types].xml': '<Types/>', '_rels/.rels': '<Relationships/>' });
