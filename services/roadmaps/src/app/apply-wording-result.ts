import { Inject, Injectable } from '@nestjs/common';
import type { WordingFinished } from '@waymark/contracts/ai/events';
import type { EventData } from '@waymark/contracts/events';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import { cleanMessage } from '../domain/clean-draft.ts';
import type { Run } from '../domain/run.ts';
import { cleanWording, NO_WORDING } from '../domain/wording.ts';
import { RunsRepository } from '../persistence/runs.repository.ts';
import { ifNotFound } from './if-not-found.ts';

type Result = EventData<typeof WordingFinished>;

/** Stores an offered wording; the step changes only when the mentor takes it. */
@Injectable()
export class ApplyWordingResult {
  constructor(
    private readonly runs: RunsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(tx: Tx, result: Result): Promise<void> {
    const applied = this.runs.changeIn(tx, result.runId, (run) => apply(run, result, this.clock.now()));
    await ifNotFound(applied, undefined);
  }
}

function apply(run: Run, result: Result, now: Date): void {
  const { engine } = result;
  if (!run.wordingRequest || run.isOver) return;
  const wording = result.outcome === 'worded' ? cleanWording(result.wording) : null;
  if (result.outcome === 'failed')
    run.fail(cleanMessage(result.message) || NO_WORDING, now, engine, result.usage);
  else if (wording) run.succeedWording({ wording, engine, usage: result.usage }, now);
  else run.fail(NO_WORDING, now, engine);
}
