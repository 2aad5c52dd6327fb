import { FOLLOW_UP_MAX_CHARS, type FollowUpMaterial } from '@waymark/contracts/ai/follow-up';
import { AppError } from '@waymark/kernel/app-error';
import { z } from 'zod';
import { type Asked, type EngineHooks, type FollowUpEngine, ModelFailed } from '../../app/engine.ts';
import { QuoteFinder } from '../../domain/evidence.ts';
import { floorReason } from '../../domain/floor.ts';
import { converse } from './conversation.ts';
import { Deadline } from './deadline.ts';
import { ModelJudge, usageOf } from './model-judge.ts';
import type { ModelServer } from './model-server.ts';
import { clipFields, clipLine, clipQuote, clipRisk, type Parsed, parseResponse } from './model-text.ts';
import { followUpContext, followUpMessages, shortRepairMessage } from './prompts.ts';
import { wireSchema } from './wire-schema.ts';

/** A question takes some 80; reasoning models need more. */
const MAX_TOKENS = 2_000;
const SAFE = 'Your answer is saved.';
const TEXTS = {
  safe: SAFE,
  refused: `The AI declined to ask about this. ${SAFE}`,
  unusable: (problem: string) => `The AI found no question that we would ask you. ${problem} ${SAFE}`,
  interrupted: `This was interrupted. ${SAFE} Please try again.`,
};

const ModelQuestion = z.object({
  crisis: z.boolean().describe('Whether somebody is in danger now by their words'),
  about: z.string().describe('The words it asks about, copied exactly'),
  question: z.string().max(FOLLOW_UP_MAX_CHARS),
  risk: z.string().nullable().describe('What could hurt or shame the mentor; null if nothing'),
});
const SCHEMA = wireSchema(ModelQuestion);

export class OpenAiFollowUp implements FollowUpEngine {
  readonly name = 'openai';
  private readonly judge: ModelJudge;

  constructor(private readonly server: ModelServer) {
    this.judge = new ModelJudge(server);
  }

  async ask(material: FollowUpMaterial, hooks: Pick<EngineHooks, 'beginCall' | 'signal'>): Promise<Asked> {
    const deadline = new Deadline(this.server.options.deadlineMs);
    const { value, usage } = await converse(this.server, {
      name: 'follow_up',
      schema: SCHEMA,
      maxTokens: Math.min(this.server.options.maxOutputTokens, MAX_TOKENS),
      opening: followUpMessages(material, SCHEMA),
      repair: shortRepairMessage,
      parse: (text) => parseQuestion(text, material),
      beginCall: () => hooks.beginCall(),
      texts: TEXTS,
      signal: hooks.signal,
      deadline,
    });
    if (value === null) return { question: value, usage };
    const items = [{ item: 1, what: 'question', text: value }];
    const judging = { of: 'words' as const, context: followUpContext(material), items };
    const judged = await this.judge.judge(judging, hooks, deadline);
    const used = usageOf(usage, judged);
    if (judged.doubts.size > 0)
      throw new ModelFailed(new AppError('AI_UNAVAILABLE', TEXTS.unusable(RISKY)), used);
    return { question: value, usage: used };
  }
}

function parseQuestion(response: string, { answer }: FollowUpMaterial): Parsed<string | null> {
  const parsed = parseResponse(response, ModelQuestion, clipQuestion);
  if (!parsed.ok) return parsed;
  const { crisis, about, question, risk } = parsed.value;
  if (crisis) return { ok: true, value: null };
  const problem = problemOf(question) ?? (isRisky(question, risk) ? RISKY : null);
  if (problem) return { ok: false, problem };
  if (new QuoteFinder(answer).locate(about) === null) return { ok: false, problem: NOT_THEIRS };
  return { ok: true, value: question };
}

const RISKY = 'It could hurt you or give advice.';
const NOT_THEIRS = 'It was not about your own words.';
const NOT_ONE = 'It was not one question of one sentence.';
/** A sentence that ends within the text; abbreviations such as "Dr." are shorter. */
const INNER_END = /(?:[!?？؟]|\p{L}{4,}\.)\s*\S/u;

const problemOf = (question: string): string | null =>
  /[?？؟]$/.test(question) && !INNER_END.test(question) ? null : NOT_ONE;

const isRisky = (question: string, risk: string | null): boolean =>
  risk !== null || floorReason(question) !== null;

const clipQuestion = (value: unknown): unknown =>
  clipFields(value, ({ crisis, about, question, risk }) => ({
    crisis: crisis === true,
    about: clipQuote(about) ?? '',
    question: clipLine(question, FOLLOW_UP_MAX_CHARS),
    risk: clipRisk(risk),
  }));
