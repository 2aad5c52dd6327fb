import { Inject, Injectable } from '@nestjs/common';
import type { CoachingFinished } from '@waymark/contracts/ai/events';
import type { EventData } from '@waymark/contracts/events';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import { cleanMessage } from '../domain/clean-draft.ts';
import { cleanCoaching, NO_GUIDANCE, quotableTexts } from '../domain/coaching.ts';
import type { Run } from '../domain/run.ts';
import { type CoachingRequest, coachingRequestOf } from '../domain/run-requests.ts';
import { readVisibleStep } from '../persistence/coaching-material.ts';
import { deleteOldTries } from '../persistence/coaching-tries.ts';
import { RunsRepository } from '../persistence/runs.repository.ts';
import { ifNotFound } from './if-not-found.ts';

type Result = EventData<typeof CoachingFinished>;

@Injectable()
export class ApplyCoachingResult {
  constructor(
    private readonly runs: RunsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(tx: Tx, result: Result): Promise<void> {
    const applied = this.runs.changeIn(tx, result.runId, async (run) => {
      await apply(tx, run, result, this.clock.now());
      return coachingRequestOf(run.state);
    });
    const request = await ifNotFound(applied, null);
    if (request) await deleteOldTries(tx.em, request);
  }
}

async function apply(tx: Tx, run: Run, result: Result, now: Date): Promise<void> {
  const { engine } = result;
  const request = coachingRequestOf(run.state);
  if (!request || run.isOver) return;
  if (result.outcome === 'failed')
    return run.fail(cleanMessage(result.message) || NO_GUIDANCE, now, engine, result.usage);
  const coaching = cleanCoaching(result.coaching, await readQuotable(tx, request));
  if (coaching) run.succeedCoaching({ coaching, engine, usage: result.usage }, now);
  else run.fail(NO_GUIDANCE, now, engine);
}

/** Empty if the learner no longer sees the step. */
async function readQuotable({ em }: Tx, request: CoachingRequest): Promise<string[]> {
  const step = await ifNotFound(readVisibleStep(em, request), null);
  return step ? quotableTexts(step) : [];
}
