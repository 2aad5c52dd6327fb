import { Injectable } from '@nestjs/common';
import {
  CoachStepJob,
  CutClipJob,
  EvaluateApplicationJob,
  ExtractContentJob,
  ExtractTextJob,
  FindFollowUpJob,
  GenerateRoadmapJob,
  ProbeFileJob,
  ReplyToQuestionJob,
  WordStepJob,
} from '@waymark/contracts/ai/jobs';
import type { JobData } from '@waymark/contracts/jobs';
import { type JobInfo, OnJob } from '@waymark/messaging/decorators';
import { CoachStep } from '../app/coach-step.ts';
import { CutClip } from '../app/cut-clip.ts';
import { DraftRoadmap } from '../app/draft-roadmap.ts';
import { EvaluateApplication } from '../app/evaluate-application.ts';
import { ExtractContent } from '../app/extract-content.ts';
import { ExtractText } from '../app/extract-text.ts';
import { FindFollowUp } from '../app/find-follow-up.ts';
import { ProbeFile } from '../app/probe-file.ts';
import { ReplyToQuestion } from '../app/reply-to-question.ts';
import { WordStep } from '../app/word-step.ts';

// Jobs mostly wait for a model, the storage or a child process, which limits heavy work.
const CONCURRENCY = 4;

@Injectable()
export class AiJobs {
  constructor(
    private readonly draftRoadmap: DraftRoadmap,
    private readonly coachStep: CoachStep,
    private readonly wordStep: WordStep,
    private readonly findFollowUp: FindFollowUp,
    private readonly replyToQuestion: ReplyToQuestion,
    private readonly extractText: ExtractText,
    private readonly cutClip: CutClip,
    private readonly extractContent: ExtractContent,
    private readonly evaluateApplication: EvaluateApplication,
    private readonly probeFile: ProbeFile,
  ) {}

  @OnJob(GenerateRoadmapJob, { concurrency: CONCURRENCY })
  generateRoadmap({ runId }: JobData<typeof GenerateRoadmapJob>, job: JobInfo): Promise<void> {
    return this.draftRoadmap.execute(runId, job);
  }

  @OnJob(CoachStepJob, { concurrency: CONCURRENCY })
  coach({ runId }: JobData<typeof CoachStepJob>, job: JobInfo): Promise<void> {
    return this.coachStep.execute(runId, job);
  }

  @OnJob(WordStepJob, { concurrency: CONCURRENCY })
  word({ runId }: JobData<typeof WordStepJob>, job: JobInfo): Promise<void> {
    return this.wordStep.execute(runId, job);
  }

  @OnJob(FindFollowUpJob, { concurrency: CONCURRENCY })
  ask({ runId }: JobData<typeof FindFollowUpJob>, job: JobInfo): Promise<void> {
    return this.findFollowUp.execute(runId, job);
  }

  @OnJob(ReplyToQuestionJob, { concurrency: CONCURRENCY })
  reply({ runId }: JobData<typeof ReplyToQuestionJob>, job: JobInfo): Promise<void> {
    return this.replyToQuestion.execute(runId, job);
  }

  @OnJob(ExtractContentJob, { concurrency: CONCURRENCY })
  extractContentOf({ runId }: JobData<typeof ExtractContentJob>, job: JobInfo): Promise<void> {
    return this.extractContent.execute(runId, job);
  }

  @OnJob(EvaluateApplicationJob, { concurrency: CONCURRENCY })
  evaluate({ applicationId }: JobData<typeof EvaluateApplicationJob>, job: JobInfo): Promise<void> {
    return this.evaluateApplication.execute(applicationId, job);
  }

  @OnJob(ExtractTextJob, { concurrency: CONCURRENCY })
  extract({ sourceId }: JobData<typeof ExtractTextJob>, job: JobInfo): Promise<void> {
    return this.extractText.execute(sourceId, job);
  }

  @OnJob(CutClipJob, { concurrency: CONCURRENCY })
  cut({ clipId }: JobData<typeof CutClipJob>, job: JobInfo): Promise<void> {
    return this.cutClip.execute(clipId, job);
  }

  @OnJob(ProbeFileJob, { concurrency: CONCURRENCY })
  probe({ fileId }: JobData<typeof ProbeFileJob>, job: JobInfo): Promise<void> {
    return this.probeFile.execute(fileId, job);
  }
}
