import { Inject, Injectable } from '@nestjs/common';
import { WordingFinished } from '@waymark/contracts/ai/events';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { OnEvent } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import type { Run } from '../../runs/domain/run.ts';
import { RunsRepository } from '../../runs/persistence/runs.repository.ts';
import { ifNotFound } from '../../shared/app/if-not-found.ts';
import { cleanMessage } from '../../shared/domain/clean-draft.ts';
import { cleanWording, NO_WORDING, toWordingRequest, WORDED } from '../domain/wording.ts';

type Result = EventData<typeof WordingFinished>;

/** Stores an offered wording; the step changes only when the mentor takes it. */
@Injectable()
export class ApplyWordingResult {
  constructor(
    private readonly runs: RunsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @OnEvent(WordingFinished)
  async execute({ data: result }: EventEnvelope<Result>, tx: Tx): Promise<void> {
    const applied = this.runs.changeIn(tx, result.runId, (run) => apply(run, result, this.clock.now()));
    await ifNotFound(applied, undefined);
  }
}

function apply(run: Run, result: Result, now: Date): void {
  const { engine } = result;
  if (!toWordingRequest(run.state) || run.isOver) return;
  const wording = result.outcome === 'worded' ? cleanWording(result.wording) : null;
  if (result.outcome === 'failed')
    run.fail(cleanMessage(result.message) || NO_WORDING, now, { engine, usage: result.usage });
  else if (wording) run.succeed({ wording, engine, usage: result.usage }, WORDED, now);
  else run.fail(NO_WORDING, now, { engine });
}
