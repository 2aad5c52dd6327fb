import { EMPTY_NOUN } from '../language/words.ts';
import type { Word } from './retell.ts';

/** "this" and its like: before a noun they become "the"; alone they point at nothing. */
export function pointing(words: Word[], i: number): string | null {
  const token = words[i]!.token;
  const lower = words[i]!.text.toLowerCase();
  const next = words[i + 1]?.token;
  const pos = next?.pos ?? '';
  if (/^(?:this|these|those)$/.test(lower)) {
    if (lower === 'those' && /^(?:who|whom|whose|that)$/.test(next?.lower ?? '')) return null;
    return next && !EMPTY_NOUN.test(next.lower) && /^(?:NOUN|ADJ|NUM|PROPN|VERB)$/.test(pos)
      ? 'the'
      : 'reject';
  }
  if (lower === 'that') return thatAt(words, i);
  if (/^(?:there|here)$/.test(lower))
    return /^(?:is|are|was|were|will|may)$/.test(words[i + 1]?.text ?? '') ? null : 'reject';
  if (lower === 'following') return /^(?:the|a)$/.test(words[i - 1]?.text ?? '') ? 'reject' : null;
  if (/^(?:each|both|neither|either)$/.test(lower))
    return /^(?:NOUN|ADJ|NUM|VERB)$/.test(pos) ||
      /^(?:of|other)$/.test(next?.lower ?? '') ||
      token?.pos === 'CCONJ' ||
      i > 3
      ? null
      : 'reject';
  return loose(words, i, lower, pos);
}

function thatAt(words: Word[], i: number): string | null {
  const token = words[i]!.token;
  const next = words[i + 1]?.token;
  if (!next || next.pos === 'NUM') return 'reject';
  if (EMPTY_NOUN.test(next.lower) && token?.pos === 'DET') return 'reject';
  if (/^(?:NOUN|PROPN|ADJ|VERB)$/.test(next.pos) && (token?.pos === 'DET' || i === 0)) return 'the';
  if (/^(?:PUNCT|ADP|CCONJ)$/.test(next.pos) || words[i - 1]?.token?.pos === 'ADP') return 'reject';
  return token?.pos === 'PRON' && !/^(?:VERB|AUX|PRON|ADV|DET|NOUN|PART)$/.test(next.pos) ? 'reject' : null;
}

function loose(words: Word[], i: number, lower: string, pos: string): string | null {
  if (
    /^(?:former|latter|thereby|therein|thereof|hereby|thus|likewise|ones|aforesaid|said)$/.test(lower) &&
    words[i]!.token?.pos !== 'VERB'
  )
    return 'reject';
  if (/^(?:one|other|others|another)$/.test(lower)) {
    if (
      lower === 'one' &&
      /^(?:the|last|first|next|other|second|this|that)$/.test(words[i - 1]?.text ?? '') &&
      pos !== 'NOUN'
    )
      return 'reject';
    return /^(?:NOUN|ADJ|NUM|ADP|ADV|PRON|VERB)$/.test(pos) || (lower === 'others' && i > 0)
      ? null
      : 'reject';
  }
  const counted = words[i]!.token?.pos === 'NUM' && words[i - 1]?.text === 'the';
  if (counted && !/^(?:NOUN|ADJ|NUM|PROPN)$/.test(pos) && !/^[-:%]/.test(words[i + 1]?.text ?? ''))
    return 'reject';
  if (lower === 'such' || lower === 'so') return words[i + 1] ? null : 'reject';
  return null;
}
