import type { Sentence, Token } from '../language/token.ts';
import { verbForm } from '../language/verbs.ts';
import { SUBJECT_PRONOUN, SUBORDINATORS, TIME_NOUN } from '../language/words.ts';
import { type Perspective, selfAt } from './perspective.ts';
import { readVerbGroup, type VerbGroup } from './verb-group.ts';

export type LeadKind = 'none' | 'adverbial' | 'subordinate' | 'purpose' | 'participial';

/** One thing the protagonist did, was or thought: a main clause, or one verb of several that share a subject. */
export interface Clause {
  tokens: Token[];
  /** What stands before the subject, as indices into the sentence. */
  lead: { kind: LeadKind; from: number; to: number };
  subject: number;
  group: VerbGroup;
  /** Index behind the last token. */
  end: number;
  /** Position among verbs that share a subject: 0 for the first. */
  conjunct: number;
  implied: boolean;
}

const CONNECTIVE =
  /^(?:and|but|so|then|now|well|also|yet|or|still|however|therefore|thus|hence|anyway|plus|besides|finally|next|first|second|third|secondly|thirdly|firstly|instead|eventually|afterwards|afterward|meanwhile|moreover|otherwise|nor|again|accordingly|too|just|only|even|maybe|perhaps|of|course)$/;
const OPENER =
  /^(?:when|whenever|after|before|if|once|while|as|since|until|till|because|though|although|wherever|unless)$/;

/** All main clauses of a sentence whose subject is the protagonist, in order. */
export function selfClauses(sentence: Sentence, view: Perspective, dropped: boolean): Clause[] {
  const { tokens } = sentence;
  const clauses: Clause[] = [];
  let from = 0;
  if (dropped) {
    const implied = impliedClause(tokens);
    if (implied) {
      clauses.push(...splitConjuncts(implied));
      from = implied.end;
    }
  }
  for (let p = from; p < tokens.length; p += 1) {
    const size = selfAt(tokens, p, view);
    if (size === 0) continue;
    const lead = findLead(tokens, from, p, view);
    const group = lead && readVerbGroup(tokens, p + size);
    if (!lead || !group) continue;
    const clause: Clause = {
      tokens,
      lead,
      subject: p,
      group,
      end: clauseEnd(tokens, group.next, view),
      conjunct: 0,
      implied: false,
    };
    if (isThought(clauses[clauses.length - 1], clause)) continue;
    clauses.push(...splitConjuncts(clause));
    from = clause.end;
    p = Math.max(p, clause.end - 1);
  }
  return clauses;
}

/** "I thought, I've thrown away my whole life": what was thought was not done. */
function isThought(before: Clause | undefined, { tokens, lead, group }: Clause): boolean {
  if (
    !before ||
    !/^(?:think|say|wonder|ask|know|believe|tell)$/.test(before.group.base) ||
    group.kind === 'must'
  )
    return false;
  return (
    before.end === before.group.next &&
    /^[,:]$/.test(tokens[before.end]?.text ?? '') &&
    lead.from <= before.end + 2
  );
}

/** "Called the clinic." / "Next day rode two stops." */
function impliedClause(tokens: Token[]): Clause | null {
  let at = 0;
  while (
    at < 5 &&
    tokens[at] &&
    (CONNECTIVE.test(tokens[at]!.lower) ||
      /^(?:ADV|ADJ|DET|NUM)$/.test(tokens[at]!.pos) ||
      TIME_NOUN.test(tokens[at]!.lower) ||
      tokens[at]!.text === ',')
  )
    at += 1;
  const token = tokens[at];
  if (!token || token.quoted || token.pos !== 'VERB' || verbForm(token.lower).form !== 'past') return null;
  const group = readVerbGroup(tokens, at);
  if (!group || group.head !== at || SUBJECT_PRONOUN.test(tokens[at + 1]?.lower ?? '')) return null;
  const end = clauseEnd(tokens, group.next, null);
  return {
    tokens,
    lead: { kind: 'none', from: 0, to: 0 },
    subject: -1,
    group,
    end,
    conjunct: 0,
    implied: true,
  };
}

/** The widest stretch before the subject that can introduce a main clause, or null when the clause is no main one. */
function findLead(tokens: Token[], from: number, subject: number, view: Perspective): Clause['lead'] | null {
  for (let start = from; start <= subject; start += 1) {
    if (start > from && !opensClause(tokens, start)) continue;
    const kind = leadKind(tokens, start, subject, view);
    if (kind) return { kind: kind.kind, from: kind.from, to: subject };
  }
  return null;
}

const opensClause = (tokens: Token[], at: number): boolean => {
  const before = tokens[at - 1]!;
  return /^[,;:—()"]$/.test(before.text) || /^(?:and|but|or|so|then|yet|nor)$/.test(before.lower);
};

function leadKind(
  tokens: Token[],
  start: number,
  subject: number,
  view: Perspective,
): { kind: LeadKind; from: number } | null {
  let from = start;
  while (from < subject && (CONNECTIVE.test(tokens[from]!.lower) || /^[,;:—"]$/.test(tokens[from]!.text)))
    from += 1;
  if (from >= subject) return { kind: 'none', from: subject };
  const lead = tokens.slice(from, subject);
  const comma = lead[lead.length - 1]!.text === ',';
  const body = comma ? lead.slice(0, -1) : lead;
  const [first, last] = [body[0], body[body.length - 1]];
  if (!first || !last || body.some((token) => /^[;:—"]$/.test(token.text))) return null;
  if (!comma && SUBORDINATORS.test(last.lower) && !/^(?:that|this)$/.test(last.lower)) return null;
  const verbs = body.some((token) => /^(?:VERB|AUX)$/.test(token.pos));
  if (
    !comma &&
    /^(?:each|every|the)$/.test(first.lower) &&
    /^(?:time|moment|minute|first|last|day)$/.test(last.lower) &&
    body.length <= 3 &&
    /^(?:time|moment|minute)$/.test(last.lower)
  )
    return null;
  const timeOnly =
    /^(?:after|before|since|until|by|at|on|in)$/.test(first.lower) && /^(?:that|this|then)$/.test(last.lower);
  if (cleft(body)) return { kind: 'adverbial', from };
  if (verbs && !comma && laterSelf(tokens, subject, view)) return null;
  if (verbs && (OPENER.test(first.lower) || everyTime(body)))
    return subordinateLead(tokens, from, subject, comma);
  if (/^(?:VERB|AUX|ADP|DET|SCONJ|PART)$/.test(last.pos) && !comma && !timeOnly) return null;
  if (!verbs) return timeOnly || adverbial(body, comma) ? { kind: 'adverbial', from } : null;
  if (!comma) return null;
  if (first.lower === 'to' && tokens[from + 1]?.pos === 'VERB') return { kind: 'purpose', from };
  if (/^(?:instead|by|without|with|in|on|for|from|at|through)$/.test(first.lower))
    return { kind: 'adverbial', from };
  return verbForm(first.lower).form === 'gerund' ? { kind: 'participial', from } : null;
}

/** "When I met a word I could not master, I wrote it down": the real subject comes behind the comma. */
function laterSelf(tokens: Token[], subject: number, view: Perspective): boolean {
  for (let i = subject + 1; i < Math.min(tokens.length - 1, subject + 16); i += 1) {
    if (/^[.;:—]$/.test(tokens[i]!.text)) return false;
    if (tokens[i]!.text === ',' && selfAt(tokens, i + 1, view) > 0)
      return !/^(?:and|but|so)$/.test(tokens[i - 1]!.lower);
  }
  return false;
}

const everyTime = (body: Token[]): boolean =>
  /^(?:each|every)$/.test(body[0]!.lower) && body[1]?.lower === 'time';

/** "It was about this time (that) I …" */
function cleft(body: Token[]): boolean {
  if (body[0]!.lower !== 'it' || !/^(?:was|is)$/.test(body[1]?.lower ?? '') || body.length > 12) return false;
  return body.some((token) => TIME_NOUN.test(token.lower) || /^(?:then|there|only|here)$/.test(token.lower));
}

function adverbial(body: Token[], comma: boolean): boolean {
  const first = body[0]!;
  if (SUBORDINATORS.test(first.lower) && !/^(?:since|after|before|until|till|as)$/.test(first.lower))
    return false;
  if (
    /^(?:ADP|ADV)$/.test(first.pos) ||
    /^(?:after|before|since|until|at|in|on|by|for|with|from|during)$/.test(first.lower)
  )
    return true;
  if (body.some((token) => TIME_NOUN.test(token.lower)))
    return /^(?:DET|NUM|ADJ|NOUN|PROPN|PRON)$/.test(first.pos);
  return comma && first.pos === 'ADV';
}

function subordinateLead(
  tokens: Token[],
  from: number,
  subject: number,
  comma: boolean,
): { kind: LeadKind; from: number } | null {
  if (comma) return { kind: 'subordinate', from };
  if (/^(?:ADP|DET|SCONJ|PART|AUX)$/.test(tokens[subject - 1]!.pos)) return null;
  for (let i = from + 1; i < subject - 1; i += 1) {
    const group = readVerbGroup(tokens, i + 1);
    if (group && group.next <= subject && group.kind !== 'present') return { kind: 'subordinate', from };
  }
  return null;
}

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

const nominal = (tokens: Token[], from: number, to: number): boolean =>
  /^(?:NOUN|PROPN|PRON|NUM)$/.test(tokens[to - 1]!.pos) &&
  /^(?:DET|PRON|NUM|ADJ|PROPN|NOUN)$/.test(tokens[from]!.pos);

/** "I bought a folder, labelled it and put it on the shelf" is three things that were done. */
export function splitConjuncts(clause: Clause): Clause[] {
  const { tokens, group } = clause;
  const found: { link: number; group: VerbGroup; comma: boolean }[] = [];
  for (let i = group.next; i < clause.end; i += 1) {
    const token = tokens[i]!;
    if (token.quoted || (token.text !== ',' && !/^(?:and|but|then|or)$/.test(token.lower))) continue;
    let at = i + 1;
    while (
      at < i + 4 &&
      (CONNECTIVE.test(tokens[at]?.lower ?? '') ||
        (tokens[at]?.pos === 'ADV' && tokens[at + 1]?.pos === 'VERB'))
    )
      at += 1;
    const verb = tokens[at];
    const had = verb?.lower === 'had' && /^(?:DET|NOUN|PRON|ADJ)$/.test(tokens[at + 1]?.pos ?? '');
    if (
      !verb ||
      verb.quoted ||
      at >= clause.end ||
      (verb.pos !== 'VERB' && !had) ||
      !parallel(clause, tokens, i, at)
    )
      continue;
    if (
      token.text === ',' &&
      /ed$/.test(verb.lower) &&
      /^(?:into|by|of|from)$/.test(tokens[at + 1]?.lower ?? '')
    )
      continue;
    const next = sharedGroup(group, tokens, at);
    if (next)
      found.push({
        link: i,
        group: next,
        comma: token.text === ',' && !/^(?:and|but|then)$/.test(tokens[at - 1]!.lower),
      });
    i = at;
  }
  const lastAnd = found.findLastIndex((start) => !start.comma);
  const starts = found.filter((start, k) => !start.comma || k < lastAnd);
  const ends = [...starts.map((start) => start.link), clause.end];
  const first: Clause = { ...clause, end: ends[0]! };
  return [
    first,
    ...starts.map((start, k) => ({ ...clause, group: start.group, end: ends[k + 1]!, conjunct: k + 1 })),
  ];
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
