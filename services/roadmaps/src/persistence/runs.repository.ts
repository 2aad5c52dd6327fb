import { Injectable } from '@nestjs/common';
import { RunEnded } from '@waymark/contracts/roadmaps/events';
import type { AiRun, RunEvent } from '@waymark/contracts/roadmaps/runs';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { MoreThan } from 'typeorm';
import { Run, runNotFound } from '../domain/run.ts';
import type { RunEntry } from '../domain/run-state.ts';
import { AiRunRow } from './ai-run.row.ts';
import { findOwned } from './owned-roadmap.ts';
import { RunEventRow } from './run-event.row.ts';
import { toAiRun, toRunEvents } from './run-mapping.ts';
import { RunSignals } from './run-signals.ts';

const MAX_EVENTS = 200;

/** AI runs. A change is one transaction under the run's lock, with its log and its events. Roadmaps are locked before runs. */
@Injectable()
export class RunsRepository {
  constructor(
    private readonly db: Database,
    private readonly signals: RunSignals,
  ) {}

  /** Error: NOT_FOUND, also for another's. */
  async find(id: string, userId: number): Promise<AiRun> {
    const row = await this.db.read((em) => em.findOneBy(AiRunRow, { id, userId }));
    if (!row) throw runNotFound();
    return toAiRun(row);
  }

  /** The newest draft. Errors: NOT_FOUND, FORBIDDEN. */
  latest(roadmapId: string, userId: number): Promise<AiRun | null> {
    return this.db.read(async (em) => {
      await findOwned(em, roadmapId, userId);
      const row = await em.findOne(AiRunRow, {
        where: { roadmapId, kind: 'generate-roadmap' },
        order: { createdAt: 'DESC', id: 'DESC' },
      });
      return row && toAiRun(row);
    });
  }

  /** The log after entry `after`, oldest first. Error: NOT_FOUND. */
  events(id: string, userId: number, after: number): Promise<RunEvent[]> {
    return this.db.read(async (em) => {
      const row = await em.findOneBy(AiRunRow, { id, userId });
      if (!row) throw runNotFound();
      const entries = await em.find(RunEventRow, {
        where: { runId: id, seq: MoreThan(after) },
        order: { seq: 'ASC' },
        take: MAX_EVENTS,
      });
      return toRunEvents(row, entries);
    });
  }

  change<T>(id: string, fn: (run: Run, tx: Tx) => T | Promise<T>, idempotency?: string): Promise<T> {
    return this.db.transaction((tx) => this.changeIn(tx, id, (run) => fn(run, tx)), { idempotency });
  }

  /** As `change`, in a transaction that does more than this. Error: NOT_FOUND. */
  async changeIn<T>(tx: Tx, id: string, fn: (run: Run) => T | Promise<T>): Promise<T> {
    const row = await tx.em.findOne(AiRunRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!row) throw runNotFound();
    const run = new Run(row);
    const wasOver = run.isOver;
    const answer = await fn(run);
    await tx.em.update(AiRunRow, id, run.state);
    await this.log(tx, run, wasOver);
    return answer;
  }

  /** Stores a new run. */
  async insert(tx: Tx, run: Run): Promise<void> {
    await tx.em.insert(AiRunRow, run.state);
    await this.log(tx, run, false);
  }

  private async log(tx: Tx, run: Run, wasOver: boolean): Promise<void> {
    const { id, roadmapId, userId, status } = run.state;
    for (const entry of run.entries) await writeEntry(tx, id, entry);
    if (run.entries.length > 0) tx.afterCommit(() => this.signals.changed(id));
    if (wasOver || !run.isOver) return;
    tx.emit(RunEnded, { runId: id, roadmapId, userId, status }, { audience: [userId] });
    if (status === 'cancelled') tx.afterCommit(() => this.signals.cancelled(id));
  }
}

/** Within one phase the newest progress says it all: the log stays short however often a worker reports. */
async function writeEntry({ em }: Tx, runId: string, entry: RunEntry): Promise<void> {
  if (entry.type === 'progress')
    await em.delete(RunEventRow, { runId, type: 'progress', phase: entry.phase });
  await em.insert(RunEventRow, { runId, ...entry });
}
