import type { HeldBack } from '@waymark/contracts/ai/draft';
import { isFollowUp, steeringIn } from './application/steering.ts';
import { foldedText, sentencesWithin, visibleText } from './application/visible-text.ts';
import type { EvidenceSource, Span } from './evidence.ts';

/** Of a passage held back. */
const LONGEST = 600;
/** Sentences between two pauses: some 20 ms. */
const AT_ONCE = 200;
/** The first words of an order that follows another. */
const ORDERS_ON =
  /^\W*(?:(?:then|and|now|also|instead|only|just|please)\W+)*(?:write|add|include|insert|output|say|mention|list|reveal|print|return|make|put|tell|use|answer|respond|reply|send|link|schreib\w*|nenne|gib|antworte|fuge|escrib\w+|anade|incluye|responde|ecri\w+|ajoute\w*|repond\w*|scriv\w+|aggiung\w+|rispond\w+|escrev\w+|acrescent\w+|inclu\w+)\b/;

export interface Cleaned<S> {
  /** Each text as long as before: what was taken out is blank, so that the places of quotes are unchanged. */
  sources: S[];
  /** What was taken out. */
  instructions: HeldBack[];
}

/** Takes out of stories what is written for the software that reads them. */
export async function withoutInstructions<S extends EvidenceSource>(
  sources: readonly S[],
): Promise<Cleaned<S>> {
  const cleaned: Cleaned<S> = { sources: [], instructions: [] };
  for (const source of sources) {
    const { id: sourceId, text } = source;
    const spans = await instructionsIn(text);
    cleaned.sources.push({ ...source, text: blanked(text, spans) });
    for (const { start, end } of spans) {
      const evidence = { sourceId, quote: text.slice(start, end), start, end };
      cleaned.instructions.push({ reason: 'instruction', evidence });
    }
  }
  return cleaned;
}

async function instructionsIn(text: string): Promise<Span[]> {
  const found: Span[] = [];
  let count = 0;
  let after = -1; // the line of the instruction before
  for (const { words, start, line } of sentencesWithin(text)) {
    for (const span of pieces(words, start)) {
      if (++count % AT_ONCE === 0) await pause();
      const { text: visible, hidden } = visibleText(text.slice(span.start, span.end));
      const isOne = hidden !== null || steeringIn(visible) !== null || (after === line && goesOn(visible));
      if (isOne && visible + (hidden ?? '') !== '') add(found, span, text);
      after = isOne ? line : -1;
    }
  }
  return found;
}

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

const goesOn = (sentence: string): boolean => isFollowUp(sentence) || ORDERS_ON.test(foldedText(sentence));

/** A sentence without the white space around it, in parts where it is too long to be held back as one. */
function* pieces(words: string, at: number): Generator<Span> {
  for (const { index, 0: piece } of words.matchAll(/\S(?:[\s\S]{0,598}\S)?(?!\S)|\S{1,600}/g))
    yield { start: at + index, end: at + index + piece.length };
}

/** Joins what follows at once, so that the mentor sees one passage. */
function add(found: Span[], span: Span, text: string): void {
  const last = found.at(-1);
  const isNext = last && span.end - last.start <= LONGEST && text.slice(last.end, span.start).trim() === '';
  if (isNext) last.end = span.end;
  else found.push({ ...span });
}

const blanked = (text: string, spans: readonly Span[]): string => {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of spans) {
    parts.push(text.slice(from, start), text.slice(start, end).replace(/[^\n]/g, ' '));
    from = end;
  }
  return [...parts, text.slice(from)].join('');
};
