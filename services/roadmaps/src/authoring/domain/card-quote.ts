import type { HeldBackPassage } from '@waymark/contracts/roadmaps/review';
import type { VersionContent } from './version-content.ts';

/** Shorter ones mean little on their own; longer ones do not fit on a card. In characters. */
const SHORTEST = 20;
const LONGEST = 160;

/**
 * The sentence of the mentor on a roadmap's card: a quote of a step, or null if none fits. Whole sentences come before
 * parts of one, then the order of the steps decides. `content`: as learners may see it.
 */
export function cardQuote(
  { stages }: Pick<VersionContent, 'stages'>,
  heldBack: readonly Pick<HeldBackPassage, 'evidence'>[],
): string | null {
  const quotes = stages
    .flatMap(({ steps }) => steps.flatMap(({ evidence }) => evidence ?? []))
    .filter((evidence) => !heldBack.some((passage) => overlap(passage.evidence, evidence)))
    .map(({ quote }) => onOneLine(quote))
    .filter(({ length }) => length >= SHORTEST && length <= LONGEST);
  return quotes.find(isSentence) ?? quotes.find(beginsSentence) ?? quotes[0] ?? null;
}

interface Span {
  sourceId: string;
  start: number;
  end: number;
}

const overlap = (one: Span, other: Span): boolean =>
  one.sourceId === other.sourceId && one.start < other.end && other.start < one.end;

/** As in SQL, where other white space differs by locale. */
const onOneLine = (quote: string): string => quote.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '');

const beginsSentence = (quote: string): boolean => /^\P{Ll}/u.test(quote);
const isSentence = (quote: string): boolean =>
  beginsSentence(quote) && /[.!?…。！？؟][”"'’»)]?$/u.test(quote);
