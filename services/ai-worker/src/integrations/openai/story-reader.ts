import { createHash } from 'node:crypto';
import type { Evidence, HeldBack } from '@waymark/contracts/ai/draft';
import { canCompose, partsOf } from '@waymark/contracts/ai/draft-plan';
import type { Usage } from '@waymark/contracts/ai/events';
import type { ReadPart } from '@waymark/contracts/ai/reading';
import { AppError } from '@waymark/kernel/app-error';
import { type EngineHooks, type Material, ModelFailed } from '../../app/engine.ts';
import { sumUsage } from '../../app/sum-usage.ts';
import { tokensOf } from './budget.ts';
import { type Conversation, converse } from './conversation.ts';
import { Deadline } from './deadline.ts';
import { ModelPart, parseModelPart, spread } from './model-part.ts';
import type { ModelServer } from './model-server.ts';
import { partMessages, repairMessage } from './prompts.ts';
import { type Piece, storyParts } from './story-parts.ts';
import { wireSchema } from './wire-schema.ts';

/** A moment takes some 60; reasoning models need more. */
const MAX_TOKENS = 6_000;
const TOKENS_OF_MOMENT = 80;
const MOMENTS = { fewest: 3, most: 40 };
/** The draft, and the judge of it. */
const CALLS_AFTER = 2;
const GAP = '\n[…]\n';
const SAFE = 'Your material is safe.';
const SCHEMA = wireSchema(ModelPart);
const TOO_LONG = `This is more text than the connected model can read, even in parts, so nothing was sent. ${SAFE} Leave out some of it, or ask the operator of this site for a model that reads more.`;
const INTERRUPTED = `This draft was interrupted after most of the calls to the AI that it may make, so it was ended. ${SAFE} Please start another: what was read is kept.`;
const NOTHING = `The AI found nothing in your story that a reader could follow, so nothing was changed. ${SAFE}`;

const NO_USAGE: Usage = { inputTokens: 0, outputTokens: 0, calls: 0, costUsd: null };

export interface Read {
  /** The moments of the whole story instead of its texts. */
  material: Material;
  avoid: HeldBack[];
  crisis: boolean;
  usage: Usage;
}

interface Reading {
  material: Material;
  parts: Piece[][];
  moments: number;
  hooks: EngineHooks;
}

/** Reads a story that is longer than the model's input in parts, one after the other. */
export class StoryReader {
  constructor(private readonly server: ModelServer) {}

  /** Null for a story that is read as a whole. Errors: ModelFailed; the signal's reason. */
  async read(material: Material, hooks: EngineHooks): Promise<Read | null> {
    const { options } = this.server;
    const bytes = material.sources.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
    const count = partsOf(bytes, options);
    if (count === 0) return null;
    if (!canCompose(count, options)) throw failed(TOO_LONG, NO_USAGE);
    const parts = storyParts(material.sources, count);
    const moments = momentsOf(parts.length, options.maxInputTokens);
    const read = await hooks.beginReading(buildKey(material, count), parts.length);
    const usage = await this.readRest({ material, parts, moments, hooks }, read);
    const chosen = fitting(read, material, options.maxInputTokens);
    if (chosen.every((part) => part.moments.length === 0)) throw failed(NOTHING, usage);
    return {
      material: withMoments(material, chosen),
      avoid: read.flatMap(({ avoid }) => avoid.flatMap((one) => toHeldBack(one, material))),
      crisis: read.some(({ crisis }) => crisis),
      usage,
    };
  }

  /** Adds to `read` what the other parts give. */
  private async readRest(reading: Reading, read: ReadPart[]): Promise<Usage> {
    const { parts, hooks } = reading;
    let usage = { ...NO_USAGE, costUsd: this.server.options.prices && 0 };
    while (read.length < parts.length) {
      const left = parts.length - read.length;
      // Without a call left for the draft the rest would be paid for nothing.
      if (hooks.callsLeft() <= left) throw failed(INTERRUPTED, usage);
      try {
        const part = await converse(this.server, this.conversation(reading, read.length));
        usage = sumUsage(usage, part.usage);
        read.push(part.value);
        await hooks.onPart(part.value);
      } catch (error) {
        throw error instanceof ModelFailed ? new ModelFailed(error, sumUsage(usage, error.usage)) : error;
      }
    }
    return usage;
  }

  private conversation({ material, parts, moments, hooks }: Reading, index: number): Conversation<ReadPart> {
    const pieces = parts[index]!;
    const numbers = { part: index + 1, parts: parts.length, moments };
    const sourceIds = material.sources.map(({ id }) => id);
    const { maxOutputTokens, deadlineMs } = this.server.options;
    const hasSpare = hooks.callsLeft() > parts.length - index + CALLS_AFTER;
    return {
      name: 'moments',
      schema: SCHEMA,
      maxTokens: Math.min(maxOutputTokens, MAX_TOKENS),
      maxCalls: hasSpare ? 2 : 1,
      opening: partMessages(material, pieces, SCHEMA, numbers),
      repair: repairMessage,
      parse: (text) => parseModelPart(text, { pieces, sourceIds, most: moments }),
      beginCall: () => hooks.beginCall(),
      texts: buildTexts(numbers),
      signal: hooks.signal,
      deadline: new Deadline(deadlineMs),
    };
  }
}

const buildTexts = ({ part, parts }: { part: number; parts: number }): Conversation<ReadPart>['texts'] => {
  const where = `part ${part} of ${parts} of your story`;
  return {
    safe: `It was reading ${where}. ${SAFE} What was read is kept.`,
    refused: `The AI declined to work on ${where}, so nothing was changed. ${SAFE} You can build the stages by hand.`,
    unusable: (problem) =>
      `The AI did not return usable moments of ${where}, so nothing was changed. ${problem} ${SAFE} Please try again: what was read is kept.`,
    interrupted: INTERRUPTED,
  };
};

const failed = (message: string, usage: Usage): ModelFailed =>
  new ModelFailed(new AppError('AI_UNAVAILABLE', message), usage);

const momentsOf = (parts: number, maxInputTokens: number): number =>
  Math.min(
    MOMENTS.most,
    Math.max(MOMENTS.fewest, Math.floor((maxInputTokens * 0.9) / (parts * TOKENS_OF_MOMENT))),
  );

/** Of the texts, of who speaks in them, and of how they are cut. */
function buildKey({ sources }: Material, parts: number): string {
  const hash = createHash('sha256').update(String(parts));
  for (const { id, text, speaker } of sources)
    hash.update(`\n${id} ${text.length} ${speaker ?? ''}\n`).update(text);
  return hash.digest('hex');
}

type Passage = Pick<Evidence, 'sourceId' | 'start' | 'end'>;

const quoteOf = ({ sourceId, start, end }: Passage, { sources }: Material): string =>
  sources.find(({ id }) => id === sourceId)?.text.slice(start, end) ?? '';

const toHeldBack = ({ reason, ...span }: ReadPart['avoid'][number], material: Material): HeldBack[] => {
  const quote = quoteOf(span, material);
  return quote === '' ? [] : [{ reason, evidence: { ...span, quote } }];
};

/** Where the moments of all parts are more than the model reads at once, each part gives fewer. */
function fitting(read: readonly ReadPart[], material: Material, maxTokens: number): ReadPart[] {
  for (let most = MOMENTS.most; ; most -= 1) {
    const chosen = read.map((part) => ({ ...part, moments: spread(part.moments, most) }));
    const { sources } = withMoments(material, chosen);
    if (most === 1 || sources.reduce((sum, { text }) => sum + tokensOf(text), 0) <= maxTokens) return chosen;
  }
}

function withMoments(material: Material, read: readonly ReadPart[]): Material {
  const moments = read.flatMap((part) => part.moments);
  const sources = material.sources.map((source) => {
    // A ghostwriter follows the headings of the timeline.
    if (material.ghostwriter && source.kind === 'timeline') return source;
    const quotes = moments.filter(({ sourceId }) => sourceId === source.id);
    return { ...source, text: quotes.map((span) => quoteOf(span, material)).join(GAP) };
  });
  return { ...material, sources };
}
