import {
  type Draft,
  type DraftStage,
  type DraftStep,
  type Evidence,
  type HeldBack,
  MAX_HELD_BACK,
} from '@waymark/contracts/ai/draft';
import { withoutQuotedLines } from '@waymark/contracts/roadmaps/written-text';
import { holdBack, suggested, withMoved } from './held-back-steps.ts';
import { ungrounded } from './ungrounded.ts';

export interface EvidenceSource {
  id: string;
  text: string;
}

export interface Span {
  start: number;
  end: number;
}

const QUOTE_LIMIT = 600;
const TITLE_LIMIT = 120;
const DESCRIPTION_LIMIT = 600;
const DURATION_LIMIT = 40;
const MAX_ITEMS = 12;
const MAX_LINKS = 20;
/** Shortest part of a quote shortened with "…" that counts as evidence. */
const MIN_PART = 24;

export class QuoteFinder {
  private folded: { text: string; at: Int32Array } | null = null;

  constructor(private readonly text: string) {}

  /** The span of the quote, regardless of quotation marks, dashes, white space and case; null when it is absent. */
  locate(quote: string): Span | null {
    const exact = quote.trim() === '' ? -1 : this.text.indexOf(quote);
    if (exact !== -1) return this.trimmed({ start: exact, end: exact + quote.length });
    const folded = fold(quote).text.trim();
    return this.locateFolded(folded) ?? this.locateFolded(bare(folded)) ?? this.locatePart(folded);
  }

  private locateFolded(wanted: string): Span | null {
    if (wanted.length < 3) return null;
    this.folded ??= fold(this.text);
    const { text, at } = this.folded;
    for (let from = text.indexOf(wanted); from !== -1; from = text.indexOf(wanted, from + 1)) {
      const end = from + wanted.length;
      if (!wordAt(text, from - 1, from) && !wordAt(text, end - 1, end))
        return this.trimmed({ start: at[from]!, end: at[end - 1]! + 1 });
    }
    return null;
  }

  /** The longest part of "I sold the car … and the house" that is in the text. */
  private locatePart(folded: string): Span | null {
    const parts = folded
      .split(/\s*(?:\.\.\.|\[[^\]]*\])\s*/)
      .filter((part) => part.length >= MIN_PART && part !== folded);
    for (const part of parts.sort((a, b) => b.length - a.length)) {
      const span = this.locateFolded(bare(part));
      if (span) return span;
    }
    return null;
  }

  /** Cut to QUOTE_LIMIT, without white space at the ends and without splitting a surrogate pair. */
  private trimmed({ start, end }: Span): Span | null {
    let from = start;
    let to = end;
    while (from < to && /\s/.test(this.text[from]!)) from += 1;
    if (to - from > QUOTE_LIMIT)
      to = from + Math.max(1, lastBreak(this.text.slice(from, from + QUOTE_LIMIT)));
    while (to > from && /\s/.test(this.text[to - 1]!)) to -= 1;
    if (low(this.text, from) && from > 0) from -= 1;
    if (low(this.text, to) && to < this.text.length) to -= 1;
    return to > from ? { start: from, end: to } : null;
  }
}

export const locate = (quote: string, text: string): Span | null => new QuoteFinder(text).locate(quote);

const low = (text: string, i: number): boolean =>
  /[\udc00-\udfff]/.test(text[i] ?? '') && /[\ud800-\udbff]/.test(text[i - 1] ?? '');

const wordAt = (text: string, a: number, b: number): boolean =>
  /[\p{L}\p{N}]/u.test(text[a] ?? '') && /[\p{L}\p{N}]/u.test(text[b] ?? '');

function lastBreak(text: string): number {
  const sentence = Math.max(...['. ', '! ', '? ', '; '].map((end) => text.lastIndexOf(end)));
  if (sentence > text.length / 2) return sentence + 1;
  const space = text.lastIndexOf(' ');
  return space > 0 ? space : text.length;
}

const bare = (text: string): string => text.replace(/^[\s"'.,;:!?()-]+|[\s"'.,;:!?()-]+$/g, '');

/** Lower case, plain quotes and dashes, single spaces; `at[i]` is the offset of character i in the original. */
function fold(text: string): { text: string; at: Int32Array } {
  const at = new Int32Array(text.length * 3 + 1);
  const out: string[] = [];
  let blank = false;
  const put = (char: string, i: number): void => {
    at[out.length] = i;
    out.push(char);
  };
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i]!;
    if (/\s/.test(char)) {
      if (!blank) put(' ', i);
      blank = true;
      continue;
    }
    if (/[\u00ad\u200b-\u200f\u2060\ufeff]/.test(char)) continue;
    blank = false;
    if (/[‘’‛´`]/.test(char)) put("'", i);
    else if (/[“”„«»]/.test(char)) put('"', i);
    else if (/[‐‑‒–—―]/.test(char)) put('-', i);
    else if (char === '…') for (let k = 0; k < 3; k += 1) put('.', i);
    else put(oneLower(char), i);
  }
  return { text: out.join(''), at };
}

const oneLower = (char: string): string => {
  const lower = char.toLowerCase();
  return lower.length === 1 ? lower : char;
};

/**
 * Corrects quotes; removes what is in no source, repeated titles and empty stages; holds back what must not become a
 * step; cuts to the contract's limits. What is empty stays empty.
 */
export function verifyDraft(draft: Draft, sources: readonly EvidenceSource[]): Draft {
  const finders = sources.map(({ id, text }) => {
    // A question of the interview is no evidence.
    const own = withoutQuotedLines(text);
    return { id, text: own, finder: new QuoteFinder(own) };
  });
  const heldBack: HeldBack[] = [];
  for (const { reason, evidence } of draft.heldBack.toReversed()) {
    const verified = verifyEvidence(evidence, finders);
    if (verified) holdBack(heldBack, reason, verified);
  }
  const story = sources.map(({ text }) => text).join('\n');
  const seen = new Set<string>();
  const stages: DraftStage[] = [];
  const moved: DraftStep[] = [];
  for (const stage of draft.stages) {
    const title = cap(stage.title, TITLE_LIMIT);
    if (stages.length === MAX_ITEMS || title === '' || !isNew(title, seen)) continue;
    const verified = verifySteps(stage.steps, finders, seen);
    const addsTo = ungrounded(title, story) !== null;
    const steps = verified.flatMap((step) => suggested(step, addsTo, heldBack) ?? []);
    if (addsTo) moved.push(...steps);
    if (addsTo || steps.length === 0) continue;
    const description = cap(stage.description, DESCRIPTION_LIMIT);
    stages.push({
      title,
      description: ungrounded(description, story) === null ? description : '',
      estimatedDuration: cap(stage.estimatedDuration, DURATION_LIMIT),
      steps,
    });
  }
  return {
    stages: withMoved(stages, moved),
    heldBack: heldBack.slice(0, MAX_HELD_BACK),
    crisis: draft.crisis,
  };
}

type Finder = EvidenceSource & { finder: QuoteFinder };

function verifySteps(steps: readonly DraftStep[], finders: Finder[], seen: Set<string>): DraftStep[] {
  const kept: DraftStep[] = [];
  for (const step of steps) {
    const title = cap(step.title, TITLE_LIMIT);
    if (kept.length === MAX_ITEMS || title === '' || !isNew(title, seen)) continue;
    kept.push({
      title,
      description: cap(step.description, DESCRIPTION_LIMIT),
      estimatedDuration: step.estimatedDuration ? cap(step.estimatedDuration, DURATION_LIMIT) || null : null,
      resourceLinks: step.resourceLinks.filter((link) => named(link, finders)).slice(0, MAX_LINKS),
      evidence: step.evidence && verifyEvidence(step.evidence, finders),
      ...(step.doubt && { doubt: step.doubt }),
    });
  }
  return kept;
}

/** The evidence with its span corrected; null when the quote is in no source. */
function verifyEvidence(evidence: Evidence, finders: Finder[]): Evidence | null {
  const named = finders.find((source) => source.id === evidence.sourceId);
  const { start, end, quote } = evidence;
  if (
    named &&
    end - start <= QUOTE_LIMIT &&
    end > start &&
    named.text.slice(start, end) === quote &&
    quote.trim() !== ''
  )
    return evidence;
  for (const source of named ? [named, ...finders.filter((other) => other !== named)] : finders) {
    const span = source.finder.locate(quote);
    if (span) return { sourceId: source.id, quote: source.text.slice(span.start, span.end), ...span };
  }
  return null;
}

const named = (link: string, finders: Finder[]): boolean =>
  /^(?:https?:\/\/|mailto:)/.test(link) &&
  link.length <= 2048 &&
  finders.some((source) => source.text.includes(link));

function isNew(title: string, seen: Set<string>): boolean {
  const key =
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim() || title;
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

/** At most `limit` UTF-16 units on one line, cut after a word and marked with an ellipsis. */
export function cap(text: string, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= limit) return line;
  const room = line.slice(0, limit - 1);
  const space = room.lastIndexOf(' ');
  const cut = space > limit / 2 ? room.slice(0, space) : room.replace(/[\ud800-\udbff]$/, '');
  return `${cut.replace(/[\s,;:.—-]+$/, '')}…`;
}
