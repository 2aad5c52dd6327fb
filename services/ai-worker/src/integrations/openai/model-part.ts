import type { Evidence } from '@waymark/contracts/ai/draft';
import type { ReadPart } from '@waymark/contracts/ai/reading';
import { z } from 'zod';
import { DRAFT_LIMITS, wordsOf } from './draft-rules.ts';
import { clipAvoid, clipQuoted, ModelAvoid, Quoted } from './model-draft.ts';
import { clipFields, clipList, type Parsed, parseResponse } from './model-text.ts';
import { SourceQuotes } from './source-quotes.ts';
import type { Piece } from './story-parts.ts';

/** What a model chooses from one part of a story. What to avoid comes first, so that it is no moment as well. */
export const ModelPart = z.object({
  avoid: z.array(ModelAvoid).describe('What must not become a step'),
  moments: z.array(Quoted),
  crisis: z.boolean().describe('Whether somebody seems to be in danger now'),
});

const MAX_LIST = 200;
const MAX_AVOID = 60;
/** Of the moments, how many must be in the part word for word. */
const LEAST_TRUE = 0.5;

type Located = Evidence & { source: number };

export interface PartRules {
  pieces: readonly Piece[];
  /** Ids of all sources, in the order of their numbers. */
  sourceIds: readonly string[];
  /** Moments at most; of more, evenly spread ones are taken. */
  most: number;
}

/** Parses a response and locates its quotes in the sources. */
export function parseModelPart(response: string, { pieces, sourceIds, most }: PartRules): Parsed<ReadPart> {
  const parsed = parseResponse(response, ModelPart, clipPart);
  if (!parsed.ok) return parsed;
  const { moments, avoid, crisis } = parsed.value;
  const locate = locator(pieces, sourceIds);
  const located = moments.flatMap((moment) => locate(moment) ?? []);
  if (located.length < moments.length * LEAST_TRUE) {
    const problem = `Only ${located.length} of ${moments.length} moments quote the story word for word; at least half must.`;
    return { ok: false, problem };
  }
  const avoided = avoid.flatMap(({ why, ...quoted }) => {
    const found = locate(quoted);
    return found ? [{ ...toSpan(found), reason: why }] : [];
  });
  const whole = located.filter(({ quote }) => wordsOf(quote) >= DRAFT_LIMITS.minQuoteWords);
  const chosen = spread(whole.sort(inOrder), most).map(toSpan);
  return { ok: true, value: { moments: chosen, avoid: avoided.slice(0, MAX_AVOID), crisis } };
}

/** At most `most` of a list, evenly spread over it. */
export const spread = <T>(list: readonly T[], most: number): T[] =>
  list.length <= most
    ? [...list]
    : Array.from({ length: most }, (_, i) => list[Math.floor((i * list.length) / most)]!);

const toSpan = ({ sourceId, start, end }: Located) => ({ sourceId, start, end });
const inOrder = (one: Located, other: Located): number =>
  one.source - other.source || one.start - other.start;

function locator(pieces: readonly Piece[], sourceIds: readonly string[]) {
  const quotes = new SourceQuotes(pieces.map(({ source, text }) => ({ id: String(source), text })));
  return ({ source, quote }: z.infer<typeof Quoted>): Located | null => {
    const at = pieces.findIndex((piece) => piece.source === source);
    const found = quotes.evidenceOf({ source: at + 1, quote });
    if (!found) return null;
    const piece = pieces.find((one) => String(one.source) === found.sourceId)!;
    return {
      source: piece.source,
      sourceId: sourceIds[piece.source - 1]!,
      quote: found.quote,
      start: found.start + piece.start,
      end: found.end + piece.start,
    };
  };
}

const clipPart = (value: unknown): unknown =>
  clipFields(value, ({ avoid, moments, crisis }) => ({
    avoid: clipList(avoid ?? [], MAX_LIST, clipAvoid),
    moments: clipList(moments, MAX_LIST, (moment) => clipFields(moment, (fields) => clipQuoted(fields))),
    crisis: crisis === true,
  }));
