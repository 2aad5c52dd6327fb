import { expect, it } from '@jest/globals';
import { INPUT_HASH, LEXICON } from '../src/domain/search/lexicon.ts';
import { troubleGroups } from '../src/domain/search/trouble-words.ts';
import { inputHash } from './lexicon-sources.ts';

it('is generated from the present packages and words of trouble (npm run lexicon)', () => {
  expect(INPUT_HASH).toBe(inputHash());
});

it('names no trouble that there is not, and each at least once', () => {
  const named = new Set([...LEXICON.matchAll(/,([a-z]+):\d/g)].map(([, name]) => name));
  expect([...named].sort()).toEqual(troubleGroups.map(({ name }) => name).sort());
});
