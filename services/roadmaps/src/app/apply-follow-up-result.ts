import { Inject, Injectable } from '@nestjs/common';
import type { FollowUpFinished } from '@waymark/contracts/ai/events';
import type { EventData } from '@waymark/contracts/events';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import { cleanMessage } from '../domain/clean-draft.ts';
import { cleanFollowUp, NO_FOLLOW_UP, NOTHING_WRITTEN } from '../domain/follow-up.ts';
import type { Run } from '../domain/run.ts';
import { followUpRequestOf } from '../domain/run-requests.ts';
import { InterviewAnswerRow } from '../persistence/interview-answer.row.ts';
import { findOwned } from '../persistence/owned-roadmap.ts';
import { RunsRepository } from '../persistence/runs.repository.ts';
import { ifNotFound } from './if-not-found.ts';

type Result = EventData<typeof FollowUpFinished>;

/** Stores a follow-up question with its interview answer. */
@Injectable()
export class ApplyFollowUpResult {
  constructor(
    private readonly runs: RunsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(tx: Tx, result: Result): Promise<void> {
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
    const request = followUpRequestOf(run.state);
    if (!request || run.isOver) return;
    const { usage = null } = result;
    if (result.outcome === 'refused')
      return run.refuseDraft(
        { heldBack: [], crisis: true, engine, usage },
        cleanMessage(result.message) || NO_FOLLOW_UP,
        now,
      );
    if (result.outcome === 'failed')
      return run.fail(cleanMessage(result.message) || NO_FOLLOW_UP, now, engine, usage);
    const question = cleanFollowUp(result.question);
    if (!question) return run.fail(NO_FOLLOW_UP, now, engine, usage);
    const { roadmapId, question: number } = request;
    // The revision stays: what the mentor is typing into the interview answer is not changed by the question.
    const stored = await em.update(
      InterviewAnswerRow,
      { roadmapId, question: number },
      { followUpQuestion: question },
    );
    if (stored.affected === 0) run.fail(NOTHING_WRITTEN, now, engine, usage);
    else run.succeedFollowUp({ engine, usage }, now);
  }
}
