import { AppError } from '@waymark/kernel/app-error';
import type { DraftEngine, Drafted, EngineHooks, Material } from '../../app/engine.ts';
import { ModelFailed } from '../../app/engine.ts';
import { verifyDraft } from '../../domain/evidence.ts';
import { refuseTooLittle } from '../../domain/material.ts';
import { converse } from './conversation.ts';
import { draftOfModel } from './draft-of-model.ts';
import { ModelDraft, parseModelDraft } from './model-draft.ts';
import type { ModelServer } from './model-server.ts';
import { repairMessage, storyMessages } from './prompts.ts';
import { SourceQuotes } from './source-quotes.ts';
import { StageStream } from './stage-stream.ts';
import { wireSchema } from './wire-schema.ts';

const SAFE = 'Your material is safe.';
const TEXTS = {
  safe: SAFE,
  refused: `The AI declined to work on this story, and trying again does not help. ${SAFE} You can build the stages by hand.`,
  unusable: (problem: string) =>
    `The AI did not return a usable roadmap, so nothing was changed. ${problem} ${SAFE} Please try again.`,
  interrupted: `This draft was interrupted after its two calls to the AI, so it was ended. ${SAFE} Please start another.`,
};
const ALL_HELD_BACK = `Everything the AI proposed could hurt someone who follows it, so nothing was changed. ${SAFE} You can build the stages by hand.`;
const SCHEMA = wireSchema(ModelDraft);

export class OpenAiEngine implements DraftEngine {
  readonly name = 'openai';

  constructor(private readonly server: ModelServer) {}

  async draft(material: Material, hooks: EngineHooks): Promise<Drafted> {
    const { sources } = material;
    const { maxInputTokens, maxOutputTokens } = this.server.options;
    refuseTooLittle(sources);
    hooks.onPhase('understanding', 0);
    const quotes = new SourceQuotes(sources);
    const verified = (model: ModelDraft) => verifyDraft(draftOfModel(model, quotes), sources);
    const stream = new StageStream(verified, hooks);
    const { value, usage } = await converse<ModelDraft>(this.server, {
      name: 'roadmap',
      schema: SCHEMA,
      maxTokens: maxOutputTokens,
      opening: storyMessages(material, SCHEMA, maxInputTokens),
      repair: repairMessage,
      parse: (text) => parseModelDraft(text, quotes),
      beginCall: async () => {
        stream.restart();
        return await hooks.beginCall();
      },
      onText: (piece) => stream.push(piece),
      texts: TEXTS,
      signal: hooks.signal,
    });
    hooks.onPhase('checking', 0);
    const draft = verified(value);
    if (draft.stages.length === 0)
      throw new ModelFailed(new AppError('AI_UNAVAILABLE', ALL_HELD_BACK), usage);
    return { draft, usage };
  }
}
