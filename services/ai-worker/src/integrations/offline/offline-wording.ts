import { AppError } from '@waymark/kernel/app-error';
import type { Worded, WordingEngine } from '../../app/engine.ts';

const NO_MODEL = 'No model is connected, so no wording can be offered. Write it in your own words.';

/** Without a model nothing is worded: that would be inventing. */
export class OfflineWording implements WordingEngine {
  readonly name = 'offline';

  async word(): Promise<Worded> {
    throw new AppError('AI_UNAVAILABLE', NO_MODEL);
  }
}
