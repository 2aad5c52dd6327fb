import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ENV, type PaymentsEnv } from '../env.ts';
import { PayRefunds } from './pay-refunds.ts';
import { ProcessWebhooks } from './process-webhooks.ts';
import { Rounds } from './rounds.ts';
import { SweepIntents } from './sweep-intents.ts';

/** Everything that is finished from the tables alone, whoever was killed before. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap {
  constructor(
    @Inject(ENV) private readonly env: PaymentsEnv,
    private readonly rounds: Rounds,
    private readonly intents: SweepIntents,
    private readonly webhooks: ProcessWebhooks,
    private readonly refunds: PayRefunds,
  ) {}

  onApplicationBootstrap(): void {
    const everyMs = this.env.PAYMENTS_LOOK_MS;
    this.rounds.start('intents', everyMs, () => this.intents.execute());
    this.rounds.start('webhooks', everyMs, () => this.webhooks.execute());
    this.rounds.start('refunds', everyMs, () => this.refunds.execute());
  }
}
