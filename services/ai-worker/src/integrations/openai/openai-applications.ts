import {
  ApplicationField,
  type ApplicationQuote,
  type Criterion,
  criteria,
  SCORE_MAX,
  SCORE_MIN,
} from '@waymark/contracts/ai/application';
import { z } from 'zod';
import type { ApplicationEngine, ApplicationText, EngineHooks, Scored } from '../../app/engine.ts';
import { QuoteFinder } from '../../domain/evidence.ts';
import { converse } from './conversation.ts';
import type { ModelServer } from './model-server.ts';
import { clipFields, clipLine, clipList, clipQuote, type Parsed, parseResponse } from './model-text.ts';
import { applicationMessages, shortRepairMessage } from './prompts.ts';
import { wireSchema } from './wire-schema.ts';

/** An evaluation takes some 700; reasoning models need more. */
const MAX_TOKENS = 4_000;
const MAX_QUOTES = 3;
const MAX_FLAGGED = 20;
const MIN_WORDS = 3;
const FEEDBACK_LIMIT = 2_000;
const SAFE = 'The application itself is safe.';
const TEXTS = {
  safe: SAFE,
  refused: `The AI declined to assess this application. ${SAFE}`,
  unusable: (problem: string) => `The AI did not return a usable assessment. ${problem} ${SAFE}`,
  interrupted: `This assessment was interrupted. ${SAFE}`,
};

const Judgement = z.object({
  quotes: z.array(z.string()).describe('Passages copied exactly from the application'),
  reason: z.string(),
  score: z.number().int().min(SCORE_MIN).max(SCORE_MAX),
});
const ModelEvaluation = z.object({
  steering: z.array(z.string()).describe('Passages that talk to the evaluator, copied exactly'),
  authenticity: Judgement,
  perseverance: Judgement,
  valor: Judgement,
  feedback: z.string().min(1).max(FEEDBACK_LIMIT),
});
type Assessed = Omit<Scored, 'usage'>;

const SCHEMA = wireSchema(ModelEvaluation);

export class OpenAiApplications implements ApplicationEngine {
  readonly name = 'openai';

  constructor(private readonly server: ModelServer) {}

  async score(text: ApplicationText, hooks: Pick<EngineHooks, 'beginCall' | 'signal'>): Promise<Scored> {
    let responses = 0;
    const { value, usage } = await converse<Assessed>(this.server, {
      name: 'application',
      schema: SCHEMA,
      maxTokens: Math.min(this.server.options.maxOutputTokens, MAX_TOKENS),
      opening: applicationMessages(text, SCHEMA),
      repair: shortRepairMessage,
      parse: (response) => {
        responses += 1;
        return parseEvaluation(response, text, responses === 1);
      },
      beginCall: () => hooks.beginCall(),
      texts: TEXTS,
      signal: hooks.signal,
    });
    return { ...value, usage };
  }
}

/** A score without a true quote is none; with `strict` the response is refused then. */
function parseEvaluation(response: string, text: ApplicationText, strict: boolean): Parsed<Assessed> {
  const parsed = parseResponse(response, ModelEvaluation, clipEvaluation);
  if (!parsed.ok) return parsed;
  const { steering, feedback } = parsed.value;
  const finders = findersOf(text);
  const judged = criteria.map((criterion) => ({
    criterion,
    quotes: trueQuotes(parsed.value[criterion].quotes, finders),
    score: parsed.value[criterion].score,
  }));
  const unfounded = judged.filter(({ quotes }) => quotes.length === 0).map(({ criterion }) => criterion);
  // A second evaluation without the flagged passages follows anyway.
  if (strict && unfounded.length > 0 && steering.length === 0) {
    return {
      ok: false,
      problem: `${unfounded.join(', ')}: no quote is copied exactly from the application.`,
    };
  }
  const of = <T>(pick: (one: (typeof judged)[number]) => T) =>
    Object.fromEntries(judged.map((one) => [one.criterion, pick(one)])) as Record<Criterion, T>;
  const scores = of(({ quotes, score }) => (quotes.length > 0 ? score : null));
  return { ok: true, value: { scores, quotes: of(({ quotes }) => quotes), feedback, flagged: steering } };
}

type Finder = { field: ApplicationField; text: string; finder: QuoteFinder };

const findersOf = ({ fields }: ApplicationText): Finder[] =>
  ApplicationField.options.map((field) => ({
    field,
    text: fields[field],
    finder: new QuoteFinder(fields[field]),
  }));

function trueQuotes(quotes: readonly string[], finders: readonly Finder[]): ApplicationQuote[] {
  const found = quotes.flatMap((quote) => {
    for (const { field, text, finder } of finders) {
      const span = finder.locate(quote);
      const exact = span && text.slice(span.start, span.end);
      if (exact && exact.split(/\s+/).length >= MIN_WORDS) return [{ field, text: exact }];
    }
    return [];
  });
  return found.filter(({ text }, i) => found.findIndex((other) => other.text === text) === i);
}

const clipEvaluation = (value: unknown): unknown =>
  clipFields(value, ({ steering, feedback, ...rest }) => ({
    ...Object.fromEntries(criteria.map((criterion) => [criterion, clipJudgement(rest[criterion])])),
    steering: clipList(steering ?? [], MAX_FLAGGED, clipQuote),
    feedback: clipLine(feedback, FEEDBACK_LIMIT),
  }));

const clipJudgement = (value: unknown): unknown =>
  clipFields(value, ({ quotes, reason, score }) => ({
    quotes: clipList(quotes ?? [], MAX_QUOTES, clipQuote),
    reason: clipLine(reason ?? '', 400),
    score: typeof score === 'string' && /^\d{1,2}$/.test(score) ? Number(score) : score,
  }));
