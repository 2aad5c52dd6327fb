import { Injectable } from '@nestjs/common';
import {
  CoachingFinished,
  ExtractionFinished,
  FollowUpFinished,
  ReplyFinished,
  RunFinished,
  SourceExtracted,
  WordingFinished,
} from '@waymark/contracts/ai/events';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import { BeginExtraction } from '@waymark/contracts/roadmaps/artifacts.endpoints';
import { BeginRun } from '@waymark/contracts/roadmaps/drafts.endpoints';
import { BeginFollowUp } from '@waymark/contracts/roadmaps/interview.endpoints';
import { BeginCoaching, BeginReply } from '@waymark/contracts/roadmaps/learning.endpoints';
import { BeginWording } from '@waymark/contracts/roadmaps/review.endpoints';
import { ReportRun } from '@waymark/contracts/roadmaps/runs.endpoints';
import { BeginSource } from '@waymark/contracts/roadmaps/sources.endpoints';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { OnEvent, RpcHandler } from '@waymark/messaging/decorators';
import type { RunningService } from '@waymark/platform/service';
import { startFake } from '@waymark/testing/fake-process';
import { recordReport } from './record-report.ts';

type Start = RpcOutput<typeof BeginRun>;
type Report = RpcInput<typeof ReportRun>;
type Finished = EventData<typeof RunFinished>;
type CoachingStart = RpcOutput<typeof BeginCoaching>;
type Coached = EventData<typeof CoachingFinished>;
type WordingStart = RpcOutput<typeof BeginWording>;
type Worded = EventData<typeof WordingFinished>;
type Extracted = EventData<typeof SourceExtracted>;
type ExtractionStart = RpcOutput<typeof BeginExtraction>;
type FollowUpStart = RpcOutput<typeof BeginFollowUp>;
type ReplyStart = RpcOutput<typeof BeginReply>;
type Replied = EventData<typeof ReplyFinished>;
type Asked = EventData<typeof FollowUpFinished>;
type Found = EventData<typeof ExtractionFinished>;

/** The roadmaps service in memory; records the reports and results of the worker. */
@Injectable()
export class FakeRoadmapsService {
  readonly runs = new Map<string, Start & { next: 'draft' | 'wait' }>();
  readonly files = new Map<string, RpcOutput<typeof BeginSource>>();
  readonly coachings = new Map<string, CoachingStart>();
  readonly wordings = new Map<string, WordingStart>();
  readonly questions = new Map<string, ReplyStart>();
  readonly replied: Replied[] = [];
  readonly followUps = new Map<string, FollowUpStart>();
  readonly extractions = new Map<string, ExtractionStart>();
  readonly begun: string[] = [];
  readonly reports: Report[] = [];
  readonly finished: Finished[] = [];
  readonly extracted: Extracted[] = [];
  readonly coached: (Coached & { eventId: string })[] = [];
  readonly worded: Worded[] = [];
  readonly asked: Asked[] = [];
  readonly found: Found[] = [];
  readonly cancelled = new Set<string>();

  @RpcHandler(BeginRun)
  begin({ runId }: RpcInput<typeof BeginRun>): Start {
    this.begun.push(runId);
    const over = this.cancelled.has(runId) || this.resultsOf(runId).length > 0;
    return over ? { next: 'skip' } : (this.runs.get(runId) ?? { next: 'skip' });
  }

  @RpcHandler(ReportRun)
  report(report: Report): RpcOutput<typeof ReportRun> {
    this.reports.push(report);
    recordReport(this.runs.get(report.runId), report);
    return { cancelled: this.cancelled.has(report.runId) };
  }

  @RpcHandler(BeginCoaching)
  beginCoaching({ runId }: RpcInput<typeof BeginCoaching>): CoachingStart {
    this.begun.push(runId);
    const over = this.cancelled.has(runId) || this.coached.some((result) => result.runId === runId);
    return over ? { next: 'skip' } : (this.coachings.get(runId) ?? { next: 'skip' });
  }

  @RpcHandler(BeginWording)
  beginWording({ runId }: RpcInput<typeof BeginWording>): WordingStart {
    this.begun.push(runId);
    const over = this.worded.some((result) => result.runId === runId);
    return over ? { next: 'skip' } : (this.wordings.get(runId) ?? { next: 'skip' });
  }

  @RpcHandler(BeginFollowUp)
  beginFollowUp({ runId }: RpcInput<typeof BeginFollowUp>): FollowUpStart {
    const over = this.asked.some((result) => result.runId === runId);
    return over ? { next: 'skip' } : (this.followUps.get(runId) ?? { next: 'skip' });
  }

  @RpcHandler(BeginReply)
  beginReply({ runId }: RpcInput<typeof BeginReply>): ReplyStart {
    const over = this.replied.some((result) => result.runId === runId);
    return over ? { next: 'skip' } : (this.questions.get(runId) ?? { next: 'skip' });
  }

  @RpcHandler(BeginExtraction)
  beginExtraction({ runId }: RpcInput<typeof BeginExtraction>): ExtractionStart {
    this.begun.push(runId);
    const over = this.found.some((result) => result.runId === runId);
    return over ? { next: 'skip' } : (this.extractions.get(runId) ?? { next: 'skip' });
  }

  @RpcHandler(BeginSource)
  source({ sourceId }: RpcInput<typeof BeginSource>): RpcOutput<typeof BeginSource> {
    return this.files.get(sourceId) ?? { next: 'skip' };
  }

  @OnEvent(RunFinished)
  async onFinished({ data }: EventEnvelope<Finished>): Promise<void> {
    this.finished.push(data);
  }

  @OnEvent(SourceExtracted)
  async onExtracted({ data }: EventEnvelope<Extracted>): Promise<void> {
    this.extracted.push(data);
    this.files.delete(data.sourceId);
  }

  @OnEvent(CoachingFinished)
  async onCoached({ id, data }: EventEnvelope<Coached>): Promise<void> {
    this.coached.push({ ...data, eventId: id });
  }

  @OnEvent(WordingFinished)
  async onWorded({ data }: EventEnvelope<Worded>): Promise<void> {
    this.worded.push(data);
  }

  @OnEvent(ReplyFinished)
  async onReplied({ data }: EventEnvelope<Replied>): Promise<void> {
    this.replied.push(data);
  }

  @OnEvent(FollowUpFinished)
  async onAsked({ data }: EventEnvelope<Asked>): Promise<void> {
    this.asked.push(data);
  }

  @OnEvent(ExtractionFinished)
  async onFound({ data }: EventEnvelope<Found>): Promise<void> {
    this.found.push(data);
  }

  resultsOf(runId: string): Finished[] {
    return this.finished.filter((result) => result.runId === runId);
  }

  phasesOf(runId: string): string[] {
    const phases = this.reports.filter((report) => report.runId === runId).map(({ phase }) => phase);
    return phases.filter((phase, i) => phase !== phases[i - 1]);
  }
}

export const startFakeRoadmaps = (natsUrl: string, redisUrl: string): Promise<RunningService> =>
  startFake(natsUrl, {
    name: 'roadmaps',
    handles: [
      BeginRun,
      ReportRun,
      BeginSource,
      BeginCoaching,
      BeginWording,
      BeginExtraction,
      BeginFollowUp,
      BeginReply,
    ],
    consumes: [
      RunFinished,
      SourceExtracted,
      CoachingFinished,
      WordingFinished,
      ExtractionFinished,
      FollowUpFinished,
      ReplyFinished,
    ],
    providers: [FakeRoadmapsService],
    redisUrl,
  });
