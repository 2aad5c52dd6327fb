import { describe, expect, it } from '@jest/globals';
import { rejectionOf } from '@waymark/testing/rejection';
import { selectNamed } from './named-uploads.ts';

const upload = (id: string, originalName: string, fileType: string) => ({
  ...{ id, originalName, fileType, filename: `stored-${id}` },
});
const uploads = [
  upload('a', 'story.pdf', 'application/pdf'),
  upload('b', 'me.jpg', 'image/jpeg'),
  upload('c', 'me.jpg', 'image/png'),
];
const select = (...named: [filename: string, type: string][]) =>
  selectNamed(
    uploads,
    named.map(([filename, type]) => ({ filename, type })),
  );

describe('selectNamed', () => {
  it.each([
    ['the given name', ['story.pdf', 'application/pdf'], ['a']],
    ['the stored name', ['stored-b', 'image/jpeg'], ['b']],
    ['a kind of files', ['me.jpg', 'Image'], ['b', 'c']],
    ['a type among equal names', ['me.jpg', 'image/png'], ['c']],
  ] as [string, [string, string], string[]][])('finds an upload by %s', (_by, named, ids) => {
    expect(select(named)).toEqual(ids);
  });

  it('returns an upload that is named twice once', () => {
    expect(select(['story.pdf', 'application/pdf'], ['stored-a', 'application'])).toEqual(['a']);
  });

  it('rejects each unknown name and each wrong type at its path', async () => {
    const attempt = async () => select(['story.pdf', 'image'], ['me.jpg', 'image'], ['x.pdf', 'image']);
    expect(await rejectionOf(attempt())).toMatchObject({
      code: 'VALIDATION',
      issues: [
        { path: ['artifacts', 0, 'type'], message: 'The type of “story.pdf” is application/pdf.' },
        { path: ['artifacts', 2, 'filename'], message: 'This roadmap has no upload “x.pdf”.' },
      ],
    });
  });
});
