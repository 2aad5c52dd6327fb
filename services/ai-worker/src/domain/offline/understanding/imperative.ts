import type { Token } from '../language/token.ts';
import type { Act } from './act.ts';
import type { Antecedents } from './antecedents.ts';
import type { Clause } from './clause.ts';
import { costOf, cutsOf } from './cuts.ts';
import { type Lead, leadOf } from './leads.ts';
import { onceOnly } from './once-only.ts';
import type { Perspective } from './perspective.ts';
import { mixed, retell, textOf, type Word } from './retell.ts';
import { type Points, settle } from './settle.ts';
import { capital, showable, staleTense, TITLE_LIMIT } from './wording.ts';

export interface Instruction {
  title: string;
  /** The whole clause as an instruction, without a full stop; null when only the title could be made. */
  full: string | null;
  /** How much had to be guessed. */
  risk: number;
  words: Word[];
  /** Verb and object alone, when that is short and complete. */
  brief: string | null;
  points: Points;
}

/** What to tell: which words go in front, which verb they belong to, and which part of the clause follows. */
export interface Telling {
  front: string;
  base: string;
  from: number;
  end: number;
  /** Leave "it" and "them" to the sentence before. */
  lenient?: boolean;
}

const BRIEF_LIMIT = 40;

const ours = (text: string): Word => ({ text, spaced: true, token: null });

/** Turns what somebody did into what the learner is to do; null when it cannot be said cleanly. */
export function instruct(
  clause: Clause,
  act: Act,
  view: Perspective,
  antecedents: Antecedents,
  lenient = false,
): Instruction | null {
  const base = act.base === 'commence' ? 'start' : act.base;
  const front = act.negated ? `do not ${base}` : act.always ? `always ${base}` : base;
  const telling = { front, base: act.base, from: act.from, end: clause.end, lenient };
  return tell(clause.tokens, telling, view, antecedents, leadOf(clause, view, antecedents));
}

/** Says a part of a clause to the learner, short as a title and whole as a sentence. */
export function tell(
  tokens: Token[],
  telling: Telling,
  view: Perspective,
  antecedents: Antecedents,
  lead: Lead | null = null,
): Instruction | null {
  const { from, end, front, base } = telling;
  if (view.person === 'first' && mixed(tokens, from, end)) return null;
  const dropped = new Set([...onceOnly(tokens, from, end), ...namesAside(tokens, from, end)]);
  const brief = new Set([...dropped, ...asideAt(tokens, from, end)]);
  const without = (to: number, leftOut: Set<number>): Word[] => {
    const kept: Word[] = [];
    for (const word of retell(tokens, from, to, view)) {
      const index = word.token ? tokens.indexOf(word.token, from) : -1;
      if (index === -1 || !leftOut.has(index)) kept.push(word);
    }
    return kept;
  };
  const title = bestTitle(tokens, telling, (to) => without(to, brief), antecedents);
  if (!title) return null;
  const whole = settle(without(withoutName(tokens, end), dropped), base, antecedents, {
    lenient: telling.lenient,
  });
  const said = whole && !staleTense(whole.words) ? showable([ours(front), ...whole.words]) : null;
  const full = said && said + afterColon(tokens, end, view, antecedents);
  return {
    ...joinLead(title, full, lead),
    risk: title.risk,
    words: title.words,
    brief: title.brief,
    points: title.points,
  };
}

/** "three columns: what it costs, how long it takes": what the colon promises belongs to the sentence. */
function afterColon(tokens: Token[], end: number, view: Perspective, antecedents: Antecedents): string {
  if (tokens[end]?.text !== ':' || !tokens[end + 1] || tokens[end + 1]!.quoted) return '';
  let stop = end + 1;
  while (stop < tokens.length && !/^[.;:!?—"]$/.test(tokens[stop]!.text)) stop += 1;
  if (stop - end > 40) return '';
  if (tokens[stop]?.text === '?')
    return `: "${textOf(tokens.slice(end + 1, stop).map((token) => ({ text: token.text, spaced: token.spaced, token })))}?"`;
  const settled = settle(retell(tokens, end + 1, stop, view), '', antecedents, { lenient: true });
  const text = settled && !staleTense(settled.words) ? showable(settled.words) : null;
  return text ? `: ${text}` : '';
}

function joinLead(
  title: Title,
  full: string | null,
  lead: Lead | null,
): { title: string; full: string | null } {
  const plain = { title: capital(title.text), full: full ? capital(full) : null };
  if (!lead || plain.title.toLowerCase().includes(lead.text.toLowerCase())) return plain;
  const room = title.text.length + lead.text.length < (lead.kind === 'habit' ? 78 : 72);
  const joined =
    room && lead.kind !== 'purpose' && !title.text.includes(',')
      ? `${plain.title} ${lead.text}`
      : plain.title;
  const rest = full ?? title.text;
  return {
    title: joined,
    full: lead.kind === 'habit' ? `${capital(rest)} ${lead.text}` : `${capital(lead.text)}, ${rest}`,
  };
}

interface Title {
  text: string;
  words: Word[];
  risk: number;
  brief: string | null;
  points: Points;
}

function bestTitle(
  tokens: Token[],
  telling: Telling,
  words: (end: number) => Word[],
  antecedents: Antecedents,
): Title | null {
  const { front, base, from } = telling;
  let best: (Title & { cost: number }) | null = null;
  let brief: string | null = null;
  for (const cut of cutsOf(tokens, base, from, withoutName(tokens, telling.end))) {
    const settled = settle(words(cut.at), base, antecedents, { lenient: telling.lenient });
    if (!settled || staleTense(settled.words)) continue;
    const text = showable([ours(front), ...settled.words]);
    if (!text || text.length > TITLE_LIMIT || (front.length < 20 && !meaty(settled.words, base))) continue;
    const cost =
      costOf(text.length, cut.grade) +
      (/ which /.test(text) && !/ (?:in|on|of|from) which /.test(text) ? 8 : 0);
    if (settled.risk === 0 && text.length <= BRIEF_LIMIT && (!brief || text.length < brief.length))
      brief = capital(text);
    if (!best || cost < best.cost)
      best = {
        text,
        words: [ours(front), ...settled.words],
        risk: settled.risk,
        points: settled.points,
        cost,
        brief: null,
      };
  }
  return best && { ...best, brief };
}

/** "Ask early, Helen": who is spoken to is not part of what is said. */
function withoutName(tokens: Token[], end: number): number {
  return tokens[end - 1]?.pos === 'PROPN' && tokens[end - 2]?.text === ',' ? end - 2 : end;
}

/** "the owner, Frank, …" */
function namesAside(tokens: Token[], from: number, end: number): number[] {
  for (let i = from + 1; i + 2 < end; i += 1) {
    if (tokens[i]!.text === ',' && tokens[i + 1]!.pos === 'PROPN' && tokens[i + 2]!.text === ',')
      return [i, i + 1, i + 2];
  }
  return [];
}

/** "mark, by a little black spot, every fault": what stands between the commas can be left out. */
function asideAt(tokens: Token[], from: number, end: number): number[] {
  const particle = tokens[from]?.pos === 'ADP' && tokens[from + 1]?.text === ',';
  const open = tokens[from]?.text === ',' ? from : particle ? from + 1 : -1;
  if (open === -1) return [];
  for (let i = open + 1; i < Math.min(end - 1, open + 12); i += 1) {
    if (/^(?:VERB|AUX)$/.test(tokens[i]!.pos)) return [];
    if (tokens[i]!.text === ',') return Array.from({ length: i - open + 1 }, (_, k) => open + k);
  }
  return [];
}

/** At least one word besides the verb that carries meaning. */
function meaty(words: Word[], base: string): boolean {
  if (/^(?:quit|resign|apologi[sz]e|rest|relax|retire)$/.test(base)) return true;
  return words.some(
    (word) =>
      (word.token === null && word.text.length > 3) ||
      / /.test(word.text) ||
      /^(?:NOUN|PROPN|ADJ|NUM|VERB)$/.test(word.token?.pos ?? ''),
  );
}
