import type { Token } from '../language/token.ts';
import type { Moment } from './candidate.ts';
import type { Perspective } from './perspective.ts';
import { names, nounPhraseAt } from './phrases.ts';
import { retell, textOf } from './retell.ts';
import { leftOver } from './wording.ts';

/** Noun phrases that may name what a stage is about. */
export function topicsOf(tokens: Token[], view: Perspective): Moment['topics'] {
  const topics: Moment['topics'] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const phrase = nounPhraseAt(tokens, i, tokens.length);
    if (!phrase) continue;
    i = phrase.to - 1;
    const head = tokens[phrase.head]!;
    if (
      !names(tokens, phrase) ||
      head.pos === 'PROPN' ||
      phrase.to - phrase.from > 5 ||
      tokens[phrase.from]!.quoted
    )
      continue;
    if (tokens.slice(phrase.from, phrase.head).some((token) => /ing$/.test(token.lower))) continue;
    const text = textOf(retell(tokens, phrase.from, phrase.to, view)).replace(
      /^(?:this|that|these|those|a|an|some|every|each|any|no|all)\s+/i,
      'the ',
    );
    if (/^[a-z][a-z' -]+$/.test(text) && !leftOver(text) && text.length <= 32)
      topics.push({ lemma: head.lemma.toLowerCase(), text });
  }
  return topics;
}
