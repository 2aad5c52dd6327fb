import { expect, it } from '@jest/globals';
import { snippetOf } from './snippet.ts';

it('marks the first match in the case of the text', () => {
  expect(snippetOf('Open the Envelope first', 'envelope')).toEqual({
    before: 'Open the ',
    match: 'Envelope',
    after: ' first',
  });
});

it('begins a long text at a word near the match', () => {
  const { before, match } = snippetOf(`${'many words '.repeat(20)}the letter`, 'letter');
  expect(before).toMatch(/^… (?:many|words) .*the $/);
  expect(before.length).toBeLessThan(50);
  expect(match).toBe('letter');
});

it('shows a text without the words as it is', () => {
  expect(snippetOf('Good morning', 'evening')).toEqual({ before: 'Good morning', match: '', after: '' });
});
