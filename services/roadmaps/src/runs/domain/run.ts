import { isRunOver, type RunPhase, type RunStatus } from '@waymark/contracts/roadmaps/runs';
import { AppError } from '@waymark/kernel/app-error';
import { queued, type RunRequest } from './run-request.ts';
import {
  type Engine,
  noOutput,
  type RunEntry,
  type RunOutcome,
  type RunOutput,
  type RunReport,
  type RunResult,
  type RunState,
  type TokenUsage,
} from './run-state.ts';

/** What a run ends with, beside its status and message. */
export type RunEnd = Partial<RunOutput> & { engine?: Engine; usage?: TokenUsage | null };

/** Adds to a run what a report of its kind has beside the progress. Returns the entry to log; null for nothing new. */
export type ReportReader = (run: RunState, report: RunReport) => 'progress' | 'partial' | null;

const PHASES: readonly RunPhase[] = ['queued', 'reading', 'understanding', 'drafting', 'checking', 'done'];

/** One attempt of the AI, of any kind. After its end only a decision about its result changes it. */
export class Run {
  /** Log entries since it was loaded. */
  readonly entries: RunEntry[] = [];

  constructor(readonly state: RunState) {}

  static create(request: RunRequest, now: Date): Run {
    const run = new Run(queued(request, now));
    run.log('progress');
    return run;
  }

  /** Error: NOT_FOUND for other users. */
  checkOwner(userId: number): void {
    if (this.state.userId !== userId) throw runNotFound();
  }

  /** Error: RULE_REFUSED while the run is active, and after a success: a repetition could cost money for nothing. */
  checkMayRetry(): void {
    if (!this.isOver)
      throw new AppError('RULE_REFUSED', 'This run is still active. Wait for it, or cancel it.');
    if (this.state.status === 'succeeded')
      throw new AppError('RULE_REFUSED', 'This run has succeeded, so there is nothing to try again.');
  }

  /** Of a run that has a result. */
  get engine(): Engine {
    return this.state.engine!;
  }

  get isOver(): boolean {
    return isRunOver(this.state.status);
  }

  /** The job id, unique per enqueue: BullMQ ignores a known one. */
  enqueue(now: Date): string {
    this.state.enqueueCount += 1;
    this.state.quietSince = now;
    return `${this.state.id}-${this.state.enqueueCount}`;
  }

  /** A worker has taken the job, possibly not for the first time. `leftOut`: names of sources that it may not read. */
  begin(now: Date, { leftOut = [], passages = [] }: { leftOut?: string[]; passages?: string[] } = {}): void {
    if (this.isOver) return;
    Object.assign(this.state, { leftOut, passages, quietSince: now });
    if (this.state.status === 'running') return;
    this.state.status = 'running';
    this.advance('reading', this.state.progress);
    this.log('progress');
  }

  /** Ignores a report behind the known progress, as from a restarted worker. */
  report(report: RunReport, now: Date, read: ReportReader = () => null): void {
    if (this.isOver || this.state.result) return;
    const { phase, progress, engine, paidCalls = 0 } = report;
    this.state.paidCalls = Math.max(this.state.paidCalls, paidCalls);
    Object.assign(this.state, { status: 'running', engine, quietSince: now });
    const added = read(this.state, report);
    const moved = this.advance(phase, progress);
    if (added || moved) this.log(added ?? 'progress');
  }

  /** Stores a result, to be verified and applied. */
  store(result: RunResult, now: Date): void {
    if (this.isOver || this.state.result) return;
    const { engine, usage, inputsUsed } = result;
    Object.assign(this.state, { result, engine, usage, inputsUsed, quietSince: now });
    this.state.status = 'running';
    this.advance('checking', this.state.progress);
    this.log('progress');
  }

  succeed(end: RunEnd & { engine: Engine }, message: string, now: Date): void {
    if (this.isOver) return;
    Object.assign(this.state, end, { progress: 1 });
    this.end('succeeded', message, now);
  }

  /** `found`: what is shown beside the reason, or was paid. */
  refuse(message: string, now: Date, found?: RunEnd): void {
    this.endWithoutResult('refused', message, now, found);
  }

  /** `found`: as in `refuse`. */
  fail(message: string, now: Date, found?: RunEnd): void {
    this.endWithoutResult('failed', message, now, found);
  }

  cancel(now: Date, message = 'You cancelled this.'): void {
    this.endWithoutResult('cancelled', message, now);
  }

  /** The owner's decision about the result of a run that is over. */
  decide(outcome: RunOutcome, message: string): void {
    Object.assign(this.state, { outcome, message });
    this.log('end');
  }

  private endWithoutResult(status: RunStatus, message: string, now: Date, found: RunEnd = {}): void {
    if (this.isOver) return;
    const { engine = this.state.engine, usage, ...shown } = found;
    Object.assign(this.state, noOutput(), shown, { engine, usage: usage ?? this.state.usage });
    this.end(status, message, now);
  }

  private end(status: RunStatus, message: string, now: Date): void {
    Object.assign(this.state, { status, message, phase: 'done', result: null, finishedAt: now });
    this.log('end');
  }

  /** Moves forward only; returns whether anything changed. */
  private advance(phase: RunPhase, progress: number): boolean {
    const later = PHASES.indexOf(phase) > PHASES.indexOf(this.state.phase);
    const further = progress > this.state.progress;
    if (later) this.state.phase = phase;
    if (further) this.state.progress = progress;
    return later || further;
  }

  private log(type: RunEntry['type']): void {
    const { phase, progress, draft } = this.state;
    this.state.lastSeq += 1;
    this.entries.push({ seq: this.state.lastSeq, type, phase, progress, stageCount: draft.length });
  }
}

export const runNotFound = (): AppError => new AppError('NOT_FOUND', 'This run no longer exists.');
