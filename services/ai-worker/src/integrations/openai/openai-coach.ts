import type { CoachingMaterial } from '@waymark/contracts/roadmaps/coaching';
import { AppError } from '@waymark/kernel/app-error';
import type { CoachEngine, Coached } from '../../app/engine.ts';
import { openAiClient } from './client.ts';
import { converse } from './conversation.ts';
import { COACHING_SCHEMA, parseModelCoaching } from './model-coaching.ts';
import type { OpenAiOptions } from './options.ts';
import { coachMessages, coachRepairMessage } from './prompts.ts';

/** A coaching takes some 600; reasoning models need more. */
const MAX_TOKENS = 4_000;
const UNCHANGED = 'The step itself has not changed.';
const UNUSABLE = `The AI did not return a usable response after several attempts. ${UNCHANGED} Please try again.`;
const REFUSED = `The AI refused to respond to this. ${UNCHANGED} Please rephrase your note, or leave it out.`;

export class OpenAiCoach implements CoachEngine {
  readonly name = 'openai';
  private readonly options: OpenAiOptions;
  private readonly client;

  constructor(options: OpenAiOptions) {
    this.options = { ...options, maxOutputTokens: Math.min(options.maxOutputTokens, MAX_TOKENS) };
    this.client = openAiClient(this.options);
  }

  async coach(material: CoachingMaterial, signal: AbortSignal): Promise<Coached> {
    const { value, usage } = await converse(this.client, this.options, {
      name: 'coaching',
      schema: COACHING_SCHEMA,
      opening: coachMessages(material),
      repair: coachRepairMessage,
      parse: ({ text, refused }) => {
        if (refused) throw new AppError('AI_UNAVAILABLE', REFUSED);
        return parseModelCoaching(text, material);
      },
      unusable: UNUSABLE,
      safe: UNCHANGED,
      signal,
    });
    return { coaching: value, crisis: null, crisisKind: null, usage };
  }
}
