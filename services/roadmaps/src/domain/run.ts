import type { Extraction } from '@waymark/contracts/ai/extraction';
import type { Wording } from '@waymark/contracts/ai/wording';
import type { Coaching } from '@waymark/contracts/roadmaps/coaching';
import { isRunOver, type RunPhase, type RunStatus } from '@waymark/contracts/roadmaps/runs';
import { AppError } from '@waymark/kernel/app-error';
import { isNoteErased } from './coaching.ts';
import { describeResult, describeTaken } from './drafting.ts';
import {
  type CoachingRequest,
  type DraftRequest,
  type ExtractionRequest,
  type FollowUpRequest,
  queued,
  type RefusedDraft,
  type RunRequest,
  type WithUsage,
  type WordingRequest,
} from './run-requests.ts';
import {
  DRAFTING_KINDS,
  type DraftingKind,
  type Engine,
  type RunEntry,
  type RunOutcome,
  type RunReport,
  type RunResult,
  type RunState,
  type TokenUsage,
  type VerifiedDraft,
} from './run-state.ts';

const PHASES: readonly RunPhase[] = ['queued', 'reading', 'understanding', 'drafting', 'checking', 'done'];

/** One attempt of the AI at a draft, a coaching, a wording, an extraction or a follow-up question. It never changes after its end. */
export class Run {
  /** Log entries since it was loaded. */
  readonly entries: RunEntry[] = [];

  constructor(readonly state: RunState) {}

  static forDraft({ kind = 'generate-roadmap', ...request }: DraftRequest, now: Date): Run {
    return Run.create({ kind, ...request }, now);
  }

  static forCoaching(request: CoachingRequest, now: Date): Run {
    return Run.create({ kind: 'coaching', ...request }, now);
  }

  static forWording({ userId, roadmapId, stepId }: WordingRequest, now: Date): Run {
    return Run.create({ kind: 'wording', roadmapId, userId, stepId }, now);
  }

  static forFollowUp(request: FollowUpRequest, now: Date): Run {
    return Run.create({ kind: 'follow-up', ...request }, now);
  }

  static forExtraction(request: ExtractionRequest, now: Date): Run {
    return Run.create({ kind: 'extraction', ...request }, now);
  }

  private static create(subject: RunRequest, now: Date): Run {
    const run = new Run(queued(subject, now));
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

  /** Error: RULE_REFUSED for a run on a file without a roadmap, which has no draft. */
  get roadmapId(): string {
    if (this.state.roadmapId === null) throw noDraft();
    return this.state.roadmapId;
  }

  get isDrafting(): boolean {
    return DRAFTING_KINDS.includes(this.state.kind);
  }

  /** Null for a run of another kind. */
  get draftRequest(): DraftRequest | null {
    if (!this.isDrafting) return null;
    const { kind, userId, roadmapId, sourceIds, withoutAi } = this.state;
    return { kind: kind as DraftingKind, userId, roadmapId: roadmapId!, sourceIds, withoutAi };
  }

  /** Null for a run of another kind. */
  get wordingRequest(): WordingRequest | null {
    const { kind, userId, roadmapId, stepId } = this.state;
    return kind === 'wording' ? { userId, roadmapId: roadmapId!, stepId: stepId! } : null;
  }

  /** The job id, unique per enqueue: BullMQ ignores a known one. */
  enqueue(now: Date): string {
    this.state.enqueueCount += 1;
    this.state.quietSince = now;
    return `${this.state.id}-${this.state.enqueueCount}`;
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
    const coached = this.state.kind === 'coaching' && coaching;
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

  succeedCoaching(result: WithUsage<{ coaching: Coaching }>, now: Date): void {
    if (!this.isOver && isNoteErased(result.coaching)) this.state.userContext = '';
    this.succeedWith(result, 'Here is guidance for this step.', now);
  }

  succeedWording(result: WithUsage<{ wording: Wording }>, now: Date): void {
    this.succeedWith(result, 'Here is one way to word this step.', now);
  }

  succeedFollowUp(result: WithUsage<object>, now: Date): void {
    this.succeedWith(result, 'Here is a question about your answer.', now);
  }

  succeedExtraction(result: WithUsage<{ extraction: Extraction }>, now: Date): void {
    this.succeedWith(result, 'This is what we found in your file.', now);
  }

  private succeedWith(result: WithUsage<object>, message: string, now: Date): void {
    if (this.isOver) return;
    Object.assign(this.state, result, { progress: 1 });
    this.end('succeeded', message, now);
  }

  refuse(message: string, now: Date, engine?: Engine): void {
    this.endWithoutResult('refused', message, now, engine);
  }

  /** Ends a run whose whole draft was held back, or a follow-up question that gives way to help. */
  refuseDraft(found: RefusedDraft, message: string, now: Date): void {
    if (!this.isOver) Object.assign(this.state, found);
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
    if (this.state.outcome !== 'waiting') throw noDraft();
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

const noDraft = (): AppError => new AppError('RULE_REFUSED', 'There is no longer a draft waiting here.');

export const runNotFound = (): AppError => new AppError('NOT_FOUND', 'This run no longer exists.');
