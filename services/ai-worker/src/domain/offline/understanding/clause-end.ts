import type { Token } from '../language/token.ts';
import { verbForm } from '../language/verbs.ts';
import { TIME_NOUN } from '../language/words.ts';
import { type Perspective, selfAt } from './perspective.ts';
import { readVerbGroup } from './verb-group.ts';

/** Words that link a clause to what came before and say nothing themselves. */
export const CONNECTIVE =
  /^(?:and|but|so|then|now|well|also|yet|or|still|however|therefore|thus|hence|anyway|plus|besides|finally|next|first|second|third|secondly|thirdly|firstly|instead|eventually|afterwards|afterward|meanwhile|moreover|otherwise|nor|again|accordingly|too|just|only|even|maybe|perhaps|of|course)$/;

/** Words that open a subordinate clause. */
export const OPENER =
  /^(?:when|whenever|after|before|if|once|while|as|since|until|till|because|though|although|wherever|unless)$/;

/** Where the clause that goes on at `from` ends: at a stop, or where the next subject takes over. */
export function clauseEnd(tokens: Token[], from: number, view: Perspective | null): number {
  let depth = 0;
  for (let i = from; i < tokens.length; i += 1) {
    const token = tokens[i]!;
    if (token.quoted) continue;
    if (/^(?:[.!?;:—…)(\]]|\.\.\.)$/.test(token.text)) return i;
    const spoken = token.text === '"' ? spokenEnd(tokens, i) : 0;
    if (spoken > 0) {
      i = spoken;
      continue;
    }
    if (token.text === '"') {
      if (depth === 0 && tokens[i - 1] && !/^[,:]$/.test(tokens[i - 1]!.text)) depth = 1;
      else if (depth === 0) return i - 1;
      continue;
    }
    if (token.text !== ',' && !/^(?:and|but|or|so|yet|nor|then)$/.test(token.lower)) continue;
    let next = i + 1;
    while (next < i + 4 && (CONNECTIVE.test(tokens[next]?.lower ?? '') || tokens[next]?.text === ','))
      next += 1;
    if (startsOwnClause(tokens, i, next, view)) return i;
  }
  return tokens.length;
}

/** `practised saying, "Let me think."`: a short thing that was said belongs to the saying. Index of its closing mark, or 0. */
function spokenEnd(tokens: Token[], open: number): number {
  if (!tokens[open + 1]?.quoted || !/^[,:]$/.test(tokens[open - 1]?.text ?? '')) return 0;
  if (
    !/^(?:say|saying|ask|asking|write|writing|repeat|repeating|answer|answering|practise|practice|read|reading)$/.test(
      tokens[open - 2]?.lemma ?? '',
    ) &&
    !/^(?:saying|asking|writing)$/.test(tokens[open - 2]?.lower ?? '')
  )
    return 0;
  let close = open + 1;
  while (tokens[close]?.quoted) close += 1;
  return tokens[close]?.text === '"' && close - open <= 16 ? close : 0;
}

function startsOwnClause(tokens: Token[], link: number, at: number, view: Perspective | null): boolean {
  const token = tokens[at];
  if (!token) return true;
  if (tokens[link]!.lower === 'so' && /^(?:that|as)$/.test(tokens[link + 1]?.lower ?? '')) return false;
  if (tokens[at - 1]?.lower === 'so' && token.lower === 'as') return false;
  if (view && selfAt(tokens, at, view) > 0)
    return readVerbGroup(tokens, at + selfAt(tokens, at, view)) !== null;
  if (OPENER.test(token.lower) && tokens[link]!.text !== ',') return true;
  if (tokens[link]!.text === ',' && tokens[link + 1]?.lower === 'so') return true;
  if (
    /^(?:i|we|you|he|she|it|they|there|that|this|nobody|everybody|everyone|most|some|many|none|half|both|somebody|someone)$/.test(
      token.lower,
    )
  )
    return readVerbGroup(tokens, at + 1) !== null;
  if (view && /^(?:ADP|ADV)$/.test(token.pos) && selfBehindPhrase(tokens, at, view)) return true;
  for (let i = at; i < Math.min(at + 6, tokens.length); i += 1) {
    const next = tokens[i]!;
    if (next.text === ',' && tokens[i + 1]?.pos === 'PROPN' && tokens[i + 2]?.text === ',') {
      i += 2;
      continue;
    }
    if (/^(?:PUNCT|CCONJ|SCONJ)$/.test(next.pos) || next.quoted) return false;
    if (i > at && /^(?:i|we|you|he|she|they)$/.test(next.lower)) return false;
    if (/^(?:VERB|AUX)$/.test(next.pos)) {
      const form = verbForm(next.lower);
      if (i === at || tokens[i - 1]!.lower === 'to') return false;
      return (
        next.pos === 'AUX' ||
        (form.form === 'past' && tokens[at]!.pos !== 'VERB' && nominal(tokens, at, i)) ||
        (/^(?:base|third)$/.test(form.form) &&
          /^(?:DET|PRON)$/.test(tokens[at]!.pos) &&
          i - at <= 3 &&
          nominal(tokens, at, i))
      );
    }
  }
  return false;
}

/** "and by the end of the year I did": a phrase, then a subject with its verb. */
function selfBehindPhrase(tokens: Token[], at: number, view: Perspective): boolean {
  for (let i = at + 1; i < Math.min(at + 8, tokens.length); i += 1) {
    if (
      /^(?:VERB|AUX|PUNCT|SCONJ)$/.test(tokens[i]!.pos) ||
      /^(?:what|that|which|who|how)$/.test(tokens[i]!.lower)
    )
      return false;
    const self = selfAt(tokens, i, view);
    if (self > 0) return TIME_NOUN.test(tokens[i - 1]!.lower) && readVerbGroup(tokens, i + self) !== null;
  }
  return false;
}

const nominal = (tokens: Token[], from: number, to: number): boolean =>
  /^(?:NOUN|PROPN|PRON|NUM)$/.test(tokens[to - 1]!.pos) &&
  /^(?:DET|PRON|NUM|ADJ|PROPN|NOUN)$/.test(tokens[from]!.pos);
