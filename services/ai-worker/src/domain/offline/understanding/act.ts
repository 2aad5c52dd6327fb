import type { Token } from '../language/token.ts';
import { fromGerund, verbForm } from '../language/verbs.ts';
import { HARMFUL, NOT_AN_ACT, RIDDANCE, VICE } from '../language/words.ts';
import type { Clause } from './clause.ts';
import { nounPhraseAt } from './phrases.ts';
import { baseAt } from './verb-group.ts';

/** What was really done, once "decided to", "managed to" and "made a point of" are taken away. */
export interface Act {
  base: string;
  /** The thing was kept from, not done: "decided not to answer". */
  negated: boolean;
  /** First token behind the verb. */
  from: number;
  /** The verb itself, for its place in the sentence. */
  head: number;
  /** Said to be done at all times. */
  always?: boolean;
  /** Wished for only, or really done. */
  aim: 'done' | 'wanted';
}

/** Verbs that only say that the next one was done, or meant. */
const DID =
  /^(?:decide|resolve|determine|choose|manage|try|attempt|endeavou?r|proceed|contrive|set|go|come|get|agree|undertake|pledge|vow|seek|succeed|end|elect|opt|strive|happen|take|make|force|push|commit)$/;
const MEANT = /^(?:want|wish|hope|plan|intend|propose|mean|need|expect|long|like|love|prefer|aim|desire)$/;
/** Verbs that keep their meaning before another: "Start calling", "Learn to ask". */
const KEPT =
  /^(?:start|begin|keep|stop|quit|learn|continue|practi[cs]e|promise|remember|offer|ask|help|allow|let|avoid|volunteer|finish|apply|teach|train|dare|prepare)$/;

/** The act of a clause, or null when nothing was done that somebody else could do. */
export function actOf(clause: Clause): Act | null {
  const { tokens, group } = clause;
  if (group.negated && !/^(?:would|must)$/.test(group.kind)) return null;
  if (/^(?:copula|passive|progressive|regret)$/.test(group.kind)) return null;
  if (group.kind === 'perfect' && group.past && /^(?:begin|start)$/.test(group.base)) return null;
  const act = unwrap(
    tokens,
    { base: group.base, negated: group.negated, from: group.next, head: group.head, aim: 'done' },
    clause.end,
    0,
  );
  if (!act) return null;
  if (HARMFUL.has(act.base) && !act.negated) return null;
  return act;
}

/** Verbs that never head an instruction unless what follows makes them one. */
export function isDoable(act: Act, tokens: Token[], end: number): boolean {
  const next = tokens[act.from]?.lower ?? '';
  if (/^(?:start|begin|commence)$/.test(act.base)) return act.from < end && !suffered(tokens, act.from);
  if (act.base === 'get')
    return (
      /^(?:up|out|back|rid|help|used|through|together|ready)$/.test(next) ||
      nounFollows(tokens, act.from, end)
    );
  if (act.base === 'turn') return /^(?:off|down|on|in|over)$/.test(next);
  if (act.base === 'come') return /^(?:back|clean|off)$/.test(next) && act.from + 1 < end;
  if (act.base === 'look') return /^(?:for|up|at|after|into|through|back)$/.test(next);
  if (/^(?:learn|decide|resolve|determine|choose)$/.test(act.base) && /^(?:that|i|we|you|it)$/.test(next))
    return false;
  if (act.base === 'throw')
    return tokens.slice(act.from, act.from + 5).some((token) => /^(?:out|away|off)$/.test(token.lower));
  if (act.base === 'find')
    return (
      !judged(tokens, act.from, end) &&
      nounFollows(tokens, act.from, end) &&
      !/^(?:myself|out|that|i|we|you|he|she)$/.test(next)
    );
  if (act.base === 'meet') return next === 'with' || nounFollows(tokens, act.from, end);
  if (act.base === 'let') return next === 'go' || act.from + 1 < end;
  if (act.base === 'stand') return /^(?:up|by)$/.test(next) && act.from + 1 < end;
  if (act.base === 'wake')
    return tokens
      .slice(act.from, act.from + 4)
      .some((token) => token.pos === 'NUM' || /^(?:early|at|before)$/.test(token.lower));
  if (act.base === 'sleep') return /^(?:at|by|for|early|up|well)$/.test(next) && act.from + 1 < end;
  if (act.base === 'turn' || act.base === 'break') return /^(?:down|off|into)$/.test(next);
  if (act.base === 'think') return /^(?:about|of|through)$/.test(next);
  if (act.base === 'imagine') return act.from < end;
  return !NOT_AN_ACT.has(act.base);
}

/** "started crying": not begun on purpose. */
function suffered(tokens: Token[], at: number): boolean {
  const verb = verbForm(tokens[tokens[at]?.lower === 'to' ? at + 1 : at]?.lower ?? '');
  return (
    verb.form !== 'none' &&
    (NOT_AN_ACT.has(verb.base) || HARMFUL.has(verb.base)) &&
    !/^(?:sleep|see|look|dream|enjoy|notice|think|say|wake|feel|get)$/.test(verb.base)
  );
}

/** "found the catalogue numerous" is a thought. */
function judged(tokens: Token[], at: number, end: number): boolean {
  const phrase = nounPhraseAt(tokens, at, end);
  const next = phrase && phrase.to < end ? tokens[phrase.to] : null;
  return !!next && (next.pos === 'ADJ' || /^(?:more|very|so|too|to)$/.test(next.lower));
}

const nounFollows = (tokens: Token[], at: number, end: number): boolean =>
  at < end &&
  /^(?:DET|NOUN|NUM|ADJ|PRON)$/.test(tokens[at]!.pos) &&
  !/^(?:it|them|that|this|me|us|to)$/.test(tokens[at]!.lower);

function unwrap(tokens: Token[], act: Act, end: number, depth: number): Act | null {
  if (depth > 3) return act;
  const inner = innerVerb(tokens, act, end);
  if (!inner) return MEANT.test(act.base) && act.base !== 'need' ? null : act;
  if (KEPT.test(act.base)) return act;
  const next: Act = { ...act, ...inner, negated: act.negated !== inner.negated };
  if (MEANT.test(act.base)) return unwrap(tokens, { ...next, aim: 'wanted' }, end, depth + 1);
  if (DID.test(act.base)) return unwrap(tokens, next, end, depth + 1);
  return act;
}

interface Inner {
  base: string;
  negated: boolean;
  from: number;
  head: number;
}

/** The verb that the first one leads to: "(decided) to sell", "(made a point of) calling", "(ended up) selling". */
function innerVerb(tokens: Token[], act: Act, end: number): Inner | null {
  let at = act.from;
  const lead = /^(?:up|on|about|out|myself|ourselves|himself|herself|it|instead|,)$/;
  const fixed = fixedPhrase(tokens, act);
  if (fixed > 0) at += fixed;
  else
    while (at < end && at < act.from + 2 && lead.test(tokens[at]!.lower) && leadsOn(tokens, at, act.base))
      at += 1;
  const negated = tokens[at]?.lower === 'not';
  if (negated) at += 1;
  if (tokens[at]?.lower === 'to' && at + 1 < end) {
    const base = baseAt(tokens, at + 1);
    return base ? { base, negated, from: at + 2, head: at + 1 } : null;
  }
  const token = tokens[at];
  const gerundAllowed =
    fixed > 0 ||
    (at > act.from && /^(?:end|go|set)$/.test(act.base)) ||
    (act.base === 'succeed' && token?.lower === 'in');
  const where = act.base === 'succeed' ? at + 1 : at;
  if (gerundAllowed && where < end && verbForm(tokens[where]!.lower).form === 'gerund') {
    return { base: fromGerund(tokens[where]!.lower), negated: false, from: where + 1, head: where };
  }
  return null;
}

const leadsOn = (tokens: Token[], at: number, base: string): boolean => {
  const word = tokens[at]!.lower;
  if (word === 'on' || word === 'up' || word === 'out' || word === 'about')
    return /^(?:go|end|set|keep)$/.test(base);
  return !/^(?:it)$/.test(word) || false;
};

/** "made a point of", "made up my mind to", "got into the habit of": how many tokens to skip. */
function fixedPhrase(tokens: Token[], act: Act): number {
  const after = tokens
    .slice(act.from, act.from + 4)
    .map((token) => token.lower)
    .join(' ');
  if (act.base === 'make') {
    if (/^(?:a point of|a habit of)/.test(after)) return 3;
    if (/^up (?:my|our|his|her) mind/.test(after)) return 3;
  }
  if (act.base === 'get' && /^into the habit of/.test(after)) return 4;
  if (
    act.base === 'take' &&
    /^to /.test(`${after} `) &&
    verbForm(tokens[act.from + 1]?.lower ?? '').form === 'gerund'
  )
    return 1;
  return 0;
}

/** What nobody is the better for stopping. */
const NEEDED =
  /^(?:sleep|eat|go|see|call|talk|answer|exercise|cook|laugh|live|try|care|sing|play|read|write|feel|open|paint|run|walk|speak|visit|look|come|pray|work|leave|wash|shower|train|meet|dance|swim)$/;

/** Whether an act is the trouble rather than the way out: "drank a bottle of wine", "stopped answering the phone". */
export function isHarm(base: string, tokens: Token[], from: number, end: number): boolean {
  if (
    HARMFUL.has(base) &&
    !(
      base === 'lie' &&
      /^(?:lay|lain|lie)$/.test(tokens[from - 1]?.lower ?? '') &&
      !/^(?:to|about)$/.test(tokens[from]?.lower ?? '')
    )
  )
    return true;
  const rest = tokens.slice(from, Math.min(end, from + 10));
  if (/^(?:tell|say|ask|do|eat|call)$/.test(base) && /^(?:nobody|nothing)$/.test(rest[0]?.lower ?? ''))
    return true;
  if (/^(?:stop|quit)$/.test(base)) {
    const next = verbForm(rest[0]?.lower ?? '');
    const getsUp = next.base === 'get' && /^(?:up|out|dressed|help)$/.test(rest[1]?.lower ?? '');
    return next.form === 'gerund' && (getsUp || NEEDED.test(next.base));
  }
  if (RIDDANCE.test(base))
    return base === 'give' && rest[0]?.lower === 'up' && !rest.some((token) => VICE.test(token.lower));
  if (/^(?:have|need|want|buy|order|take|get|finish|down|grab|use|try)$/.test(base))
    return rest.some((token) => VICE.test(token.lower));
  return false;
}
