import { Injectable } from '@nestjs/common';
import { GenerateRoadmapJob } from '@waymark/contracts/ai/jobs';
import { JobProducer } from '@waymark/messaging/outbox-ports';
import { DelayedRuns } from '../app/ports.ts';

@Injectable()
export class DelayedRunsProducer extends DelayedRuns {
  constructor(private readonly jobs: JobProducer) {
    super();
  }

  /** Without a priority: its turn has come already. */
  enqueue(runId: string, jobId: string, delayMs: number): Promise<void> {
    return this.jobs.add(GenerateRoadmapJob, { runId }, { jobId, delayMs });
  }
}
