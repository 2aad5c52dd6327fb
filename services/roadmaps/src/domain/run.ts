import type { Wording } from '@waymark/contracts/ai/wording';
import type { AiCoachingBody, Coaching } from '@waymark/contracts/roadmaps/coaching';
import { isRunOver, type RunPhase, type RunStatus } from '@waymark/contracts/roadmaps/runs';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import { isNoteErased } from './coaching.ts';
import { describeResult, describeTaken } from './drafting.ts';
import {
  type Engine,
  NOTHING_YET,
  type RunEntry,
  type RunKind,
  type RunOutcome,
  type RunReport,
  type RunResult,
  type RunState,
  type TokenUsage,
  type VerifiedDraft,
} from './run-state.ts';

const PHASES: readonly RunPhase[] = ['queued', 'reading', 'understanding', 'drafting', 'checking', 'done'];

export type CoachingRequest = AiCoachingBody & { userId: number };
export type WordingRequest = Pick<CoachingRequest, 'userId' | 'roadmapId' | 'stepId'>;

/**
 * One attempt of the AI at a draft of a roadmap, at coaching for a step, or at a wording of one. A run that has ended
 * never changes again.
 */
export class Run {
  /** Log entries since it was loaded. */
  readonly entries: RunEntry[] = [];

  constructor(readonly state: RunState) {}

  static forDraft(roadmapId: string, userId: number, now: Date, kind: RunKind = 'generate-roadmap'): Run {
    return Run.create({ kind, roadmapId, userId, stepId: null, userContext: null }, now);
  }

  static forCoaching(request: CoachingRequest, now: Date): Run {
    return Run.create({ kind: 'coaching', ...request }, now);
  }

  static forWording({ userId, roadmapId, stepId }: WordingRequest, now: Date): Run {
    return Run.create({ kind: 'wording', roadmapId, userId, stepId, userContext: null }, now);
  }

  private static create(
    subject: Pick<RunState, 'kind' | 'roadmapId' | 'userId' | 'stepId' | 'userContext'> &
      Partial<Pick<RunState, 'useProgress' | 'useReflections'>>,
    now: Date,
  ): Run {
    const run = new Run({
      id: newId(),
      useProgress: false,
      useReflections: false,
      ...subject,
      status: 'queued',
      phase: 'queued',
      ...structuredClone(NOTHING_YET),
      lastSeq: 0,
      enqueueCount: 0,
      turn: 1,
      quietSince: now,
      createdAt: now,
      finishedAt: null,
    });
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

  get isDrafting(): boolean {
    return this.state.stepId === null;
  }

  /** Null for a run of another kind. */
  get wordingRequest(): WordingRequest | null {
    const { kind, userId, roadmapId, stepId } = this.state;
    return kind === 'wording' ? { userId, roadmapId, stepId: stepId! } : null;
  }

  /** Null for a run of another kind. */
  get coachingRequest(): CoachingRequest | null {
    const { kind, userId, roadmapId, stepId, userContext, useProgress, useReflections } = this.state;
    return kind === 'coaching'
      ? { userId, roadmapId, stepId: stepId!, userContext: userContext!, useProgress, useReflections }
      : null;
  }

  /** The job id, unique per enqueue: BullMQ ignores a known one. */
  enqueue(now: Date): string {
    this.state.enqueueCount += 1;
    this.state.quietSince = now;
    return jobIdOf(this.state);
  }

  /** A worker has taken the job, possibly not for the first time. `leftOut`: names of sources that it may not read. */
  begin(now: Date, leftOut: string[] = []): void {
    if (this.isOver) return;
    Object.assign(this.state, { leftOut, quietSince: now });
    if (this.state.status === 'running') return;
    this.state.status = 'running';
    this.advance('reading', this.state.progress);
    this.log('progress');
  }

  /** Ignores a report behind the known progress, as from a restarted worker. */
  report({ phase, progress, engine, stages, coaching, paidCalls = 0 }: RunReport, now: Date): void {
    if (this.isOver || this.state.result) return;
    this.state.paidCalls = Math.max(this.state.paidCalls, paidCalls);
    Object.assign(this.state, { status: 'running', engine, quietSince: now });
    const moved = this.advance(phase, progress);
    const grown = this.isDrafting && stages !== undefined && stages.length > this.state.draft.length;
    if (grown) this.state.draft = stages;
    const coached = this.coachingRequest !== null && coaching;
    if (coached) this.state.coaching = coaching;
    if (grown || coached) this.log('partial');
    else if (moved) this.log('progress');
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

  succeed({ draft, heldBack, crisis }: VerifiedDraft, outcome: RunOutcome, now: Date): void {
    if (this.isOver) return;
    const stagesGenerated = draft.length;
    Object.assign(this.state, { draft, heldBack, crisis, stagesGenerated, outcome, progress: 1 });
    this.end('succeeded', describeResult({ ...this.state, engine: this.engine, outcome }), now);
  }

  succeedCoaching(result: { coaching: Coaching; engine: Engine; usage: TokenUsage | null }, now: Date): void {
    if (this.isOver) return;
    Object.assign(this.state, result, { progress: 1 });
    if (isNoteErased(result.coaching)) this.state.userContext = '';
    this.end('succeeded', 'Here is guidance for this step.', now);
  }

  succeedWording(result: { wording: Wording; engine: Engine; usage: TokenUsage | null }, now: Date): void {
    if (this.isOver) return;
    Object.assign(this.state, result, { progress: 1 });
    this.end('succeeded', 'Here is one way to word this step.', now);
  }

  refuse(message: string, now: Date, engine?: Engine): void {
    this.endWithoutResult('refused', message, now, engine);
  }

  /** Ends a run whose whole draft was held back. */
  refuseDraft({ heldBack, crisis }: Omit<VerifiedDraft, 'draft'>, message: string, now: Date): void {
    if (this.isOver) return;
    Object.assign(this.state, { heldBack, crisis });
    this.refuse(message, now);
  }

  /** `usage`: of a model that was paid without a result. */
  fail(message: string, now: Date, engine?: Engine, usage: TokenUsage | null = null): void {
    if (!this.isOver && usage) this.state.usage = usage;
    this.endWithoutResult('failed', message, now, engine);
  }

  cancel(now: Date, message = 'You cancelled this.'): void {
    this.endWithoutResult('cancelled', message, now);
  }

  /** The mentor's decision on a waiting draft. Error: RULE_REFUSED for any other run. */
  resolve(outcome: 'applied' | 'discarded', taken?: number): void {
    this.checkDraftWaiting();
    this.state.outcome = outcome;
    this.state.message =
      outcome === 'discarded'
        ? 'You discarded this draft.'
        : describeTaken(this.state.draft, this.engine, taken);
    this.log('end');
  }

  /** Error: RULE_REFUSED. */
  checkDraftWaiting(): void {
    if (this.state.outcome === 'waiting') return;
    throw new AppError('RULE_REFUSED', 'There is no draft waiting here any more.');
  }

  private endWithoutResult(status: RunStatus, message: string, now: Date, engine?: Engine): void {
    if (this.isOver) return;
    this.state.draft = [];
    this.state.coaching = null;
    this.state.engine = engine ?? this.state.engine;
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

/** Of its last enqueue. */
export const jobIdOf = ({ id, enqueueCount }: Pick<RunState, 'id' | 'enqueueCount'>): string =>
  `${id}-${enqueueCount}`;

export const runNotFound = (): AppError => new AppError('NOT_FOUND', 'This run no longer exists.');
