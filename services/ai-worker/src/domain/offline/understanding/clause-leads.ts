import type { Token } from '../language/token.ts';
import { verbForm } from '../language/verbs.ts';
import { SUBORDINATORS, TIME_NOUN } from '../language/words.ts';
import { CONNECTIVE, OPENER } from './clause-end.ts';
import { type Perspective, selfAt } from './perspective.ts';
import { readVerbGroup } from './verb-group.ts';

export type LeadKind = 'none' | 'adverbial' | 'subordinate' | 'purpose' | 'participial';

/** What stands before a subject, as indices into the sentence. */
export interface LeadSpan {
  kind: LeadKind;
  from: number;
  to: number;
}

/** The widest stretch before the subject that can introduce a main clause, or null when the clause is no main one. */
export function findLead(tokens: Token[], from: number, subject: number, view: Perspective): LeadSpan | null {
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
  if (/^(?:that|this)$/.test(first.lower) && body.slice(1, 3).some((token) => TIME_NOUN.test(token.lower)))
    return true;
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
