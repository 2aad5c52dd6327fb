import type { Usage } from '@waymark/contracts/ai/events';
import type { ModelReply, ReplyMaterial } from '@waymark/contracts/ai/reply';
import type { RaisedHelp } from './coach-safety.ts';
import type { EngineHooks } from './engine.ts';

export interface Replied {
  claims: ModelReply['claims'];
  /** Null where it found no need of help in the question. */
  raised: RaisedHelp | null;
  usage: Usage | null;
}

/** Errors: AppError AI_UNAVAILABLE with a message for users; the signal's reason when aborted. */
export interface ReplyEngine {
  readonly name: 'offline' | 'openai';
  reply(
    material: ReplyMaterial,
    hooks: Pick<EngineHooks, 'beginCall' | 'onPhase' | 'signal'>,
  ): Promise<Replied>;
}

export const REPLY_ENGINE = Symbol('REPLY_ENGINE');
