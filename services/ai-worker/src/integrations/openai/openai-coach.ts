import type { CoachingMaterial } from '@waymark/contracts/roadmaps/coaching';
import { AppError } from '@waymark/kernel/app-error';
import { type CoachEngine, type Coached, type CoachHooks, ModelFailed } from '../../app/engine.ts';
import { withoutInstructions } from '../../domain/story-instructions.ts';
import { converse } from './conversation.ts';
import { Deadline } from './deadline.ts';
import { COACHING_SCHEMA, parseModelCoaching, toItems, withoutDoubted } from './model-coaching.ts';
import { ModelJudge, usageOf } from './model-judge.ts';
import type { ModelServer } from './model-server.ts';
import { coachContext, coachMessages, shortRepairMessage } from './prompts.ts';

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
const ALL_DOUBTED = `What the AI wrote could have hurt somebody, so it is not shown. ${SAFE} Please ask your mentor.`;

/** Nothing of a coaching is shown before a second call has judged it. */
export class OpenAiCoach implements CoachEngine {
  readonly name = 'openai';
  private readonly judge: ModelJudge;

  constructor(private readonly server: ModelServer) {
    this.judge = new ModelJudge(server);
  }

  async coach(given: CoachingMaterial, hooks: CoachHooks): Promise<Coached> {
    const { sources: passages } = await withoutInstructions(given.passages);
    const material = { ...given, passages };
    const deadline = new Deadline(this.server.options.deadlineMs);
    const { value, usage } = await converse(this.server, {
      name: 'coaching',
      schema: COACHING_SCHEMA,
      maxTokens: Math.min(this.server.options.maxOutputTokens, MAX_TOKENS),
      opening: coachMessages(material, COACHING_SCHEMA),
      repair: shortRepairMessage,
      parse: (text) => parseModelCoaching(text, material),
      beginCall: () => hooks.beginCall(),
      texts: TEXTS,
      signal: hooks.signal,
      deadline,
    });
    const { crisis, kind, urgent } = value;
    const raised = crisis || kind ? { level: crisis ?? ('ask-first' as const), kind, urgent } : null;
    if (raised) return { coaching: toCoaching(value), passages: [], raised, usage };
    hooks.onPhase('checking', 0);
    const { step, learner } = coachContext(material);
    const judging = { of: 'words' as const, context: `${step}\n${learner}`, items: toItems(value) };
    const judged = await this.judge.judge(judging, hooks, deadline);
    const coaching = toCoaching(withoutDoubted(value, judged.doubts));
    const used = usageOf(usage, judged);
    if (coaching.actions.length === 0)
      throw new ModelFailed(new AppError('AI_UNAVAILABLE', ALL_DOUBTED), used);
    const chosen = value.passages.flatMap((number) => passages[number - 1]?.id ?? []);
    return { coaching, passages: [...new Set(chosen)], raised, usage: used };
  }
}

const toCoaching = ({ crisis, kind, urgent, passages, ...coaching }: ReturnType<typeof withoutDoubted>) =>
  coaching;
