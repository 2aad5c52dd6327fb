import { Inject, Injectable } from '@nestjs/common';
import { ExtractionFinished } from '@waymark/contracts/ai/events';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { OnEvent } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { RunsRepository } from '../../runs/persistence/runs.repository.ts';
import { ifNotFound } from '../../shared/app/if-not-found.ts';
import { cleanMessage } from '../../shared/domain/clean-draft.ts';
import { cleanExtraction, EXTRACTED, NO_EXTRACTION } from '../domain/artifact.ts';
import { ArtifactRow } from '../persistence/artifact.row.ts';

type Result = EventData<typeof ExtractionFinished>;

/** Stores what was found in a file, for the run and as the content that its mentor may edit. */
@Injectable()
export class ApplyExtractionResult {
  constructor(
    private readonly runs: RunsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @OnEvent(ExtractionFinished)
  async execute({ data: result }: EventEnvelope<Result>, tx: Tx): Promise<void> {
    const now = this.clock.now();
    const { engine } = result;
    const applied = this.runs.changeIn(tx, result.runId, async (run) => {
      const { artifactId } = run.state;
      if (artifactId === null || run.isOver) return;
      if (result.outcome !== 'extracted') {
        const message = cleanMessage(result.message) || NO_EXTRACTION;
        if (result.outcome === 'refused') run.refuse(message, now, { engine });
        else run.fail(message, now, { engine, usage: result.usage });
        return;
      }
      const extraction = cleanExtraction(result.extraction);
      run.succeed({ extraction, engine, usage: result.usage }, EXTRACTED, now);
      await tx.em.update(ArtifactRow, artifactId, { extraction });
    });
    await ifNotFound(applied, undefined);
  }
}
