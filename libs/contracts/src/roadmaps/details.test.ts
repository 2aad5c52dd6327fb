import { describe, expect, it } from '@jest/globals';
import { MAX_TAGS, RoadmapDetails } from './details.ts';

const { tags } = RoadmapDetails.shape;
const messageOf = (value: unknown) => tags.safeParse(value).error?.issues[0]?.message;

describe('the tags of a roadmap', () => {
  it('are trimmed, with one space between words', () => {
    expect(tags.parse(['  first \n job ', '\u200bgrief\u3164'])).toEqual(['first job', 'grief']);
  });

  it.each(['ADHD', 'over 40', 'co-parenting', 'Überleben', 'घर से काम', '转行', 'الحزن', '40'])(
    'can be “%s”',
    (tag) => {
      expect(tags.parse([tag])).toEqual([tag]);
    },
  );

  it.each([
    ['', 'A tag is required'],
    [' \u200b ', 'A tag is required'],
    ['x', 'A tag must be at least 2 characters'],
    ['\u{20bb7}', 'A tag must be at least 2 characters'],
    ['x'.repeat(31), 'A tag must be at most 30 characters'],
    ['gr\u200bief', 'A tag can have letters, digits, spaces and hyphens'],
    ['gr\u3164ief', 'A tag can have letters, digits, spaces and hyphens'],
    ['grief\ufe0f', 'A tag can have letters, digits, spaces and hyphens'],
    ['#grief', 'A tag can have letters, digits, spaces and hyphens'],
    ['--', 'A tag can have letters, digits, spaces and hyphens'],
    ['🙂🙂', 'A tag can have letters, digits, spaces and hyphens'],
  ])('cannot be %j', (tag, message) => {
    expect(messageOf([tag])).toBe(message);
  });

  it('are at most five', () => {
    const many = Array.from({ length: MAX_TAGS + 1 }, (_, index) => `tag ${index}`);
    expect(tags.parse(many.slice(1))).toHaveLength(5);
    expect(messageOf(many)).toBe('A roadmap can have at most 5 tags');
  });

  it.each([
    ['Grief', 'grief'],
    ['café', 'CAFE'],
    ['first job', 'first  job'],
  ])('are not both “%s” and “%s”', (one, other) => {
    expect(messageOf([one, other])).toBe('Two tags are the same');
  });

  it.each(['grief', null, [1], [['grief']], { 0: 'grief' }])('are a list of texts, not %j', (value) => {
    expect(messageOf(value)).toBeDefined();
  });
});
