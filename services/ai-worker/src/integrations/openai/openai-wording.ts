import { Wording, type WordingMaterial } from '@waymark/contracts/ai/wording';
import { AppError } from '@waymark/kernel/app-error';
import { z } from 'zod';
import { type EngineHooks, ModelFailed, type Worded, type WordingEngine } from '../../app/engine.ts';
import { floorReason } from '../../domain/floor.ts';
import { ungrounded } from '../../domain/ungrounded.ts';
import { converse } from './conversation.ts';
import { Deadline } from './deadline.ts';
import { ModelJudge, usageOf } from './model-judge.ts';
import type { ModelServer } from './model-server.ts';
import { clipFields, clipLine, clipRisk, type Parsed, parseResponse } from './model-text.ts';
import { shortRepairMessage, wordingMessages } from './prompts.ts';
import { wireSchema } from './wire-schema.ts';

/** A wording takes some 100; reasoning models need more. */
const MAX_TOKENS = 2_000;
const SAFE = 'The step itself has not changed.';
const OWN_WORDS = 'Please write it in your own words.';
const TEXTS = {
  safe: SAFE,
  refused: `The AI declined to word this step. ${SAFE} ${OWN_WORDS}`,
  unusable: (problem: string) => `The AI did not offer a usable wording. ${problem} ${SAFE} ${OWN_WORDS}`,
  interrupted: `This was interrupted. ${SAFE} Please try again.`,
};
const ADDED = 'It says something that is not in your words.';
const RISKY = 'As a step it could hurt someone who follows it.';

const ModelWording = Wording.extend({
  risk: z.string().nullable().describe('What could hurt a reader who does this; null if nothing'),
});
const SCHEMA = wireSchema(ModelWording);

export class OpenAiWording implements WordingEngine {
  readonly name = 'openai';
  private readonly judge: ModelJudge;

  constructor(private readonly server: ModelServer) {
    this.judge = new ModelJudge(server);
  }

  async word(material: WordingMaterial, hooks: Pick<EngineHooks, 'beginCall' | 'signal'>): Promise<Worded> {
    const deadline = new Deadline(this.server.options.deadlineMs);
    const { value, usage } = await converse(this.server, {
      name: 'wording',
      schema: SCHEMA,
      maxTokens: Math.min(this.server.options.maxOutputTokens, MAX_TOKENS),
      opening: wordingMessages(material, SCHEMA),
      repair: shortRepairMessage,
      parse: (text) => parseWording(text, material),
      beginCall: () => hooks.beginCall(),
      texts: TEXTS,
      signal: hooks.signal,
      deadline,
    });
    const passage = material.quote ?? material.stepDescription;
    const items = [{ item: 1, title: value.title, about: value.description, passage }];
    const judged = await this.judge.judge({ of: 'steps', items }, hooks, deadline);
    const used = usageOf(usage, judged);
    const doubt = judged.doubts.get(1);
    if (!doubt) return { wording: value, usage: used };
    const problem = doubt === 'not-said' ? ADDED : RISKY;
    throw new ModelFailed(new AppError('AI_UNAVAILABLE', TEXTS.unusable(problem)), used);
  }
}

function parseWording(response: string, material: WordingMaterial): Parsed<Wording> {
  const parsed = parseResponse(response, ModelWording, clipWording);
  if (!parsed.ok) return parsed;
  const { title, description, risk } = parsed.value;
  const isRisky = risk ?? floorReason(title) ?? floorReason(description);
  if (isRisky) return { ok: false, problem: RISKY };
  const { stepTitle, stepDescription, quote } = material;
  const own = [stepTitle, stepDescription, quote].join('\n');
  const isAdded = ungrounded(`${title}\n${description}`, own) !== null;
  return isAdded ? { ok: false, problem: ADDED } : { ok: true, value: { title, description } };
}

const clipWording = (value: unknown): unknown =>
  clipFields(value, ({ title, description, risk }) => ({
    title: clipLine(title, 120),
    description: clipLine(description ?? '', 600),
    risk: clipRisk(risk),
  }));
