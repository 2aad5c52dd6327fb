import { AppError } from '@waymark/kernel/app-error';
import type OpenAI from 'openai';
import type { DraftEngine, Drafted, EngineHooks, Material } from '../../app/engine.ts';
import { tokensOf } from './budget.ts';
import { openAiClient } from './client.ts';
import { type Completion, complete } from './completion.ts';
import { stageOfModel } from './draft-of-model.ts';
import { BrokenAnswer, modelFailure } from './failures.ts';
import { ModelDraft, type ModelStage, readModelDraft, readModelStage } from './model-draft.ts';
import type { OpenAiOptions } from './options.ts';
import { type Message, repairMessage, storyMessages } from './prompts.ts';
import { refuseTooLittle } from './refuse-too-little.ts';
import { StageScanner } from './stage-scanner.ts';
import { wireSchema } from './wire-schema.ts';

/** One call, and at most two more when its answer is broken, cut or of another shape. */
const MAX_CALLS = 3;
const FEWEST_STAGES = 3;
const USUAL_STAGES = 5;
const KEPT_OF_BAD_ANSWER = 4_000;
const NO_ROADMAP =
  'The AI answered with something that is no roadmap, several times over. Your material is safe. Please try again.';
const SCHEMA = wireSchema(ModelDraft);

/** Drafts with any model behind an OpenAI-compatible server. What comes back is data: checked, cut to size, quotes looked up. */
export class OpenAiEngine implements DraftEngine {
  readonly name = 'openai';
  private readonly client: OpenAI;

  constructor(private readonly options: OpenAiOptions) {
    this.client = openAiClient(options);
  }

  async draft(material: Material, hooks: EngineHooks): Promise<Drafted> {
    refuseTooLittle(material.sources);
    hooks.onPhase('understanding', 0);
    const talk = new Talk(this.client, this.options, material, hooks);
    const stages = await talk.run(storyMessages(material, this.options.maxInputTokens));
    hooks.onPhase('checking', 0);
    return {
      draft: { stages: stages.map((stage) => stageOfModel(stage, material.sources)) },
      usage: talk.usage,
    };
  }
}

/** The conversation of one run. */
class Talk {
  readonly usage = { inputTokens: 0, outputTokens: 0, calls: 0 };
  private shown = 0;
  /** The most stages any answer held that was itself no whole draft. */
  private salvage: ModelStage[] = [];

  constructor(
    private readonly client: OpenAI,
    private readonly options: OpenAiOptions,
    private readonly material: Material,
    private readonly hooks: EngineHooks,
  ) {}

  async run(opening: Message[]): Promise<ModelStage[]> {
    let messages = opening;
    let broken: BrokenAnswer | undefined;
    while (this.usage.calls < MAX_CALLS) {
      this.hooks.onPhase('drafting', 0);
      try {
        const { text } = await this.ask(messages);
        const read = readModelDraft(text);
        if (read.ok) return read.draft.stages;
        broken = undefined;
        const bad: Message = { role: 'assistant', content: text.slice(0, KEPT_OF_BAD_ANSWER) };
        messages = [...opening, bad, repairMessage(read.problem)];
      } catch (error) {
        if (!(error instanceof BrokenAnswer)) throw error;
        broken = error;
        messages = opening;
      }
    }
    if (this.salvage.length >= FEWEST_STAGES) return this.salvage;
    if (broken) throw modelFailure(broken);
    throw new AppError('AI_UNAVAILABLE', NO_ROADMAP);
  }

  private async ask(messages: Message[]): Promise<Completion> {
    const scanner = new StageScanner();
    const stages: ModelStage[] = [];
    let answer = '';
    this.usage.calls += 1;
    let counted: Completion | undefined;
    try {
      counted = await complete(this.client, this.options, {
        messages,
        name: 'roadmap',
        schema: SCHEMA,
        signal: this.hooks.signal,
        onText: (piece) => {
          answer += piece;
          for (const json of scanner.push(piece)) this.stageArrived(json, stages);
        },
      });
      return counted;
    } finally {
      const asked = messages.reduce((sum, { content }) => sum + tokensOf(content), 0);
      this.usage.inputTokens += counted?.inputTokens ?? asked;
      this.usage.outputTokens += counted?.outputTokens ?? tokensOf(answer);
      if (stages.length > this.salvage.length) this.salvage = stages;
    }
  }

  private stageArrived(json: string, stages: ModelStage[]): void {
    const stage = readModelStage(json);
    if (!stage) return;
    stages.push(stage);
    // A repeated call starts over; what is on screen already is not shown twice.
    if (stages.length <= this.shown) return;
    this.shown = stages.length;
    this.hooks.onPhase('drafting', Math.min(stages.length / USUAL_STAGES, 0.95));
    this.hooks.onStage(stageOfModel(stage, this.material.sources));
  }
}
