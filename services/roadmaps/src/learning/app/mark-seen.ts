import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/roadmaps/versions.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import { RpcHandler } from '@waymark/messaging/decorators';
import { readLearning } from '../persistence/learning.ts';
import { markSeen } from '../persistence/whats-new.ts';

/** Error: NOT_FOUND unless the learner may see the roadmap. */
@Injectable()
export class MarkSeen {
  constructor(private readonly db: Database) {}

  @RpcHandler(rpc.MarkSeen)
  async execute({ id, body }: RpcInput<typeof rpc.MarkSeen>, { userId }: Caller): Promise<{ success: true }> {
    await this.db.transaction(async ({ em }) => {
      await readLearning(em, id, userId);
      await markSeen(em, userId, id, body.version);
    });
    return { success: true };
  }
}
