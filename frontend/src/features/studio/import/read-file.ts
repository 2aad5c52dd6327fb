import { type Block, DAMAGED, UnreadableImport } from './blocks.ts';
import { type Outline, toOutline } from './outline.ts';

export const IMPORT_ACCEPT = '.docx,.md,.markdown,.txt,.pdf';
const MAX_BYTES = 50 * 1024 * 1024;
const NO_HEADINGS =
  'We found no headings in this file. Mark them as headings and choose it again, or add the file to a roadmap as your story.';

/** Reads a file on this device: nothing is sent. Errors: UnreadableImport. */
export async function readImport(file: File): Promise<Outline> {
  if (file.size > MAX_BYTES) throw new UnreadableImport('File size must be less than 50MB');
  const outline = toOutline(await blocksOf(file));
  if (!outline) throw new UnreadableImport(NO_HEADINGS);
  const name = file.name
    .replace(/\.[^.]*$/, '')
    .replace(/[_-]+/g, ' ')
    .trim()
    .slice(0, 120);
  return { ...outline, title: outline.title || name };
}

async function blocksOf(file: File): Promise<Block[]> {
  const extension = /\.([a-z]+)$/i.exec(file.name)?.[1]?.toLowerCase();
  switch (extension) {
    case 'md':
    case 'markdown':
    case 'txt':
      return (await import('./markdown.ts')).readMarkdown(await file.text());
    case 'docx':
      return (await import('./docx.ts')).readDocx(await file.arrayBuffer());
    case 'pdf':
      return (await import('./pdf.ts')).readPdf(await file.arrayBuffer());
    case 'doc':
      throw new UnreadableImport('This is an old Word file. Save it as .docx and choose it again.');
    default:
      throw new UnreadableImport(extension ? 'Choose a Word (.docx), Markdown or PDF file.' : DAMAGED);
  }
}
