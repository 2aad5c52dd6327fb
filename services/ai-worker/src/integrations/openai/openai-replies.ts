import type { ReplyMaterial } from '@waymark/contracts/ai/reply';
import { AppError } from '@waymark/kernel/app-error';
import { type EngineHooks, ModelFailed } from '../../app/engine.ts';
import type { Replied, ReplyEngine } from '../../app/reply-engine.ts';
import { sumUsage } from '../../app/sum-usage.ts';
import { withoutInstructions } from '../../domain/story-instructions.ts';
import { converse } from './conversation.ts';
import { Deadline } from './deadline.ts';
import { type ParsedReply, parseWrittenReply, REPLY_SCHEMA } from './model-reply.ts';
import type { ModelServer } from './model-server.ts';
import { replyMessages, shortRepairMessage } from './prompts.ts';
import { judgeReply } from './reply-judge.ts';

/** A reply takes some 500; reasoning models need more. */
const MAX_TOKENS = 3_000;
const SAFE = 'The passages are below.';
const TEXTS = {
  safe: SAFE,
  refused: `The AI declined to answer this. ${SAFE}`,
  unusable: (problem: string) => `The AI did not return an answer that we would show. ${problem} ${SAFE}`,
  interrupted: `This was interrupted. ${SAFE}`,
};
const ALL_DOUBTED = `The AI did not return an answer that we would show. ${SAFE}`;

/** A model replies from passages, and once more reads each sentence beside its quote before anything of it is used. */
export class OpenAiReplies implements ReplyEngine {
  readonly name = 'openai';

  constructor(private readonly server: ModelServer) {}

  async reply(
    material: ReplyMaterial,
    hooks: Pick<EngineHooks, 'beginCall' | 'onPhase' | 'signal'>,
  ): Promise<Replied> {
    const { sources: passages } = await withoutInstructions(material.passages);
    const deadline = new Deadline(this.server.options.deadlineMs);
    const { value, usage } = await converse<ParsedReply>(this.server, {
      name: 'reply',
      schema: REPLY_SCHEMA,
      maxTokens: Math.min(this.server.options.maxOutputTokens, MAX_TOKENS),
      opening: replyMessages({ ...material, passages }, REPLY_SCHEMA),
      repair: shortRepairMessage,
      parse: (text) => parseWrittenReply(text, passages),
      beginCall: () => hooks.beginCall(),
      texts: TEXTS,
      signal: hooks.signal,
      deadline,
    });
    const { claims: proposed, raised } = value;
    if (proposed.length === 0) return { claims: [], raised, usage };
    hooks.onPhase('checking', 0);
    const { claims, usage: ofJudge } = await judgeReply(this.server, proposed, hooks, deadline);
    const used = ofJudge ? sumUsage(usage, ofJudge) : usage;
    if (claims.length === 0) throw new ModelFailed(new AppError('AI_UNAVAILABLE', ALL_DOUBTED), used);
    return { claims, raised: null, usage: used };
  }
}
