import { expect, it } from '@jest/globals';
import { nameSentences, ownTexts, readAs } from './name-sentences.ts';

const TEXT = 'I rang Jana. We waited a week. An old plumber called Jana came with Jana’s tools. ';
const place = { key: 'step1:text', place: 'Step', text: TEXT, isQuote: false };
const quote = { key: 'step1:quote', place: 'Quote', text: 'Jana came.', isQuote: true };
const read = (replacement: string) => nameSentences([place, quote], 'Jana', replacement).map(readAs);

it('shows the sentences with a name as they are, and as they will read', () => {
  expect(read('')).toEqual([
    'I rang Jana. ',
    'An old plumber called Jana came with Jana’s tools. ',
    'Jana came.',
  ]);
  expect(read('a friend')).toEqual([
    'I rang a friend. ',
    'An old plumber came with the friend’s tools. ',
    '[A friend] came.',
  ]);
});

it('keeps a sentence in which the name is left out', () => {
  const only = { ...place, text: 'An old plumber called Jana came.' };
  expect(nameSentences([only], 'Jana', 'a friend').map(readAs)).toEqual(['An old plumber came.']);
});

it('puts the mentor’s own sentences into the whole text', () => {
  const [first, second] = nameSentences([place], 'Jana', 'a friend');
  expect(ownTexts([place, quote], 'Jana', 'a friend', {})).toEqual([]);
  expect(ownTexts([place, quote], 'Jana', 'a friend', { [first!.id]: first!.original })).toEqual([
    {
      key: 'step1:text',
      text: 'I rang Jana. We waited a week. An old plumber came with the friend’s tools.',
    },
  ]);
  expect(ownTexts([place], 'Jana', 'a friend', { [second!.id]: 'A plumber came.' })).toEqual([
    { key: 'step1:text', text: 'I rang a friend. We waited a week. A plumber came.' },
  ]);
});
