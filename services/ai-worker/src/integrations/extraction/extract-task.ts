import { readFile } from 'node:fs/promises';
import type { Task } from '@waymark/platform/sandbox/sandbox';
import { normaliseText } from '../../app/normalise-text.ts';
import { readDocx } from './docx.ts';
import { readPdf } from './pdf.ts';
import { decodeText } from './plain-text.ts';

export interface ExtractInput {
  path: string;
  format: 'pdf' | 'docx' | 'txt';
  maxChars: number;
}

/** Runs in the sandbox; returns normalised text. Errors: UnreadableFile. */
const extract: Task<ExtractInput, string> = async ({ path, format, maxChars }) => {
  const bytes = await readFile(path);
  if (format === 'pdf') return normaliseText(await readPdf(bytes, maxChars));
  if (format === 'docx') return normaliseText(await readDocx(bytes));
  return normaliseText(decodeText(bytes));
};
export default extract;
