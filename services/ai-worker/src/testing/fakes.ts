import { Readable } from 'node:stream';
import type { Draft } from '@waymark/contracts/ai/draft';
import { AppError } from '@waymark/kernel/app-error';
import type { JobInfo } from '@waymark/messaging/decorators';
import type { ObjectStorage, StoredObject } from '@waymark/storage/port';
import {
  type ApplicationResult,
  type ApplicationStart,
  Applications,
  type ClipResult,
  type ClipStart,
  type CoachingResult,
  type CoachingStart,
  DelayedRuns,
  type ExtractionResult,
  type ExtractionStart,
  type FollowUpResult,
  type FollowUpStart,
  type ProbeResult,
  type ReplyResult,
  type ReplyStart,
  Results,
  Roadmaps,
  type RunReport,
  type RunResult,
  type RunStart,
  type SourceResult,
  type SourceStart,
  type WordingResult,
  type WordingStart,
} from '../app/ports.ts';
import { recordReport } from './record-report.ts';

/** The first attempt of a job. */
export const aJob = (over: Partial<JobInfo> = {}): JobInfo => ({
  id: 'run1-1',
  attempt: 1,
  lastAttempt: false,
  signal: new AbortController().signal,
  ...over,
});

const unavailable = () => new AppError('UNAVAILABLE', 'unavailable');

export class FakeRoadmaps extends Roadmaps {
  start: RunStart = { next: 'skip' };
  source: SourceStart = { next: 'skip' };
  clip: ClipStart = { next: 'skip' };
  coaching: CoachingStart = { next: 'skip' };
  wording: WordingStart = { next: 'skip' };
  followUp: FollowUpStart = { next: 'skip' };
  reply: ReplyStart = { next: 'skip' };
  extraction: ExtractionStart = { next: 'skip' };
  cancelled = false;
  failReports = false;
  failNext = 0;
  readonly reports: RunReport[] = [];
  private readonly cancels = new Map<string, () => void>();

  get listeners(): number {
    return this.cancels.size;
  }

  async beginRun(): Promise<RunStart> {
    if (this.failNext-- > 0) throw unavailable();
    return this.start;
  }

  async report(report: RunReport): Promise<{ cancelled: boolean }> {
    if (this.failReports) throw unavailable();
    this.reports.push(report);
    recordReport(this.start, report);
    return { cancelled: this.cancelled };
  }

  async beginCoaching(): Promise<CoachingStart> {
    if (this.failNext-- > 0) throw unavailable();
    return this.coaching;
  }

  async beginWording(): Promise<WordingStart> {
    if (this.failNext-- > 0) throw unavailable();
    return this.wording;
  }

  async beginReply(): Promise<ReplyStart> {
    if (this.failNext-- > 0) throw unavailable();
    return this.reply;
  }

  async beginFollowUp(): Promise<FollowUpStart> {
    if (this.failNext-- > 0) throw unavailable();
    return this.followUp;
  }

  async beginExtraction(): Promise<ExtractionStart> {
    if (this.failNext-- > 0) throw unavailable();
    return this.extraction;
  }

  async beginClip(): Promise<ClipStart> {
    return this.clip;
  }

  async beginSource(): Promise<SourceStart> {
    if (this.failNext-- > 0) throw unavailable();
    return this.source;
  }

  onCancelled(runId: string, fn: () => void): () => void {
    this.cancels.set(runId, fn);
    return () => this.cancels.delete(runId);
  }

  cancelNow(runId: string): void {
    this.cancels.get(runId)?.();
  }
}

export class FakeResults extends Results {
  failNext = 0;
  readonly runs: RunResult[] = [];
  readonly sources: SourceResult[] = [];
  readonly clips: ClipResult[] = [];
  readonly coachings: CoachingResult[] = [];
  readonly wordings: WordingResult[] = [];
  readonly followUps: FollowUpResult[] = [];
  readonly replies: ReplyResult[] = [];
  readonly extractions: ExtractionResult[] = [];
  readonly evaluations: ApplicationResult[] = [];
  readonly probes: ProbeResult[] = [];

  async fileProbed(result: ProbeResult): Promise<void> {
    this.probes.push(result);
  }

  async applicationEvaluated(result: ApplicationResult): Promise<void> {
    if (this.failNext-- > 0) throw unavailable();
    this.evaluations.push(result);
  }

  async runFinished(result: RunResult): Promise<void> {
    if (this.failNext-- > 0) throw unavailable();
    this.runs.push(result);
  }

  async sourceExtracted(result: SourceResult): Promise<void> {
    if (this.failNext-- > 0) throw unavailable();
    this.sources.push(result);
  }

  async clipCut(result: ClipResult): Promise<void> {
    this.clips.push(result);
  }

  async coachingFinished(result: CoachingResult): Promise<void> {
    if (this.failNext-- > 0) throw unavailable();
    this.coachings.push(result);
  }

  async extractionFinished(result: ExtractionResult): Promise<void> {
    if (this.failNext-- > 0) throw unavailable();
    this.extractions.push(result);
  }

  async replyFinished(result: ReplyResult): Promise<void> {
    if (this.failNext-- > 0) throw unavailable();
    this.replies.push(result);
  }

  async followUpFinished(result: FollowUpResult): Promise<void> {
    if (this.failNext-- > 0) throw unavailable();
    this.followUps.push(result);
  }

  async wordingFinished(result: WordingResult): Promise<void> {
    if (this.failNext-- > 0) throw unavailable();
    this.wordings.push(result);
  }
}

export class FakeApplications extends Applications {
  start: ApplicationStart = { next: 'skip' };
  callsLeft = 2;

  async begin(): Promise<ApplicationStart> {
    return this.start;
  }

  async beginCall(): Promise<boolean> {
    return this.callsLeft-- > 0;
  }
}

export class FakeDelayedRuns extends DelayedRuns {
  readonly jobs: { runId: string; jobId: string; delayMs: number }[] = [];

  async enqueue(runId: string, jobId: string, delayMs: number): Promise<void> {
    this.jobs.push({ runId, jobId, delayMs });
  }
}

class MemoryStorage {
  failNext = 0;
  readonly objects = new Map<string, { bytes: Buffer; contentType: string }>();

  async put(key: string, body: Readable | Buffer | string, { contentType }: { contentType: string }) {
    if (this.failNext-- > 0) throw unavailable();
    const bytes = body instanceof Readable ? Buffer.concat(await body.toArray()) : Buffer.from(body);
    this.objects.set(key, { bytes, contentType });
    return { size: bytes.length, sha256: '' };
  }

  async get(key: string): Promise<StoredObject> {
    if (this.failNext-- > 0) throw unavailable();
    const found = this.objects.get(key);
    if (!found) throw new AppError('NOT_FOUND', 'not there');
    return { body: Readable.from([found.bytes]), size: found.bytes.length, contentType: found.contentType };
  }

  async head(key: string): Promise<{ size: number; contentType: string } | null> {
    const found = this.objects.get(key);
    return found ? { size: found.bytes.length, contentType: found.contentType } : null;
  }

  async delete(key: string): Promise<void> {
    this.objects.delete(key);
  }
}

export const memoryStorage = () => new MemoryStorage() as MemoryStorage & ObjectStorage;

const SOURCE_ID = '0198a0a0-0000-7000-8000-000000000001';

/** A draft of two stages whose every step quotes `quote`, with a span at the beginning of the source. */
export const aDraft = Object.assign(
  ({ quote }: { quote: string }): Draft => ({
    stages: ['First', 'Second'].map((name) => ({
      title: `${name} stage`,
      description: 'What happens in it.',
      estimatedDuration: '2 weeks',
      steps: ['Begin', 'Go on', 'Finish'].map((verb) => ({
        title: `${verb} the ${name.toLowerCase()} thing`,
        description: 'How to do it.',
        estimatedDuration: '2 days',
        resourceLinks: [],
        evidence: { sourceId: SOURCE_ID, quote, start: 0, end: quote.length },
      })),
    })),
    heldBack: [],
    crisis: false,
  }),
  { sourceId: SOURCE_ID },
);
