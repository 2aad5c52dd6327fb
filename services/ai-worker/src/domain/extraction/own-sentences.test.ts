import { describe, expect, it } from '@jest/globals';
import { ownSentences } from './own-sentences.ts';

const STORY = [
  'How I left the bottle',
  '',
  'I drank for eleven years. My brother took the keys one evening and I let him.',
  '',
  'I told my sister the whole truth on the phone, and she came the next morning. I went to a meeting every day for ninety days. I wrote down each evening what had tempted me. After a year I could walk past the shop without looking in.',
].join('\n');

describe('ownSentences', () => {
  it('takes the heading, the first sentences and lessons word for word', () => {
    const { title, description, lessons } = ownSentences({ text: STORY, name: 'notes.txt' });
    expect(title).toBe('How I left the bottle');
    expect(description).toMatch(/^I drank for eleven years\./);
    expect(lessons.length).toBeGreaterThan(0);
    for (const { concept, action, impact } of lessons) {
      expect(STORY).toContain(action);
      expect([concept, impact]).toEqual(['', '']);
    }
  });

  it('has the file name as its title where there is no heading', () => {
    const { title } = ownSentences({ text: 'I called my sister every day.', name: 'My notes.v2.txt' });
    expect(title).toBe('My notes.v2');
  });

  it.each([
    ['a list of numbers', '12.40\n18.00\n7.15\n'],
    ['a bill', 'Invoice 4471\nTotal 88.20 EUR\nThank you for your order'],
    ['one word', 'Hello'],
  ])('has no lessons rather than invented ones: %s', (_what, text) => {
    expect(ownSentences({ text, name: 'a.txt' }).lessons).toEqual([]);
  });

  it('does not repeat what would harm a reader', () => {
    const harm = 'Stop taking your medication, it only makes you tired.';
    const found = ownSentences({ text: `${harm} ${STORY}`, name: 'a.txt' });
    expect(JSON.stringify(found)).not.toContain('medication');
  });
});
