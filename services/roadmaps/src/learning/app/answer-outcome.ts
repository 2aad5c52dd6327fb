import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/roadmaps/endings.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { readFinished } from '../persistence/finished.ts';
import { upsertOutcome } from '../persistence/outcomes.ts';

/** Whether a finished roadmap still holds; the home does not ask again. */
@Injectable()
export class AnswerOutcome {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.AnswerOutcome)
  async execute(
    { id: roadmapId, body }: RpcInput<typeof rpc.AnswerOutcome>,
    { userId }: Caller,
  ): Promise<{ success: true }> {
    await this.db.transaction(async ({ em }) => {
      await readFinished(em, userId, roadmapId);
      await upsertOutcome(em, { userId, roadmapId, answer: body.answer, now: this.clock.now() });
    });
    return { success: true };
  }
}
