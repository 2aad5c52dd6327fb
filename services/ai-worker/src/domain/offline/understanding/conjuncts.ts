import type { Token } from '../language/token.ts';
import { verbForm } from '../language/verbs.ts';
import { SUBORDINATORS } from '../language/words.ts';
import type { Clause } from './clause.ts';
import { CONNECTIVE } from './clause-end.ts';
import { readVerbGroup, type VerbGroup } from './verb-group.ts';

/** "I bought a folder, labelled it and put it on the shelf" is three things that were done. */
export function splitConjuncts(clause: Clause): Clause[] {
  const found: Link[] = [];
  for (let i = clause.group.next; i < clause.end; i += 1) {
    const link = linkAt(clause, i);
    if (!link) continue;
    if (link.group) found.push({ ...link, group: link.group });
    i = link.verb;
  }
  const lastAnd = found.findLastIndex((start) => !start.comma);
  const starts = found.filter((start, k) => !start.comma || k < lastAnd);
  const ends = [...starts.map((start) => start.at), clause.end];
  const rest = starts.map((start, k) => ({
    ...clause,
    group: start.group,
    end: ends[k + 1]!,
    conjunct: k + 1,
  }));
  return [{ ...clause, end: ends[0]! }, ...rest];
}

interface Link {
  at: number;
  verb: number;
  group: VerbGroup;
  /** A bare comma links only when an "and" comes later: "washed, dressed and left". */
  comma: boolean;
}

/** The verb that a comma or an "and" adds to the clause, or null. */
function linkAt(clause: Clause, i: number): (Omit<Link, 'group'> & { group: VerbGroup | null }) | null {
  const { tokens } = clause;
  const token = tokens[i]!;
  if (token.quoted || (token.text !== ',' && !/^(?:and|but|then|or)$/.test(token.lower))) return null;
  const at = behindLinks(tokens, i + 1);
  const verb = tokens[at];
  if (!verb || verb.quoted || at >= clause.end) return null;
  const had = verb.lower === 'had' && /^(?:DET|NOUN|PRON|ADJ)$/.test(tokens[at + 1]?.pos ?? '');
  if ((verb.pos !== 'VERB' && !had) || !parallel(clause, tokens, i, at)) return null;
  const dividedInto = /ed$/.test(verb.lower) && /^(?:into|by|of|from)$/.test(tokens[at + 1]?.lower ?? '');
  if (token.text === ',' && dividedInto) return null;
  const comma = token.text === ',' && !/^(?:and|but|then)$/.test(tokens[at - 1]!.lower);
  return { at: i, verb: at, group: sharedGroup(clause.group, tokens, at), comma };
}

function behindLinks(tokens: Token[], from: number): number {
  let at = from;
  while (at < from + 3) {
    const adverb = tokens[at]?.pos === 'ADV' && tokens[at + 1]?.pos === 'VERB';
    if (!CONNECTIVE.test(tokens[at]?.lower ?? '') && !adverb) break;
    at += 1;
  }
  return at;
}

function parallel(clause: Clause, tokens: Token[], link: number, at: number): boolean {
  const { form, base } = verbForm(tokens[at]!.lower);
  const kind = clause.group.kind;
  if (kind === 'copula' || kind === 'passive' || kind === 'progressive') return false;
  if (kind === 'past' || kind === 'perfect') {
    if (form !== 'past') return false;
    return !insideSubordinate(tokens, clause.group.next, link) || base !== tokens[at]!.lower;
  }
  return form === 'base' || (form === 'past' && base === tokens[at]!.lower) || form === 'none';
}

/** A relative or adverbial clause with its own subject is still open before the link. */
function insideSubordinate(tokens: Token[], from: number, to: number): boolean {
  for (let i = to - 1; i >= from; i -= 1) {
    if (tokens[i]!.text === ',') return false;
    if (SUBORDINATORS.test(tokens[i]!.lower) && !/^(?:so|as|than|that)$/.test(tokens[i]!.lower)) {
      return tokens.slice(i + 1, to).some((token) => /^(?:VERB|AUX)$/.test(token.pos));
    }
  }
  return false;
}

function sharedGroup(group: VerbGroup, tokens: Token[], at: number): VerbGroup | null {
  const { form, base } = verbForm(tokens[at]!.lower);
  if (group.kind === 'past' || group.kind === 'perfect' || group.kind === 'present') {
    const own = readVerbGroup(tokens, at);
    return own && own.head >= at ? own : null;
  }
  return {
    ...group,
    negated: false,
    base: form === 'past' ? base : tokens[at]!.lower,
    head: at,
    next: at + 1,
  };
}
