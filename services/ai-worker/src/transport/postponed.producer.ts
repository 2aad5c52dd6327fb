import { Injectable } from '@nestjs/common';
import { GenerateRoadmapJob } from '@waymark/contracts/ai/jobs';
import { JobProducer } from '@waymark/messaging/outbox-ports';
import { Postponed } from '../app/ports.ts';

/** Puts a run back into the queue for later; the same job id twice is one job. */
@Injectable()
export class PostponedProducer extends Postponed {
  constructor(private readonly jobs: JobProducer) {
    super();
  }

  run(runId: string, jobId: string, delayMs: number): Promise<void> {
    return this.jobs.add(GenerateRoadmapJob, { runId }, { jobId, delayMs });
  }
}
