import type { CoachingMaterial } from '@waymark/contracts/roadmaps/coaching';
import type { CoachEngine, Coached, CoachHooks } from '../../app/engine.ts';
import { converse } from './conversation.ts';
import { COACHING_SCHEMA, parseModelCoaching, parsePartialCoaching } from './model-coaching.ts';
import type { ModelServer } from './model-server.ts';
import { coachMessages, shortRepairMessage } from './prompts.ts';

/** A coaching takes some 600; reasoning models need more. */
const MAX_TOKENS = 4_000;
const SAFE = 'The step itself has not changed.';
const TEXTS = {
  safe: SAFE,
  refused: `The AI declined to respond to this. ${SAFE} Please rephrase your note, or leave it out.`,
  unusable: (problem: string) =>
    `The AI did not return a usable response. ${problem} ${SAFE} Please try again.`,
  interrupted: `This was interrupted. ${SAFE} Please try again.`,
};

export class OpenAiCoach implements CoachEngine {
  readonly name = 'openai';

  constructor(private readonly server: ModelServer) {}

  async coach(material: CoachingMaterial, { signal, onCoaching }: CoachHooks): Promise<Coached> {
    let received = '';
    const { value, usage } = await converse(this.server, {
      name: 'coaching',
      schema: COACHING_SCHEMA,
      maxTokens: Math.min(this.server.options.maxOutputTokens, MAX_TOKENS),
      opening: coachMessages(material, COACHING_SCHEMA),
      repair: shortRepairMessage,
      parse: (text) => parseModelCoaching(text, material),
      beginCall: async () => {
        received = '';
        return true;
      },
      onText: (piece) => {
        received += piece;
        const written = /["}\]]/.test(piece) ? parsePartialCoaching(received) : null;
        if (written) onCoaching(written);
      },
      texts: TEXTS,
      signal,
    });
    const { crisis, kind, urgent, ...coaching } = value;
    const raised = crisis || kind ? { level: crisis ?? 'ask-first', kind, urgent } : null;
    return { coaching, raised, usage };
  }
}
