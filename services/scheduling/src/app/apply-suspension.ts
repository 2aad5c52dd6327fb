import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/database/tx';
import { SuspensionsRepository } from '../persistence/suspensions.repository.ts';
import { CancelAhead } from './cancel-ahead.ts';

/** A suspended user's sessions that have not begun are cancelled. */
@Injectable()
export class ApplySuspension {
  constructor(
    private readonly suspensions: SuspensionsRepository,
    private readonly cancelAhead: CancelAhead,
  ) {}

  /** `at`: when it happened (ISO 8601). A change older than the stored one has no effect. */
  suspend(tx: Tx, userId: number, at: string): Promise<void> {
    return this.cancelAhead.execute(tx, { userId, of: 'all' }, () =>
      this.suspensions.store(tx, userId, true, at),
    );
  }

  async restore(tx: Tx, userId: number, at: string): Promise<void> {
    await this.suspensions.store(tx, userId, false, at);
  }
}
