import { AppError } from '@waymark/kernel/app-error';
import type { Replied, ReplyEngine } from '../../app/reply-engine.ts';

const NO_MODEL = 'No model is connected, so only the passages of the story can reply.';

/** Without a model there is none: the passages themselves are the reply. */
export class OfflineReplies implements ReplyEngine {
  readonly name = 'offline';

  async reply(): Promise<Replied> {
    throw new AppError('AI_UNAVAILABLE', NO_MODEL);
  }
}
