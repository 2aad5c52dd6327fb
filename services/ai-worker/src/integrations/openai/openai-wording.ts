import { Wording, type WordingMaterial } from '@waymark/contracts/ai/wording';
import { z } from 'zod';
import type { EngineHooks, Worded, WordingEngine } from '../../app/engine.ts';
import { floorReason } from '../../domain/floor.ts';
import { converse } from './conversation.ts';
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
const RISKY = 'As a step it could hurt someone who follows it.';

const ModelWording = Wording.extend({
  risk: z.string().nullable().describe('What could hurt a reader who does this; null if nothing'),
});
const SCHEMA = wireSchema(ModelWording);

export class OpenAiWording implements WordingEngine {
  readonly name = 'openai';

  constructor(private readonly server: ModelServer) {}

  async word(material: WordingMaterial, hooks: Pick<EngineHooks, 'beginCall' | 'signal'>): Promise<Worded> {
    const { value, usage } = await converse(this.server, {
      name: 'wording',
      schema: SCHEMA,
      maxTokens: Math.min(this.server.options.maxOutputTokens, MAX_TOKENS),
      opening: wordingMessages(material, SCHEMA),
      repair: shortRepairMessage,
      parse: parseWording,
      beginCall: () => hooks.beginCall(),
      texts: TEXTS,
      signal: hooks.signal,
    });
    return { wording: value, usage };
  }
}

function parseWording(response: string): Parsed<Wording> {
  const parsed = parseResponse(response, ModelWording, clipWording);
  if (!parsed.ok) return parsed;
  const { title, description, risk } = parsed.value;
  const isRisky = risk ?? floorReason(title) ?? floorReason(description);
  return isRisky ? { ok: false, problem: RISKY } : { ok: true, value: { title, description } };
}

const clipWording = (value: unknown): unknown =>
  clipFields(value, ({ title, description, risk }) => ({
    title: clipLine(title, 120),
    description: clipLine(description ?? '', 600),
    risk: clipRisk(risk),
  }));
