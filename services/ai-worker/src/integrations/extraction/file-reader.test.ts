import { describe, expect, it } from '@jest/globals';
import { makeDocx } from '@waymark/storage/testing/make-zip';
import { tempFiles } from '../../testing/temp-files.ts';
import { readingSandbox } from '../sandbox/reading-sandbox.ts';
import type { ExtractInput } from './extract-task.ts';
import { FileReader } from './file-reader.ts';
import { makePdf } from './testing/make-pdf.ts';

describe('the file reader', () => {
  const fileOf = tempFiles();
  const reader = new FileReader(readingSandbox());

  const read = async (bytes: Buffer | string, format: ExtractInput['format']) =>
    reader.read({ path: await fileOf(bytes), format, maxChars: 2_000_000 });

  it('extracts a Word document and a PDF in the sandbox', async () => {
    expect(await read(makeDocx(['I was nine & afraid.']), 'docx')).toBe('I was nine & afraid.');
    expect(await read(makePdf([{ lines: ['Then we left.'] }]), 'pdf')).toBe('Then we left.');
  });

  it('throws UnreadableFile with the reason of the task', async () => {
    await expect(read(makeDocx(['text']).subarray(0, 200), 'docx')).rejects.toMatchObject({
      name: 'UnreadableFile',
      message: expect.stringContaining('damaged'),
    });
  });
});
