import { Injectable } from '@nestjs/common';
import { CoachStepJob, ExtractTextJob, GenerateRoadmapJob } from '@waymark/contracts/ai/jobs';
import type { JobData } from '@waymark/contracts/jobs';
import { type JobInfo, OnJob } from '@waymark/messaging/decorators';
import { CoachStep } from '../app/coach-step.ts';
import { DraftRoadmap } from '../app/draft-roadmap.ts';
import { ExtractText } from '../app/extract-text.ts';

// Most of them wait for a model, the store or a process of their own; heavy work is limited there.
const AT_ONCE = 4;

@Injectable()
export class AiJobs {
  constructor(
    private readonly draftRoadmap: DraftRoadmap,
    private readonly coachStep: CoachStep,
    private readonly extractText: ExtractText,
  ) {}

  @OnJob(GenerateRoadmapJob, { concurrency: AT_ONCE })
  generateRoadmap({ runId }: JobData<typeof GenerateRoadmapJob>, job: JobInfo): Promise<void> {
    return this.draftRoadmap.execute(runId, job);
  }

  @OnJob(CoachStepJob, { concurrency: AT_ONCE })
  coach({ runId }: JobData<typeof CoachStepJob>, job: JobInfo): Promise<void> {
    return this.coachStep.execute(runId, job);
  }

  @OnJob(ExtractTextJob, { concurrency: AT_ONCE })
  extract({ sourceId }: JobData<typeof ExtractTextJob>, job: JobInfo): Promise<void> {
    return this.extractText.execute(sourceId, job);
  }
}
