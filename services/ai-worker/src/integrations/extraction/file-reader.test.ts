import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeDocx } from '@waymark/storage/testing/make-zip';
import { readingSandbox } from '../sandbox/reading-sandbox.ts';
import type { ExtractInput } from './extract-task.ts';
import { FileReader } from './file-reader.ts';
import { makePdf } from './testing/make-pdf.ts';

describe('the file reader', () => {
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
