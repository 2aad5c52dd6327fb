import { Inject, Injectable } from '@nestjs/common';
import { FollowUpFinished } from '@waymark/contracts/ai/events';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { OnEvent } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { findOwned } from '../../authoring/persistence/owned-roadmap.ts';
import type { Run } from '../../runs/domain/run.ts';
import { RunsRepository } from '../../runs/persistence/runs.repository.ts';
import { ifNotFound } from '../../shared/app/if-not-found.ts';
import { cleanMessage } from '../../shared/domain/clean-draft.ts';
import {
  ASKED,
  cleanFollowUp,
  NO_FOLLOW_UP,
  NOTHING_WRITTEN,
  toFollowUpRequest,
} from '../domain/follow-up.ts';
import { InterviewAnswerRow } from '../persistence/interview-answer.row.ts';

type Result = EventData<typeof FollowUpFinished>;

/** Stores a follow-up question with its interview answer. */
@Injectable()
export class ApplyFollowUpResult {
  constructor(
    private readonly runs: RunsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @OnEvent(FollowUpFinished)
  async execute({ data: result }: EventEnvelope<Result>, tx: Tx): Promise<void> {
    await ifNotFound(this.apply(tx, result), undefined);
  }

  /** The lock of the roadmap comes first: saving an interview answer holds it too. */
  private async apply(tx: Tx, result: Result): Promise<void> {
    const { state } = await this.runs.loadAny(tx.em, result.runId);
    if (state.roadmapId !== null) await findOwned(tx.em, state.roadmapId, state.userId, { lock: true });
    await this.runs.changeIn(tx, result.runId, (run) => this.end(tx, run, result));
  }

  private async end({ em }: Tx, run: Run, result: Result): Promise<void> {
    const now = this.clock.now();
    const { engine } = result;
    const request = toFollowUpRequest(run.state);
    if (!request || run.isOver) return;
    const { usage = null } = result;
    if (result.outcome === 'refused')
      return run.refuse(cleanMessage(result.message) || NO_FOLLOW_UP, now, { crisis: true, engine, usage });
    if (result.outcome === 'failed')
      return run.fail(cleanMessage(result.message) || NO_FOLLOW_UP, now, { engine, usage });
    const question = cleanFollowUp(result.question);
    if (!question) return run.fail(NO_FOLLOW_UP, now, { engine, usage });
    const { roadmapId, question: number } = request;
    // The revision stays: what the mentor is typing into the interview answer is not changed by the question.
    const stored = await em.update(
      InterviewAnswerRow,
      { roadmapId, question: number },
      { followUpQuestion: question },
    );
    if (stored.affected === 0) run.fail(NOTHING_WRITTEN, now, { engine, usage });
    else run.succeed({ engine, usage }, ASKED, now);
  }
}
