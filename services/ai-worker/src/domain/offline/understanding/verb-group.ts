import type { Token } from '../language/token.ts';
import { verbForm } from '../language/verbs.ts';

export type GroupKind =
  | 'past'
  | 'present'
  | 'would'
  | 'could'
  | 'must'
  | 'used-to'
  | 'perfect'
  | 'regret'
  | 'progressive'
  | 'passive'
  | 'copula'
  | 'future';

/** The verb of a clause with its auxiliaries: what is done, in which way, and where what follows begins. */
export interface VerbGroup {
  kind: GroupKind;
  negated: boolean;
  /** Set in the past (was, had been, did), not in the present. */
  past: boolean;
  base: string;
  head: number;
  next: number;
  /** Adverbs inside the group that change what is meant: "only", "readily". */
  adverbs: string[];
}

const NEGATION = /^(?:not|n't|never|hardly|scarcely)$/;
const ADVERB =
  /^(?:just|then|also|always|finally|only|really|even|still|soon|once|first|often|simply|slowly|quickly|therefore|gradually|usually|now|too|both|all|ever|nearly|almost|actually|mostly|sometimes|immediately|eventually|accordingly|however|already|at|last|length|instead|probably|definitely|basically|suddenly|barely|deliberately|carefully|readily|easily|certainly|presently|afterwards?|afterward|together)$/;

interface Cursor {
  at: number;
  negated: boolean;
  adverbs: string[];
}

/** Reads a verb group from `at`, or returns null when no finite verb stands there. */
export function readVerbGroup(tokens: Token[], at: number): VerbGroup | null {
  const cursor: Cursor = { at, negated: false, adverbs: [] };
  skipAdverbs(tokens, cursor, true);
  const token = tokens[cursor.at];
  if (!token || token.quoted) return null;
  const word = token.lower;
  if (/^(?:would|could|should|must|might|may|can|will|shall|'d|ought)$/.test(word))
    return modal(tokens, cursor, word);
  if (/^(?:did|do|does)$/.test(word)) return doing(tokens, cursor, word);
  if (/^(?:was|were|am|is|are|'s)$/.test(word)) return being(tokens, cursor, /^(?:was|were)$/.test(word));
  if (/^(?:had|have|has)$/.test(word)) return having(tokens, cursor, word === 'had');
  if (word === 'used') {
    const to = cursor.at + (tokens[cursor.at + 1]?.pos === 'ADV' ? 2 : 1);
    const base = tokens[to]?.lower === 'to' ? baseAt(tokens, to + 1) : null;
    if (base) return group('used-to', cursor, true, base, to + 1);
  }
  return lexical(tokens, cursor, token);
}

function group(kind: GroupKind, cursor: Cursor, past: boolean, base: string, head: number): VerbGroup {
  return { kind, negated: cursor.negated, past, base, head, next: head + 1, adverbs: cursor.adverbs };
}

function skipAdverbs(tokens: Token[], cursor: Cursor, commas = false): void {
  for (;;) {
    const token = tokens[cursor.at];
    if (!token) return;
    const comma = commas && token.text === ',' ? parenthesis(tokens, cursor.at) : 0;
    if (NEGATION.test(token.lower)) cursor.negated = true;
    else if (comma > 0) cursor.at = comma;
    else if (!isAdverb(token)) return;
    else if (MEANT.test(token.lower) || /ly$/.test(token.lower)) cursor.adverbs.push(token.lower);
    cursor.at += 1;
  }
}

const MEANT = /^(?:only|always|really|still|even|often|usually|sometimes|ever|both|all)$/;

const isAdverb = (token: Token): boolean =>
  (ADVERB.test(token.lower) && token.pos !== 'VERB') || (token.pos === 'ADV' && /ly$/.test(token.lower));

/** "I, therefore, wrote": the index of the closing comma, or 0. */
function parenthesis(tokens: Token[], open: number): number {
  for (let i = open + 1; i <= open + 5; i += 1) {
    const token = tokens[i];
    if (!token || /^(?:VERB|AUX)$/.test(token.pos)) return 0;
    if (token.text === ',') return i;
  }
  return 0;
}

/** The infinitive that stands at an index, or null. */
export function baseAt(tokens: Token[], i: number): string | null {
  const token = tokens[i];
  if (!token || token.quoted || !/^[a-z]/.test(token.lower)) return null;
  if (/^(?:be|have|do)$/.test(token.lower)) return token.lower;
  const { form, base } = verbForm(token.lower);
  if (form === 'base' || (form === 'past' && base === token.lower)) return token.lower;
  return token.pos === 'VERB' && form === 'none' && !/(?:ing|ed)$/.test(token.lower) ? token.lower : null;
}

function modal(tokens: Token[], cursor: Cursor, word: string): VerbGroup | null {
  cursor.at += 1;
  skipAdverbs(tokens, cursor);
  if (word === 'ought' && tokens[cursor.at]?.lower === 'to') cursor.at += 1;
  const next = tokens[cursor.at];
  if (word === "'d" && next && participle(next))
    return group('perfect', cursor, true, verbForm(next.lower).base, cursor.at);
  const base = baseAt(tokens, cursor.at);
  if (!base) return null;
  if (base === 'have' && tokens[cursor.at + 1] && participle(tokens[cursor.at + 1]!)) {
    return group('regret', cursor, true, verbForm(tokens[cursor.at + 1]!.lower).base, cursor.at + 1);
  }
  const kinds: Record<string, GroupKind> = {
    would: 'would',
    "'d": 'would',
    will: 'future',
    shall: 'future',
    must: 'must',
    should: 'must',
    ought: 'must',
  };
  return group(kinds[word] ?? 'could', cursor, /^(?:would|'d|could|might)$/.test(word), base, cursor.at);
}

function doing(tokens: Token[], cursor: Cursor, word: string): VerbGroup | null {
  const from = cursor.at;
  cursor.at += 1;
  skipAdverbs(tokens, cursor);
  const base = cursor.negated || cursor.at === from + 1 ? baseAt(tokens, cursor.at) : null;
  const past = word === 'did';
  if (base && (cursor.negated || tokens[cursor.at]!.pos === 'VERB'))
    return group(past ? 'past' : 'present', cursor, past, base, cursor.at);
  return cursor.negated ? null : group(past ? 'past' : 'present', cursor, past, 'do', from);
}

function being(tokens: Token[], cursor: Cursor, past: boolean): VerbGroup {
  const from = cursor.at;
  cursor.at += 1;
  skipAdverbs(tokens, cursor);
  const next = tokens[cursor.at];
  if (next?.lower === 'able' && tokens[cursor.at + 1]?.lower === 'to') {
    const base = baseAt(tokens, cursor.at + 2);
    if (base) return group('could', cursor, past, base, cursor.at + 2);
  }
  if (
    next &&
    /^(?:compelled|forced|obliged|required)$/.test(next.lower) &&
    tokens[cursor.at + 1]?.lower === 'to'
  ) {
    const base = baseAt(tokens, cursor.at + 2);
    if (base) return group('must', cursor, past, base, cursor.at + 2);
  }
  const form = next ? verbForm(next.lower).form : 'none';
  if (next && form === 'gerund' && next.pos !== 'NOUN')
    return group('progressive', cursor, past, verbForm(next.lower).base, cursor.at);
  if (next && form === 'past' && next.pos === 'VERB')
    return group('passive', cursor, past, verbForm(next.lower).base, cursor.at);
  const negation = /^(?:not|n't|never)$/.test(tokens[from + 1]?.lower ?? '') ? 1 : 0;
  return { ...group('copula', { ...cursor, adverbs: [] }, past, 'be', from), next: from + 1 + negation };
}

function having(tokens: Token[], cursor: Cursor, past: boolean): VerbGroup {
  const from = cursor.at;
  cursor.at += 1;
  skipAdverbs(tokens, cursor);
  const next = tokens[cursor.at];
  if (next?.lower === 'to' || (next?.lower === 'got' && tokens[cursor.at + 1]?.lower === 'to')) {
    const at = cursor.at + (next.lower === 'to' ? 1 : 2);
    const base = baseAt(tokens, at);
    if (base) return group('must', cursor, past, base, at);
  }
  if (next?.lower === 'been') {
    const after: Cursor = { at: cursor.at + 1, negated: cursor.negated, adverbs: cursor.adverbs };
    skipAdverbs(tokens, after);
    const being = tokens[after.at];
    if (being && verbForm(being.lower).form === 'gerund')
      return group('progressive', cursor, past, verbForm(being.lower).base, after.at);
    if (being && participle(being))
      return group('passive', cursor, past, verbForm(being.lower).base, after.at);
    return { ...group('copula', cursor, past, 'be', cursor.at), next: cursor.at + 1 };
  }
  if (next && participle(next)) return group('perfect', cursor, past, verbForm(next.lower).base, cursor.at);
  return { ...group(past ? 'past' : 'present', cursor, past, 'have', from), next: from + 1 };
}

function participle(token: Token): boolean {
  if (/^(?:been|gone|done|seen|come|become|run|grown|known|shown|given|taken)$/.test(token.lower))
    return true;
  return token.pos !== 'DET' && verbForm(token.lower).form === 'past' && /^(?:VERB|ADJ|AUX)$/.test(token.pos);
}

function lexical(tokens: Token[], cursor: Cursor, token: Token): VerbGroup | null {
  const { form, base } = verbForm(token.lower);
  if (!/^(?:VERB|AUX)$/.test(token.pos)) return null;
  if (form === 'past' && base !== token.lower) return group('past', cursor, true, base, cursor.at);
  if (form === 'past') return group('past', cursor, true, base, cursor.at);
  if (form === 'third') return group('present', cursor, false, base, cursor.at);
  const known = baseAt(tokens, cursor.at);
  return known && token.pos === 'VERB' ? group('present', cursor, false, known, cursor.at) : null;
}
