import { Injectable } from '@nestjs/common';
import { liveRun, liveRunCancelled } from '@waymark/contracts/live';
import { RunEnded, RunStarted } from '@waymark/contracts/roadmaps/events';
import type { AiRun, RunEvent } from '@waymark/contracts/roadmaps/runs';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { LiveBus } from '@waymark/messaging/live-bus';
import { type EntityManager, IsNull, LessThan, MoreThan, Not } from 'typeorm';
import { Run, runNotFound } from '../domain/run.ts';
import type { RunEntry } from '../domain/run-state.ts';
import { AiRunRow } from './ai-run.row.ts';
import { RunEventRow } from './run-event.row.ts';
import { toAiRun, toRunEvents } from './run-mapping.ts';
import { recordStart, recordTokens } from './run-usage.ts';

const MAX_EVENTS = 200;
const BATCH = 100;

/**
 * A change of a run is one transaction under its lock, with its log and events. Lock order: the roadmap before its runs.
 */
@Injectable()
export class RunsRepository {
  constructor(
    private readonly db: Database,
    private readonly live: LiveBus,
  ) {}

  /** Error: NOT_FOUND. */
  async find(id: string, userId: number): Promise<AiRun> {
    return toAiRun((await this.db.read((em) => this.load(em, id, userId))).state);
  }

  /** Reads without a lock. Error: NOT_FOUND, also for a run of another user. */
  async load(em: EntityManager, id: string, userId: number): Promise<Run> {
    const row = await em.findOneBy(AiRunRow, { id, userId });
    if (!row) throw runNotFound();
    return new Run(row);
  }

  /** As `load`, of any user. */
  async loadAny(em: EntityManager, id: string): Promise<Run> {
    const row = await em.findOneBy(AiRunRow, { id });
    if (!row) throw runNotFound();
    return new Run(row);
  }

  /** The log after entry `after`, oldest first. Error: NOT_FOUND. */
  events(id: string, userId: number, after: number): Promise<RunEvent[]> {
    return this.db.read(async (em) => {
      const { state } = await this.load(em, id, userId);
      const entries = await em.find(RunEventRow, {
        where: { runId: id, seq: MoreThan(after) },
        order: { seq: 'ASC' },
        take: MAX_EVENTS,
      });
      return toRunEvents(state, entries);
    });
  }

  /** Error: NOT_FOUND. */
  change<T>(id: string, fn: (run: Run, tx: Tx) => T | Promise<T>): Promise<T> {
    return this.db.transaction((tx) => this.changeIn(tx, id, (run) => fn(run, tx)));
  }

  /** As `change`, within a transaction. */
  async changeIn<T>(tx: Tx, id: string, fn: (run: Run) => T | Promise<T>): Promise<T> {
    const row = await tx.em.findOne(AiRunRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!row) throw runNotFound();
    const run = new Run(row);
    const wasOver = run.isOver;
    const result = await fn(run);
    await tx.em.update(AiRunRow, id, run.state);
    await this.publish(tx, run, wasOver);
    return result;
  }

  async insert(tx: Tx, run: Run): Promise<void> {
    await tx.em.insert(AiRunRow, run.state);
    const { id, roadmapId, userId, enqueueCount } = run.state;
    if (enqueueCount > 0) {
      await recordStart(tx.em, run.state);
      tx.emit(RunStarted, { runId: id, roadmapId, userId }, { audience: [userId] });
    }
    await this.publish(tx, run, false);
  }

  /** Locks active runs without a result and without activity since `before`; returns their ids. */
  async lockStalled({ em }: Tx, before: Date): Promise<string[]> {
    const rows = await em.find(AiRunRow, {
      select: { id: true },
      where: { finishedAt: IsNull(), result: IsNull(), quietSince: LessThan(before) },
      order: { quietSince: 'ASC' },
      take: BATCH,
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
    return rows.map(({ id }) => id);
  }

  /** Runs whose result was stored before `before` and is not applied. */
  findUnapplied({ em }: Tx, before: Date): Promise<Pick<AiRunRow, 'id' | 'kind'>[]> {
    return em.find(AiRunRow, {
      select: { id: true, kind: true },
      where: { finishedAt: IsNull(), result: Not(IsNull()), quietSince: LessThan(before) },
      take: BATCH,
    });
  }

  private async publish(tx: Tx, run: Run, wasOver: boolean): Promise<void> {
    const { id, roadmapId, userId, status } = run.state;
    for (const entry of run.entries) await insertEntry(tx.em, id, entry);
    if (run.entries.length > 0) this.notifyAfterCommit(tx, liveRun(id), id);
    if (wasOver || !run.isOver) return;
    await recordTokens(tx.em, run.state);
    tx.emit(RunEnded, { runId: id, roadmapId, userId, status }, { audience: [userId] });
    if (status === 'cancelled') this.notifyAfterCommit(tx, liveRunCancelled(id), id);
  }

  private notifyAfterCommit(tx: Tx, subject: string, runId: string): void {
    tx.afterCommit(() => this.live.publish(subject as `live.${string}`, { runId }));
  }
}

/** Only the newest progress entry of each phase is stored. */
async function insertEntry(em: EntityManager, runId: string, entry: RunEntry): Promise<void> {
  if (entry.type === 'progress')
    await em.delete(RunEventRow, { runId, type: 'progress', phase: entry.phase });
  await em.insert(RunEventRow, { runId, ...entry });
}
