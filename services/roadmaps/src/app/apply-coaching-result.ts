import { Inject, Injectable } from '@nestjs/common';
import type { CoachingFinished } from '@waymark/contracts/ai/events';
import type { EventData } from '@waymark/contracts/events';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '../clock.ts';
import { cleanMessage } from '../domain/clean-draft.ts';
import { cleanCoaching, NO_GUIDANCE } from '../domain/coaching.ts';
import type { CoachingRequest, Run } from '../domain/run.ts';
import { readVisibleStep, wordsOf } from '../persistence/coaching-material.ts';
import { RunsRepository } from '../persistence/runs.repository.ts';
import { ifNotFound } from './if-not-found.ts';

type News = EventData<typeof CoachingFinished>;

/** The worker is done: its guidance is checked and kept, once. */
@Injectable()
export class ApplyCoachingResult {
  constructor(
    private readonly runs: RunsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(tx: Tx, news: News): Promise<void> {
    const kept = this.runs.changeIn(tx, news.runId, (run) => keep(tx, run, news, this.clock.now()));
    await ifNotFound(kept, undefined);
  }
}

async function keep(tx: Tx, run: Run, news: News, now: Date): Promise<void> {
  const asked = run.coachingRequest;
  if (!asked || run.isOver) return;
  if (news.outcome === 'failed') return run.fail(cleanMessage(news.message) || NO_GUIDANCE, now, news.engine);
  const coaching = cleanCoaching(news.coaching, await quotable(tx, asked));
  if (coaching) run.succeedCoaching({ coaching, engine: news.engine, usage: news.usage }, now);
  else run.fail(NO_GUIDANCE, now, news.engine);
}

/** Nothing, when the learner does not see the step any more. */
const quotable = async ({ em }: Tx, asked: CoachingRequest): Promise<string[]> => {
  const seen = await ifNotFound(readVisibleStep(em, asked), null);
  return seen ? wordsOf(seen) : [];
};
