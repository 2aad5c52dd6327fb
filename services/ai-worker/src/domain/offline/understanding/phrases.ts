import type { Token } from '../language/token.ts';
import { EMPTY_NOUN, TIME_NOUN } from '../language/words.ts';
import { plural } from './retell.ts';

/** A noun phrase as indices into a sentence. */
export interface Phrase {
  from: number;
  to: number;
  head: number;
  plural: boolean;
}

const INSIDE = /^(?:ADJ|NOUN|PROPN|NUM)$/;

/** The noun phrase that starts at an index: determiner, adjectives, nouns, one "of …". Null when none does. */
export function nounPhraseAt(tokens: Token[], at: number, limit: number): Phrase | null {
  let i = at;
  while (
    i < limit &&
    (/^(?:DET)$/.test(tokens[i]!.pos) ||
      /^(?:my|our|your|his|her|its|their|all|every|each|both|no|only|single|own)$/.test(tokens[i]!.lower))
  )
    i += 1;
  let head = -1;
  while (i < limit && part(tokens, i)) {
    if (/^(?:NOUN|PROPN)$/.test(tokens[i]!.pos)) head = i;
    i += 1;
  }
  if (head === -1) return null;
  let to = head + 1;
  const every = /^(?:every|each|a|an|one)$/.test(tokens[at]!.lower);
  const many = !every && plural(tokens[head]);
  if (tokens[to]?.lower === 'of' && to + 1 < limit) {
    const of = nounPhraseAt(tokens, to + 1, limit);
    if (of) to = of.to;
  }
  return { from: at, to, head, plural: many };
}

function part(tokens: Token[], i: number): boolean {
  const token = tokens[i]!;
  if (token.quoted) return false;
  if (INSIDE.test(token.pos)) return true;
  if (token.text === '-' || token.lower === "'s") return i > 0 && /^[a-z']/i.test(tokens[i + 1]?.text ?? '');
  return false;
}

/** A phrase that names something by itself: not a time, not "thing". */
export function names(tokens: Token[], phrase: Phrase): boolean {
  const head = tokens[phrase.head]!;
  return !TIME_NOUN.test(head.lower) && !EMPTY_NOUN.test(head.lower);
}
