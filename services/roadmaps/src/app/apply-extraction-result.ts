import { Inject, Injectable } from '@nestjs/common';
import type { ExtractionFinished } from '@waymark/contracts/ai/events';
import type { EventData } from '@waymark/contracts/events';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import { cleanExtraction, NO_EXTRACTION } from '../domain/artifact.ts';
import { cleanMessage } from '../domain/clean-draft.ts';
import { ArtifactRow } from '../persistence/artifact.row.ts';
import { RunsRepository } from '../persistence/runs.repository.ts';
import { ifNotFound } from './if-not-found.ts';

type Result = EventData<typeof ExtractionFinished>;

/** Stores what was found in a file, for the run and as the content that its mentor may edit. */
@Injectable()
export class ApplyExtractionResult {
  constructor(
    private readonly runs: RunsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(tx: Tx, result: Result): Promise<void> {
    const now = this.clock.now();
    const { engine } = result;
    const applied = this.runs.changeIn(tx, result.runId, async (run) => {
      const { artifactId } = run.state;
      if (artifactId === null || run.isOver) return;
      if (result.outcome !== 'extracted') {
        const message = cleanMessage(result.message) || NO_EXTRACTION;
        if (result.outcome === 'refused') run.refuse(message, now, engine);
        else run.fail(message, now, engine, result.usage);
        return;
      }
      const extraction = cleanExtraction(result.extraction);
      run.succeedExtraction({ extraction, engine, usage: result.usage }, now);
      await tx.em.update(ArtifactRow, artifactId, { extraction });
    });
    await ifNotFound(applied, undefined);
  }
}
