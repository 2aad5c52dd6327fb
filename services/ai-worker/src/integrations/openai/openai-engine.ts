import type { Draft } from '@waymark/contracts/ai/draft';
import { AppError } from '@waymark/kernel/app-error';
import type { DraftEngine, Drafted, EngineHooks, Material } from '../../app/engine.ts';
import { AllHeldBack, ModelFailed } from '../../app/engine.ts';
import { sumUsage } from '../../app/sum-usage.ts';
import { judgedItems, withoutDoubted } from '../../domain/doubts.ts';
import { verifyDraft } from '../../domain/evidence.ts';
import { refuseTooLittle } from '../../domain/material.ts';
import { wordsOfSpeaker } from '../../domain/outline/mentor.ts';
import { withoutInstructions } from '../../domain/story-instructions.ts';
import { converse } from './conversation.ts';
import { Deadline } from './deadline.ts';
import { draftOfModel, withoutHarmfulStages } from './draft-of-model.ts';
import { ModelDraft, parseModelDraft } from './model-draft.ts';
import { ModelJudge, usageOf } from './model-judge.ts';
import type { ModelServer } from './model-server.ts';
import { repairMessage, storyMessages } from './prompts.ts';
import { SourceQuotes } from './source-quotes.ts';
import { StageStream } from './stage-stream.ts';
import { type Read, StoryReader } from './story-reader.ts';
import { wireSchema } from './wire-schema.ts';

const SAFE = 'Your material is safe.';
const TEXTS = {
  safe: SAFE,
  refused: `The AI declined to work on this story, and trying again does not help. ${SAFE} You can build the stages by hand.`,
  unusable: (problem: string) =>
    `The AI did not return a usable roadmap, so nothing was changed. ${problem} ${SAFE} Please try again.`,
  interrupted: `This draft was interrupted after all the calls to the AI that it may make, so it was ended. ${SAFE} Please start another.`,
};
const ALL_HELD_BACK = `Every step that the AI proposed waits for you with the reason, so nothing was changed. ${SAFE}`;
const SCHEMA = wireSchema(ModelDraft);

/**
 * A model drafts, and once more reads what it has drafted beside the passages before anything of it is used. A story longer
 * than its input is read in parts first, and drafted from their moments.
 */
export class OpenAiEngine implements DraftEngine {
  readonly name = 'openai';
  private readonly judge: ModelJudge;
  private readonly reader: StoryReader;

  constructor(private readonly server: ModelServer) {
    this.judge = new ModelJudge(server);
    this.reader = new StoryReader(server);
  }

  async draft(material: Material, hooks: EngineHooks): Promise<Drafted> {
    const { sources: cleaned, instructions } = await withoutInstructions(material.sources);
    refuseTooLittle(cleaned);
    hooks.onPhase('understanding', 0);
    const sent = { ...material, sources: cleaned };
    const read = await this.reader.read(sent, hooks);
    const deadline = new Deadline(this.server.options.deadlineMs);
    const own = cleaned.map((source) => ({ ...source, text: wordsOfSpeaker(source.text, source.speaker) }));
    const quotes = new SourceQuotes(own);
    const { value, usage } = await this.propose(sent, { hooks, quotes, deadline, read });
    hooks.onPhase('checking', 0);
    const made = draftOfModel(value, quotes);
    const heldBack = [...instructions, ...(read?.avoid ?? []), ...made.heldBack];
    const crisis = made.crisis || read?.crisis === true;
    const proposed = checkedByRules({ ...made, heldBack, crisis }, material.sources);
    const judging = { of: 'steps' as const, items: judgedItems(proposed) };
    const judged = await this.judge.judge(judging, hooks, deadline);
    const draft = checkedByRules(withoutDoubted(proposed, judged.doubts), material.sources);
    const used = usageOf(usage, judged);
    if (draft.stages.length === 0)
      throw new AllHeldBack(new AppError('AI_UNAVAILABLE', ALL_HELD_BACK), draft, used);
    return { draft, usage: used };
  }

  /** The usage includes that of the parts. */
  private async propose(material: Material, { hooks, quotes, deadline, read }: Proposing) {
    const { maxOutputTokens } = this.server.options;
    const { sources } = material;
    const shown = (model: ModelDraft) => checkedByRules(draftOfModel(model, quotes), sources);
    const stream = new StageStream(shown, hooks);
    const drafted = converse<ModelDraft>(this.server, {
      name: 'roadmap',
      schema: SCHEMA,
      maxTokens: maxOutputTokens,
      opening: storyMessages(read?.material ?? material, SCHEMA, { chosen: read !== null }),
      repair: repairMessage,
      parse: (text) => parseModelDraft(text, quotes),
      beginCall: async () => {
        stream.restart();
        return await hooks.beginCall();
      },
      onText: (piece) => stream.push(piece),
      texts: TEXTS,
      signal: hooks.signal,
      deadline,
    });
    if (!read) return drafted;
    try {
      const { value, usage } = await drafted;
      return { value, usage: sumUsage(read.usage, usage) };
    } catch (error) {
      throw error instanceof ModelFailed ? new ModelFailed(error, sumUsage(read.usage, error.usage)) : error;
    }
  }
}

interface Proposing {
  hooks: EngineHooks;
  quotes: SourceQuotes;
  deadline: Deadline;
  read: Read | null;
}

const checkedByRules = (draft: Draft, sources: Material['sources']): Draft =>
  verifyDraft(withoutHarmfulStages(draft), sources);
