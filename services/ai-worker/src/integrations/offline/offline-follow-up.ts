import { AppError } from '@waymark/kernel/app-error';
import type { Asked, FollowUpEngine } from '../../app/engine.ts';

const NO_MODEL = 'No model is connected, so no follow-up question can be asked.';

/** Without a model there is none: a fixed question would not be about the interview answer. */
export class OfflineFollowUp implements FollowUpEngine {
  readonly name = 'offline';

  async ask(): Promise<Asked> {
    throw new AppError('AI_UNAVAILABLE', NO_MODEL);
  }
}
