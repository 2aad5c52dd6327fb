import { expect, it } from '@jest/globals';
import { INPUT_HASH, LEXICON } from '../src/discovery/domain/search/lexicon.ts';
import { troubleGroups } from '../src/discovery/domain/search/trouble-words.ts';
import * as related from '../src/guidance/domain/story/related-words.ts';
import * as vectors from '../src/guidance/domain/story/word-vectors.ts';
import { inputHash } from './lexicon-sources.ts';

it('is generated from the present packages and words of trouble (npm run lexicon)', () => {
  for (const hash of [INPUT_HASH, related.INPUT_HASH, vectors.INPUT_HASH]) expect(hash).toBe(inputHash());
});

it('names every group of trouble at least once, and no other', () => {
  const named = new Set([...LEXICON.matchAll(/,([a-z]+):\d/g)].map(([, name]) => name));
  expect([...named].sort()).toEqual(troubleGroups.map(({ name }) => name).sort());
});
