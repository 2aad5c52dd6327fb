import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/roadmaps/learning.endpoints';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { Database } from '@waymark/database/database';
import { RpcHandler } from '@waymark/messaging/decorators';
import { readReplies } from '../persistence/replies.ts';
import { deleteOwnRun } from './coaching-tries.ts';
import { RunPassages } from './run-passages.ts';

/** A learner's earlier replies. */
@Injectable()
export class Replies {
  constructor(
    private readonly db: Database,
    private readonly passages: RunPassages,
  ) {}

  @RpcHandler(rpc.ListReplies)
  async list({ id }: { id: string }, { userId }: Caller): Promise<AiRun[]> {
    const runs = await this.db.read((em) => readReplies(em, userId, id));
    return this.passages.complete(runs, userId);
  }

  @RpcHandler(rpc.DeleteReply)
  delete({ id }: { id: string }, { userId }: Caller): Promise<{ success: true }> {
    return deleteOwnRun(this.db, { id, userId, kind: 'reply' });
  }
}
