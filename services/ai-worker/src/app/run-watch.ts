import { Logger } from '@nestjs/common';
import type { DraftStage } from '@waymark/contracts/ai/draft';
import { mostCalls } from '@waymark/contracts/ai/draft-plan';
import type { Reading, ReadPart } from '@waymark/contracts/ai/reading';
import type { EngineHooks, EnginePhase } from './engine.ts';
import type { Roadmaps, RunReport } from './ports.ts';
import { retryTransient } from './retry-transient.ts';

export class RunCancelled extends Error {
  override readonly name = 'RunCancelled';
}

type Phase = RunReport['phase'];

/** Progress at the end of each phase. */
const ENDS: Record<Phase, number> = { reading: 0.1, understanding: 0.35, drafting: 0.9, checking: 1 };
const STARTS: Record<Phase, number> = { reading: 0, understanding: 0.1, drafting: 0.35, checking: 0.9 };
const BETWEEN_REPORTS_MS = 500;
/** A run without reports is restarted; the reply also carries a cancellation whose signal got lost. */
const HEARTBEAT_MS = 5_000;

interface SoFar {
  paidCalls?: number;
  /** Paid calls that the run may make, however often it is started; a story in parts has more. */
  most?: number;
  /** Of this story, or of another one. */
  reading?: Reading | null;
}

/** Reports the progress of a run to its owner; aborts the engine when the run is cancelled. */
export class RunWatch implements EngineHooks {
  readonly signal: AbortSignal;
  private readonly logger = new Logger(RunWatch.name);
  private readonly cancel = new AbortController();
  private readonly unsubscribe: () => void;
  private readonly heartbeat: NodeJS.Timeout;
  private phase: Phase = 'reading';
  private progress = 0;
  private readonly stages: DraftStage[] = [];
  private unreported = 0;
  private sending: Promise<void> | undefined;
  private later: NodeJS.Timeout | undefined;
  private lastAt = 0;
  private paidCalls: number;
  private most: number;
  private readonly known: Reading | null;
  private reading: Reading | null = null;

  constructor(
    private readonly roadmaps: Roadmaps,
    private readonly runId: string,
    private readonly engine: RunReport['engine'],
    jobSignal: AbortSignal,
    { paidCalls = 0, most = mostCalls(0), reading = null }: SoFar = {},
  ) {
    this.paidCalls = paidCalls;
    this.most = most;
    this.known = reading;
    this.signal = AbortSignal.any([jobSignal, this.cancel.signal]);
    this.unsubscribe = roadmaps.onCancelled(runId, () => this.cancelled());
    this.heartbeat = setInterval(() => this.report(), HEARTBEAT_MS);
    this.report();
  }

  get isCancelled(): boolean {
    return this.cancel.signal.aborted;
  }

  onPhase(phase: EnginePhase, fraction: number): void {
    const isNew = phase !== this.phase;
    this.phase = phase;
    const within = Math.min(1, Math.max(0, fraction));
    this.progress = Math.max(this.progress, STARTS[phase] + (ENDS[phase] - STARTS[phase]) * within);
    if (isNew) this.report();
    else this.reportSoon();
  }

  onStage(stage: DraftStage): void {
    this.stages.push(stage);
    this.unreported += 1;
    this.reportSoon();
  }

  /** Recorded before the call, so that a killed worker has counted it. Errors: UNAVAILABLE; the signal's reason. */
  async beginCall(): Promise<boolean> {
    if (this.callsLeft() <= 0) return false;
    this.paidCalls += 1;
    const isOutdated = this.known !== null && this.reading === null;
    await this.record({ paidCalls: this.paidCalls, ...(isOutdated && { reading: null }) });
    return true;
  }

  callsLeft(): number {
    return this.most - this.paidCalls;
  }

  async beginReading(key: string, parts: number): Promise<ReadPart[]> {
    const { known } = this;
    const read = known?.key === key && known.parts === parts ? [...known.read] : [];
    this.reading = { key, parts, read };
    this.most = mostCalls(parts);
    this.onPhase('understanding', read.length / parts);
    await this.record({ reading: { key, parts } });
    return [...read];
  }

  async onPart(part: ReadPart): Promise<void> {
    const { key, parts, read } = this.reading!;
    read.push(part);
    this.onPhase('understanding', read.length / parts);
    await this.record({ reading: { key, parts, part: { ...part, number: read.length } } });
  }

  /** Errors: UNAVAILABLE; the signal's reason, also when the run was cancelled meanwhile. */
  private async record(facts: Pick<RunReport, 'paidCalls' | 'reading'>): Promise<void> {
    await this.sending;
    const { runId, engine, phase, progress } = this;
    const report = { runId, engine, phase, progress, ...facts };
    const { cancelled } = await retryTransient(() => this.roadmaps.report(report), this.signal);
    if (cancelled) this.cancelled();
    this.signal.throwIfAborted();
  }

  /** Resolves when no report is in flight, so that none arrives after the result. */
  async close(): Promise<void> {
    this.unsubscribe();
    clearInterval(this.heartbeat);
    clearTimeout(this.later);
    await this.sending;
  }

  private cancelled(): void {
    this.cancel.abort(new RunCancelled('the run was cancelled'));
  }

  private reportSoon(): void {
    const wait = this.lastAt + BETWEEN_REPORTS_MS - Date.now();
    this.later ??= setTimeout(() => this.report(), Math.max(0, wait));
  }

  private report(): void {
    clearTimeout(this.later);
    this.later = undefined;
    if (this.sending) {
      this.reportSoon();
      return;
    }
    this.lastAt = Date.now();
    this.sending = this.send().finally(() => {
      this.sending = undefined;
    });
  }

  private async send(): Promise<void> {
    const { runId, engine, phase, progress, unreported } = this;
    const stages = unreported > 0 ? { stages: this.stages.slice() } : {};
    this.unreported = 0;
    try {
      const report = { runId, engine, phase, progress, ...stages };
      const { cancelled } = await this.roadmaps.report(report);
      if (cancelled) this.cancelled();
    } catch (err) {
      this.unreported += unreported;
      this.logger.debug({ msg: 'report not delivered', runId, err });
    }
  }
}
