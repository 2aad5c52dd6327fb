import type { ApplicationEngine } from '../../app/engine.ts';

/** Without a model no score is made up. */
export class OfflineApplications implements ApplicationEngine {
  readonly name = 'offline';

  async score(): Promise<null> {
    return null;
  }
}
