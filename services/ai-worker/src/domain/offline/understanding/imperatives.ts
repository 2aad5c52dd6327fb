import type { Token } from '../language/token.ts';
import { isBaseVerb, verbForm } from '../language/verbs.ts';
import { type Advice, make } from './advice-make.ts';
import type { Clause } from './clause.ts';
import { baseAt } from './verb-group.ts';

const STARTER = /^(?:and|so|but|then|please|just|also|first|second|third|finally|instead|now|or)$/;

/** "Ask early. Ask for small things." and "do not start from zero" behind a colon. */
export function imperatives(tokens: Token[]): Advice[] {
  const starts = [
    0,
    ...tokens.flatMap((token, i) => (!token.quoted && /^[;:—]$/.test(token.text) ? [i + 1] : [])),
  ];
  const found = starts.flatMap((start) => imperativeAt(tokens, start));
  const lists = found.flatMap(({ clause }) => commaImperatives(tokens, clause));
  return [...found, ...lists];
}

interface Opening {
  at: number;
  negated: boolean;
  always: boolean;
}

/** "And please do not", "always": where the verb itself must stand. */
function openingAt(tokens: Token[], start: number): Opening {
  const word = (i: number): string => tokens[i]?.lower ?? '';
  let at = start;
  while (at < start + 3 && (STARTER.test(word(at)) || /^[,"]$/.test(word(at)))) at += 1;
  const doNot = /^(?:do|does)$/.test(word(at)) && /^(?:not|n't)$/.test(word(at + 1));
  const negated = doNot || word(at) === 'never';
  at += doNot ? 2 : negated ? 1 : 0;
  const always = word(at) === 'always';
  return { at: always ? at + 1 : at, negated, always };
}

/** Whether a word can be an order where it stands: a verb, not in the past, or a noun that only a verb's "not" or "nothing" can follow. */
function orders(token: Token, next: Token | undefined): boolean {
  if (token.pos === 'NOUN') return /^(?:not|nothing)$/.test(next?.lower ?? '') && isBaseVerb(token.lower);
  const { form, base } = verbForm(token.lower);
  return /^(?:VERB|AUX)$/.test(token.pos) && (form !== 'past' || base === token.lower);
}

function imperativeAt(tokens: Token[], start: number): Advice[] {
  const { at, negated, always } = openingAt(tokens, start);
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token || token.quoted || !orders(token, next)) return [];
  if (token.lower === 'let' && /^(?:'s|us|me)$/.test(next?.lower ?? '')) return [];
  const base = token.pos === 'NOUN' ? token.lower : baseAt(tokens, at);
  if (
    !base ||
    !next ||
    /^(?:AUX|PUNCT|CCONJ)$/.test(next.pos) ||
    /^(?:i|we|he|she|they|you)$/.test(next.lower)
  )
    return [];
  if (next.pos === 'VERB' && verbForm(next.lower).form === 'past') return [];
  if (token.pos === 'AUX' && !/^(?:be|have|do)$/.test(base)) return [];
  if (
    tokens[start - 1]?.text === ':' &&
    !negated &&
    !promised(tokens, start) &&
    !/^(?:DET|PRON|ADP|ADV|PART|NUM)$/.test(next.pos)
  )
    return [];
  const archaic = next.lower === 'not' && !negated;
  return make(tokens, archaic ? at + 1 : at, base, negated || archaic, 8).map((advice) => ({
    ...advice,
    act: { ...advice.act, always },
  }));
}

const PROMISE = /^(?:advice|say|said|tell|told|rules?|lesson|simple|remember|assignment|thing)$/;

/** "My advice is simple:" says that what follows is meant for the reader. */
const promised = (tokens: Token[], start: number): boolean =>
  tokens.slice(0, start).some((before) => PROMISE.test(before.lower));

/** "…, start from what you know": one more instruction behind a comma. */
function commaImperatives(tokens: Token[], clause: Clause): Advice[] {
  for (let i = clause.group.next; i < clause.end; i += 1) {
    if (tokens[i]!.text !== ',' || tokens[i]!.quoted) continue;
    const next = imperativeAt(tokens, i + 1);
    if (next.length === 0 || tokens[i + 1]?.pos !== 'VERB') continue;
    clause.end = i;
    return next;
  }
  return [];
}
