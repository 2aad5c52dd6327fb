import { expect, it } from '@jest/globals';
import { INPUT_HASH, LEXICON } from '../src/domain/search/lexicon.ts';
import { troubleGroups } from '../src/domain/search/trouble-words.ts';
import * as related from '../src/domain/story/related-words.ts';
import * as vectors from '../src/domain/story/word-vectors.ts';
import { inputHash } from './lexicon-sources.ts';

it('is generated from the present packages and words of trouble (npm run lexicon)', () => {
  for (const hash of [INPUT_HASH, related.INPUT_HASH, vectors.INPUT_HASH]) expect(hash).toBe(inputHash());
});

it('names no trouble that there is not, and each at least once', () => {
  const named = new Set([...LEXICON.matchAll(/,([a-z]+):\d/g)].map(([, name]) => name));
  expect([...named].sort()).toEqual(troubleGroups.map(({ name }) => name).sort());
});
