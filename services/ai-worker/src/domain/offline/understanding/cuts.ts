import type { Token } from '../language/token.ts';
import { verbForm } from '../language/verbs.ts';
import { SUBORDINATORS } from '../language/words.ts';
import { nounPhraseAt } from './phrases.ts';

/** Where a clause may be cut so that what stays is whole. */
export interface Cut {
  /** The first token left out. */
  at: number;
  /** 4 whole clause, 3 at a comma, 2 before a subordinate part, 1 before a phrase. */
  grade: number;
}

/** Verbs that are not finished by their object alone. */
const NEEDS_MORE =
  /^(?:put|place|set|lay|give|hang|stick|pin|bring|turn|tell|ask|make|treat|divide|transfer|compare|add|replace|trade|swap|limit|reduce|let|help|spend|devote|move|take|teach|show|allow|promise|remind|force|offer|invite|get|permit|enable|cause|urge|encourage|convert|turn|change)$/;

/** Cuts of a clause that leave verb, object and what the verb asks for behind. */
export function cutsOf(tokens: Token[], base: string, from: number, end: number): Cut[] {
  const least = Math.min(end, complementEnd(tokens, base, from, end, 0));
  const cuts: Cut[] = [];
  for (let at = from; at <= end; at += 1) {
    if (at < least || (at < end && tokens[at]!.quoted)) continue;
    const grade = gradeOf(tokens, at, from, end);
    if (grade === 1 && insideClause(tokens, from, at)) continue;
    if (grade > 0 && (at === end ? endsWhole(tokens, from, at) : canEnd(tokens, at - 1, from)))
      cuts.push({ at, grade });
  }
  return cuts;
}

/** A cut before a phrase must not leave half of a "because" or "when" clause behind. */
function insideClause(tokens: Token[], from: number, at: number): boolean {
  return tokens
    .slice(from + 1, at)
    .some((token) =>
      /^(?:because|when|whenever|if|while|until|although|though|unless|which|who|where)$/.test(token.lower),
    );
}

/** What a cut costs: length beyond what reads at a glance, and how much of the sentence is lost. */
export function costOf(length: number, grade: number): number {
  return Math.max(0, length - 55) + (LOSS[grade] ?? 30);
}
const LOSS: Record<number, number> = { 4: 0, 3: 2, 2: 6, 1: 22 };

/** Index behind everything without which the verb would be left hanging. */
function complementEnd(tokens: Token[], base: string, from: number, end: number, depth: number): number {
  const token = tokens[from];
  if (!token || from >= end || depth > 3) return from;
  if (token.lower === 'to' && from + 1 < end)
    return complementEnd(tokens, tokens[from + 1]!.lower, from + 2, end, depth + 1);
  if (verbForm(token.lower).form === 'gerund' && token.pos !== 'NOUN')
    return complementEnd(tokens, verbForm(token.lower).base, from + 1, end, depth + 1);
  if (/^(?:what|how|whether|that|who|why|where|if)$/.test(token.lower)) return clauseStop(tokens, from, end);
  if (token.pos === 'ADP' || token.pos === 'ADV')
    return complementEnd(tokens, token.pos === 'ADP' ? '' : base, from + 1, end, depth + 1);
  const phrase = nounPhraseAt(tokens, from, end);
  const object = phrase
    ? behindObject(tokens, phrase.to, end)
    : token.pos === 'PRON' || token.pos === 'ADJ'
      ? from + 1
      : from;
  return NEEDS_MORE.test(base) ? second(tokens, object, end, depth) : object;
}

/** "(the bill) in my name", "(my wife) everything", "(them) to lower the rate". */
function second(tokens: Token[], at: number, end: number, depth: number): number {
  const token = tokens[at];
  if (!token || at >= end || token.text === ',') return at;
  if (token.lower === 'to' && tokens[at + 1]?.pos === 'VERB')
    return complementEnd(tokens, '', at, end, depth + 1);
  if (token.pos === 'ADP' || token.lower === 'to') {
    const behind = complementEnd(tokens, '', at + 1, end, depth + 1);
    const goesOn = /^(?:what|how|whether|that|to)$/.test(tokens[behind]?.lower ?? '') && depth < 3;
    return goesOn ? second(tokens, behind, end, depth + 1) : behind;
  }
  if (/^(?:what|how|whether|that|who|why|where|if)$/.test(token.lower)) return clauseStop(tokens, at, end);
  const phrase = nounPhraseAt(tokens, at, end);
  if (phrase) return second(tokens, phrase.to, end, depth);
  return /^(?:ADJ|ADV|VERB|PRON)$/.test(token.pos) ? complementEnd(tokens, '', at + 1, end, depth + 1) : at;
}

/** A clause that is the object ends at a comma or another subordinate part. */
function clauseStop(tokens: Token[], from: number, end: number): number {
  for (let i = from + 2; i < end; i += 1) {
    if (
      tokens[i]!.text === ',' ||
      /^(?:because|when|while|before|after|until|although|though)$/.test(tokens[i]!.lower)
    )
      return i;
  }
  return end;
}

/** "my tables and precepts" is one object. */
function behindObject(tokens: Token[], to: number, end: number): number {
  if (!/^(?:and|or)$/.test(tokens[to]?.lower ?? '') || to >= end) return to;
  return nounPhraseAt(tokens, to + 1, end)?.to ?? to;
}

/** The author ended the clause here; only what cannot end any clause is refused. */
function endsWhole(tokens: Token[], from: number, end: number): boolean {
  const token = tokens[end - 1];
  if (!token) return false;
  if (token.pos === 'ADP' && tokens.slice(from, end).some((t) => /^(?:what|who|whom|which)$/.test(t.lower)))
    return true;
  if (token.pos === 'ADP' && !PARTICLE.test(token.lower)) return false;
  return (
    !/^(?:DET|CCONJ|SCONJ|AUX)$/.test(token.pos) &&
    !/^(?:my|our|your|their|its|to|of|the|a|an)$/.test(token.lower)
  );
}

function gradeOf(tokens: Token[], at: number, from: number, end: number): number {
  if (at === end) return 4;
  const token = tokens[at]!;
  if (token.text === ',') return listGoesOn(tokens, at, end) ? 0 : 3;
  if (/^[(—"]$/.test(token.text))
    return token.text === '"' && /^(?:VERB|PRON)$/.test(tokens[at - 1]?.pos ?? '') ? 0 : 3;
  if (token.lower === 'to' && tokens[at + 1]?.pos === 'VERB') return at === from ? 0 : 2;
  if (SUBORDINATORS.test(token.lower) && !/^(?:than|that|what|how|whether|who|why)$/.test(token.lower))
    return at === from ? 0 : 2;
  if (/^(?:and|but|or)$/.test(token.lower))
    return /^(?:VERB|AUX|ADV)$/.test(tokens[at + 1]?.pos ?? '') ? 2 : at > from + 8 ? 1 : 0;
  if (token.pos === 'ADP' && token.lower !== 'of' && at > from + 1) return 1;
  return token.pos === 'ADV' && at > from + 1 ? 1 : 0;
}

/** "at five, washed, and addressed": the comma is inside a list. */
function listGoesOn(tokens: Token[], comma: number, end: number): boolean {
  if (/^(?:and|or)$/.test(tokens[comma + 1]?.lower ?? '')) {
    const next = tokens.slice(comma + 2, comma + 5);
    return (
      /^(?:NOUN|ADJ|DET|PRON|NUM)$/.test(next[0]?.pos ?? '') &&
      !next.some((token) => /^(?:VERB|AUX)$/.test(token.pos))
    );
  }
  for (let i = comma + 1; i < Math.min(end, comma + 7); i += 1) {
    if (/^(?:VERB|AUX|SCONJ)$/.test(tokens[i]!.pos) && i > comma + 1) return false;
    if (!/^(?:and|or)$/.test(tokens[i]!.lower)) continue;
    return (
      /^(?:NOUN|ADJ|PROPN|DET|PRON|NUM)$/.test(tokens[comma + 1]!.pos) &&
      /^(?:NOUN|PROPN)$/.test(tokens[comma - 1]!.pos)
    );
  }
  return false;
}

const PARTICLE =
  /^(?:up|down|out|off|on|in|over|back|away|around|about|through|along|together|apart|aside|forward|home|outside|inside|ahead|by)$/;

/** Whether a phrase can end with this token when more follows. */
function canEnd(tokens: Token[], last: number, from: number): boolean {
  const token = tokens[last];
  if (!token) return false;
  if (last < from) return true;
  if (/^[-'—(]/.test(token.text)) return false;
  switch (token.pos) {
    case 'NOUN':
    case 'PROPN':
      return true;
    case 'PRON':
      if (/self$/.test(token.lower) && /^(?:ADV|ADJ)$/.test(tokens[last + 1]?.pos ?? '')) return false;
      return !/^(?:my|our|your|his|their|its|which|who|what|i|we|he|she|they|every|her)$/.test(token.lower);
    case 'ADV':
      return !/^(?:very|so|too|more|most|less|only|even|just|almost|as|how|when|where|why|rather|quite|not|nearly|about)$/.test(
        token.lower,
      );
    case 'NUM':
      return true;
    case 'ADP':
      return (
        PARTICLE.test(token.lower) &&
        !/^(?:which|whom|what)$/.test(tokens[last + 1]?.lower ?? '') &&
        (last === from || tokens[last - 1]!.pos !== 'ADP')
      );
    case 'ADJ':
      return (
        !/^(?:as|so|such|too)$/.test(tokens[last - 1]?.lower ?? '') &&
        !/^(?:own|other|same|such|next|first|last|few|many|several|little|great|good|new|old|whole|more|much|certain)$/.test(
          token.lower,
        )
      );
    case 'VERB':
      return tokens[last - 1]?.lower === 'to';
    default:
      return token.text === '"';
  }
}
