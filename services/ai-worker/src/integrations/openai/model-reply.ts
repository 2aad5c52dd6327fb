import { CLAIM_MAX_CHARS, type Claim, MAX_CLAIMS, type ReplyMaterial } from '@waymark/contracts/ai/reply';
import { SafetyKind } from '@waymark/contracts/roadmaps/coaching';
import { z } from 'zod';
import type { RaisedHelp } from '../../app/coach-safety.ts';
import { QuoteFinder } from '../../domain/evidence.ts';
import { floorReason } from '../../domain/floor.ts';
import { ungrounded } from '../../domain/ungrounded.ts';
import { clipFields, clipLine, clipList, clipQuote, type Parsed, parseResponse } from './model-text.ts';
import { wireSchema } from './wire-schema.ts';

const Crisis = z.enum(['strong', 'ask-first']);
/** The danger comes first, so that nothing is written where there is some. */
const WrittenReply = z.object({
  crisis: Crisis.nullable().describe('Whether somebody may be in danger, or should ask a professional first'),
  kind: SafetyKind.nullable().describe('The danger, or the topic that belongs to somebody qualified'),
  urgent: z.boolean().describe('Whether it cannot wait'),
  claims: z.array(
    z.object({
      text: z.string().describe('One sentence of the reply'),
      passage: z.number().int().describe('The number of the passage that says it'),
      quote: z.string().describe('The words of that passage that say it, copied exactly'),
    }),
  ),
});
type WrittenReply = z.infer<typeof WrittenReply>;

export const REPLY_SCHEMA = wireSchema(WrittenReply);

export interface ParsedReply {
  claims: Claim[];
  raised: RaisedHelp | null;
}

const NOT_SAID = 'No sentence of the reply had words of a passage that say it.';

/** Returns the claims that a passage bears out, with the exact words of the passage. None at all: the story does not have it. */
export function parseWrittenReply(
  response: string,
  passages: ReplyMaterial['passages'],
): Parsed<ParsedReply> {
  const parsed = parseResponse<WrittenReply>(response, WrittenReply, clipReply);
  if (!parsed.ok) return parsed;
  const { crisis, kind, urgent, claims: written } = parsed.value;
  if (crisis || kind)
    return { ok: true, value: { claims: [], raised: { level: crisis ?? 'ask-first', kind, urgent } } };
  const claims = written.flatMap((claim) => grounded(claim, passages) ?? []);
  if (written.length > 0 && claims.length === 0) return { ok: false, problem: NOT_SAID };
  return { ok: true, value: { claims, raised: null } };
}

/** Null where the passage does not exist, does not hold the quote, or where the claim adds to it or may not be shown. */
function grounded(
  { text, passage, quote }: WrittenReply['claims'][number],
  passages: ReplyMaterial['passages'],
): Claim | null {
  const from = passages[passage - 1];
  const span = from && text !== '' ? new QuoteFinder(from.text).locate(quote) : null;
  if (!from || !span || ungrounded(text, from.text) !== null || floorReason(text) !== null) return null;
  return { text, passageId: from.id, quote: from.text.slice(span.start, span.end) };
}

const clipReply = (value: unknown): unknown =>
  clipFields(value, (fields) => ({
    crisis: Crisis.safeParse(fields.crisis).data ?? null,
    kind: SafetyKind.safeParse(fields.kind).data ?? null,
    urgent: fields.urgent === true,
    claims: clipList(fields.claims ?? [], MAX_CLAIMS, clipClaim),
  }));

const clipClaim = (value: unknown): unknown =>
  clipFields(value, ({ text, passage, quote }) => ({
    text: clipLine(text, CLAIM_MAX_CHARS),
    passage: Number(passage),
    quote: clipQuote(quote) ?? '',
  }));
