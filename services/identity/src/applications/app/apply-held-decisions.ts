import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { RecurringWork } from '@waymark/platform/recurring-work';
import { ApplicationsRepository } from '../persistence/applications.repository.ts';
import { HeldDecisionsReader } from '../persistence/held-decisions.reader.ts';
import { StoreDecision } from './store-decision.ts';

const EVERY_MS = 1_000;

/** Lets held decisions take effect when their time to undo is over, also after a restart. */
@Injectable()
export class ApplyHeldDecisions implements OnApplicationBootstrap {
  constructor(
    private readonly recurring: RecurringWork,
    private readonly db: Database,
    private readonly held: HeldDecisionsReader,
    private readonly applications: ApplicationsRepository,
    private readonly storeDecision: StoreDecision,
  ) {}

  onApplicationBootstrap(): void {
    this.recurring.start('held decisions', EVERY_MS, () => this.execute());
  }

  /** True while there are more. */
  async execute(): Promise<boolean> {
    const ids = await this.held.findDue();
    for (const id of ids) await this.db.transaction((tx) => this.apply(tx, id));
    return ids.length > 0;
  }

  private async apply(tx: Tx, id: string): Promise<void> {
    const application = await this.applications.lock(tx, id);
    const admin = await this.held.deciderOf(tx, id);
    // Undone meanwhile, or applied by another process.
    if (!application || admin === undefined) return;
    if (admin) await this.storeDecision.execute(tx, application, application.heldDecision!, admin);
    else await this.applications.release(tx, application);
  }
}
