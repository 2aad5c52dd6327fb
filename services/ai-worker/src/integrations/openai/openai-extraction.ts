import type { Usage } from '@waymark/contracts/ai/events';
import { Extraction, Lesson, MAX_EMOTIONS, MAX_LESSONS } from '@waymark/contracts/ai/extraction';
import { z } from 'zod';
import type { EngineHooks, Extracted, ExtractionEngine } from '../../app/engine.ts';
import { type Content, knownFacts } from '../../domain/extraction/known-facts.ts';
import {
  BLIND,
  NOT_SEEN,
  READ_BY_MODEL,
  SEEN_BY_MODEL,
  SPEECH_READ_BY_MODEL,
} from '../../domain/extraction/notes.ts';
import { floorReason } from '../../domain/floor.ts';
import { converse } from './conversation.ts';
import { ImagesRejected, type ModelServer } from './model-server.ts';
import {
  clipFields,
  clipLine,
  clipList,
  clipQuote,
  clipRisk,
  type Parsed,
  parseResponse,
} from './model-text.ts';
import { extractionMessages, shortRepairMessage } from './prompts.ts';
import { wireSchema } from './wire-schema.ts';

/** An extraction takes some 600; reasoning models need more. */
const MAX_TOKENS = 4_000;
const SAFE = 'Your file is safe.';
const TEXTS = {
  safe: SAFE,
  refused: `The AI declined to analyze this file. ${SAFE}`,
  unusable: (problem: string) => `The AI did not return a usable result. ${problem} ${SAFE}`,
  interrupted: `This was interrupted. ${SAFE} Please try again.`,
};

const ModelLesson = Lesson.extend({
  quote: z.string().nullable().describe('Of a text: its exact words that teach this; of a picture: null'),
  risk: z.string().nullable().describe('What could hurt a reader who does this; null if nothing'),
});
const ModelExtraction = Extraction.pick({ title: true, description: true, emotions: true }).extend({
  visible: z.boolean().describe('False if you were given no picture and no text, or cannot see the picture'),
  lessons: z.array(ModelLesson).max(MAX_LESSONS),
});
type ModelExtraction = z.infer<typeof ModelExtraction>;
const SCHEMA = wireSchema(ModelExtraction);

type Hooks = Pick<EngineHooks, 'beginCall' | 'signal'>;

/** A model looks at a picture or reads a text. Without sight, and for videos, the result is what is known about the file. */
export class OpenAiExtraction implements ExtractionEngine {
  readonly name = 'openai';

  constructor(private readonly server: ModelServer) {}

  async extract(content: Content, hooks: Hooks): Promise<Extracted> {
    const { text, picture, kind } = content;
    if (!text && !picture) return this.known(content, NOT_SEEN[kind]);
    if (!text && this.server.isBlind) return this.known(content, BLIND);
    try {
      const { value, usage } = await this.ask(content, hooks);
      if (!value.visible) return this.known(content, text ? NOT_SEEN.document : BLIND, usage);
      return { extraction: this.found(value, content), usage };
    } catch (error) {
      if (!(error instanceof ImagesRejected)) throw error;
      return this.known(content, BLIND);
    }
  }

  private ask(content: Content, hooks: Hooks) {
    const { maxOutputTokens, maxInputTokens } = this.server.options;
    return converse(this.server, {
      name: 'extraction',
      schema: SCHEMA,
      maxTokens: Math.min(maxOutputTokens, MAX_TOKENS),
      opening: extractionMessages(content, SCHEMA, maxInputTokens),
      repair: shortRepairMessage,
      parse: (response): Parsed<ModelExtraction> => parseResponse(response, ModelExtraction, clipExtraction),
      beginCall: () => hooks.beginCall(),
      texts: TEXTS,
      signal: hooks.signal,
    });
  }

  private found({ title, description, emotions, lessons }: ModelExtraction, content: Content): Extraction {
    const { text, facts } = content;
    const isSafe = (words: string): boolean => floorReason(words) === null;
    const isTrue = ({ quote }: z.infer<typeof ModelLesson>): boolean =>
      text === null || (quote !== null && quote.trim() !== '' && inOneLine(text).includes(inOneLine(quote)));
    const kept = lessons.filter(
      (lesson) => lesson.risk === null && isTrue(lesson) && isSafe(lesson.action) && isSafe(lesson.impact),
    );
    return {
      title: isSafe(title) ? title : knownFacts(content).title,
      description: isSafe(description) ? description : '',
      emotions,
      lessons: kept.map(({ concept, action, impact }) => ({ concept, action, impact })),
      ...{ facts, engine: 'openai', basis: text ? 'text' : 'picture' },
      note: noteOf(content),
    };
  }

  private known(content: Content, note: string, usage: Usage | null = null): Extracted {
    const about = { basis: 'facts', engine: 'openai', note } as const;
    return { extraction: { ...knownFacts(content), emotions: [], lessons: [], ...about }, usage };
  }
}

const noteOf = ({ text, kind }: Content): string => {
  if (!text) return SEEN_BY_MODEL;
  return kind === 'video' ? SPEECH_READ_BY_MODEL : READ_BY_MODEL;
};

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const clipExtraction = (value: unknown): unknown =>
  clipFields(value, ({ visible, title, description, emotions, lessons }) => ({
    visible: visible ?? true,
    title: clipLine(title ?? '', 120),
    description: clipLine(description ?? '', 600),
    emotions: clipList(emotions ?? [], MAX_EMOTIONS, (emotion) => clipLine(emotion, 40)),
    lessons: clipList(lessons ?? [], MAX_LESSONS, clipLesson),
  }));

const clipLesson = (value: unknown): unknown =>
  clipFields(value, ({ concept, action, impact, quote, risk }) => ({
    concept: clipLine(concept ?? '', 120),
    action: clipLine(action ?? '', 300),
    impact: clipLine(impact ?? '', 300),
    quote: clipQuote(quote),
    risk: clipRisk(risk),
  }));
