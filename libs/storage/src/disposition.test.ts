import { describe, expect, it } from '@jest/globals';
import { contentDisposition } from './disposition.ts';

describe('Content-Disposition', () => {
  it('keeps a plain name and is attachment or inline', () => {
    expect(contentDisposition('story.pdf')).toBe(
      `attachment; filename="story.pdf"; filename*=UTF-8''story.pdf`,
    );
    expect(contentDisposition('a.png', true)).toMatch(/^inline; /);
    expect(contentDisposition(undefined)).toBe('attachment');
  });

  it.each([
    'a"b\r\nset-cookie: x=y',
    '\ud800.txt',
    "it's (mine)*.txt",
    '100%.txt',
    'Mein Weg – für dich.docx',
  ])('escapes the name %j', (name) => {
    const header = contentDisposition(name);
    expect(header).toMatch(/^attachment; filename="[^"\\%]*"; filename\*=UTF-8''[\w.~%-]*$/);
    expect(() => new Headers({ 'content-disposition': header })).not.toThrow();
  });
});
