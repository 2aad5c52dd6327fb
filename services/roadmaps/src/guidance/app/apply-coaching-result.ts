import { Inject, Injectable } from '@nestjs/common';
import { CoachingFinished } from '@waymark/contracts/ai/events';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { OnEvent } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { readVisibleStep } from '../../learning/persistence/visible-step.ts';
import type { Run } from '../../runs/domain/run.ts';
import { RunsRepository } from '../../runs/persistence/runs.repository.ts';
import { ifNotFound } from '../../shared/app/if-not-found.ts';
import { cleanMessage } from '../../shared/domain/clean-draft.ts';
import {
  type CoachingRequest,
  cleanCoaching,
  endWithCoaching,
  isEmptyCoaching,
  NO_GUIDANCE,
  quotableTexts,
  toCoachingRequest,
} from '../domain/coaching.ts';
import { deleteOldTries } from '../persistence/coaching-tries.ts';

type Result = EventData<typeof CoachingFinished>;

@Injectable()
export class ApplyCoachingResult {
  constructor(
    private readonly runs: RunsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @OnEvent(CoachingFinished)
  async execute({ data: result }: EventEnvelope<Result>, tx: Tx): Promise<void> {
    const applied = this.runs.changeIn(tx, result.runId, async (run) => {
      await apply(tx, run, result, this.clock.now());
      return toCoachingRequest(run.state);
    });
    const request = await ifNotFound(applied, null);
    if (request) await deleteOldTries(tx.em, request);
  }
}

async function apply(tx: Tx, run: Run, result: Result, now: Date): Promise<void> {
  const { engine } = result;
  const request = toCoachingRequest(run.state);
  if (!request || run.isOver) return;
  if (result.outcome === 'failed')
    return run.fail(cleanMessage(result.message) || NO_GUIDANCE, now, { engine, usage: result.usage });
  const coaching = cleanCoaching(result.coaching, await readQuotable(tx, request));
  // Without a model the passages are the reply.
  if (engine === 'openai' && isEmptyCoaching(coaching)) run.fail(NO_GUIDANCE, now, { engine });
  else endWithCoaching(run, { coaching, engine, usage: result.usage, passages: result.passages }, now);
}

/** Empty if the learner no longer sees the step. */
async function readQuotable({ em }: Tx, request: CoachingRequest): Promise<string[]> {
  const step = await ifNotFound(readVisibleStep(em, request), null);
  return step ? quotableTexts(step) : [];
}
