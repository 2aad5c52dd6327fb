import { Inject, Injectable } from '@nestjs/common';
import { ReplyFinished } from '@waymark/contracts/ai/events';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { OnEvent } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { RunsRepository } from '../../runs/persistence/runs.repository.ts';
import { ifNotFound } from '../../shared/app/if-not-found.ts';
import { cleanMessage } from '../../shared/domain/clean-draft.ts';
import { cleanReply, endWithReply, NO_REPLY, toReplyRequest } from '../domain/reply.ts';
import { deleteOldReplies } from '../persistence/replies.ts';

type Result = EventData<typeof ReplyFinished>;

@Injectable()
export class ApplyReplyResult {
  constructor(
    private readonly runs: RunsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @OnEvent(ReplyFinished)
  async execute({ data: result }: EventEnvelope<Result>, tx: Tx): Promise<void> {
    const now = this.clock.now();
    const applied = this.runs.changeIn(tx, result.runId, (run) => {
      const { engine, usage = null } = result;
      const request = toReplyRequest(run.state);
      if (!request || run.isOver) return null;
      if (result.outcome === 'failed')
        run.fail(cleanMessage(result.message) || NO_REPLY, now, { engine, usage });
      else endWithReply(run, { reply: cleanReply(result.reply, run.state.passages), engine, usage }, now);
      return request;
    });
    const request = await ifNotFound(applied, null);
    if (request) await deleteOldReplies(tx.em, request.userId);
  }
}
