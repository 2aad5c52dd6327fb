import type { DraftEngine, Drafted, EngineHooks, Material } from '../../app/engine.ts';
import { refuseTooLittle } from '../../domain/material.ts';
import { openAiClient } from './client.ts';
import { converse } from './conversation.ts';
import { stageOfModel } from './draft-of-model.ts';
import { ModelDraft, type ModelStage, parseModelDraft, parseModelStage } from './model-draft.ts';
import type { OpenAiOptions } from './options.ts';
import { repairMessage, storyMessages } from './prompts.ts';
import { StageScanner } from './stage-scanner.ts';
import { wireSchema } from './wire-schema.ts';

const MIN_STAGES = 3;
const USUAL_STAGES = 5;
const UNUSABLE =
  'The AI did not return a usable roadmap after several attempts. Your material is safe. Please try again.';
const SCHEMA = wireSchema(ModelDraft);

export class OpenAiEngine implements DraftEngine {
  readonly name = 'openai';
  private readonly client;

  constructor(private readonly options: OpenAiOptions) {
    this.client = openAiClient(options);
  }

  async draft(material: Material, hooks: EngineHooks): Promise<Drafted> {
    refuseTooLittle(material.sources);
    hooks.onPhase('understanding', 0);
    const stream = new StageStream(material, hooks);
    const { value, usage } = await converse<{ stages: ModelStage[] }>(this.client, this.options, {
      name: 'roadmap',
      schema: SCHEMA,
      opening: storyMessages(material, this.options.maxInputTokens),
      repair: repairMessage,
      parse: ({ text }) => parseModelDraft(text),
      onCall: () => stream.restart(),
      onText: (piece) => stream.push(piece),
      fallback: () => (stream.best.length >= MIN_STAGES ? { stages: stream.best } : null),
      unusable: UNUSABLE,
      signal: hooks.signal,
    });
    hooks.onPhase('checking', 0);
    return { draft: { stages: value.stages.map((stage) => stageOfModel(stage, material.sources)) }, usage };
  }
}

class StageStream {
  best: ModelStage[] = [];
  private stages: ModelStage[] = [];
  private scanner = new StageScanner();
  private reported = 0;

  constructor(
    private readonly material: Material,
    private readonly hooks: EngineHooks,
  ) {}

  restart(): void {
    this.stages = [];
    this.scanner = new StageScanner();
    this.hooks.onPhase('drafting', 0);
  }

  push(piece: string): void {
    for (const json of this.scanner.push(piece)) this.add(parseModelStage(json));
  }

  private add(stage: ModelStage | null): void {
    if (!stage) return;
    this.stages.push(stage);
    if (this.stages.length > this.best.length) this.best = this.stages;
    // A repeated call starts over: stages that were reported once are not reported again.
    if (this.stages.length <= this.reported) return;
    this.reported = this.stages.length;
    this.hooks.onPhase('drafting', Math.min(this.reported / USUAL_STAGES, 0.95));
    this.hooks.onStage(stageOfModel(stage, this.material.sources));
  }
}
