import { Injectable } from '@nestjs/common';
import { AppError } from '@waymark/kernel/app-error';
import { Queues } from './queues.ts';

export interface QueuedJobId {
  queue: string;
  jobId: string;
}

/** `waiting`: for a worker, a moment, or its next attempt. `none`: it has ended, or was lost. */
export type JobState = 'waiting' | 'active' | 'none';

export interface QueueCounts {
  waiting: number;
  active: number;
  delayed: number;
  failed: number;
}

/** Work that was enqueued, and had no report for too long. */
export interface QuietWork extends QueuedJobId {
  id: string;
  /** A worker has reported on it. */
  hasBegun: boolean;
}

/** Ids of quiet work. */
export interface JudgedWork {
  /** To be taken by a worker, or just taken. */
  waiting: string[];
  /** Its job or its worker was lost. */
  lost: string[];
}

const NEXT_JOBS = 100;

/** The work in queues. */
@Injectable()
export class QueuedJobs {
  constructor(private readonly queues: Queues) {}

  /** In the order of the jobs. Error: UNAVAILABLE while Redis is. */
  statesOf(jobs: readonly QueuedJobId[]): Promise<JobState[]> {
    return Promise.all(
      jobs.map(async ({ queue, jobId }) =>
        toState(await this.queues.read(queue, (one) => one.getJobState(jobId))),
      ),
    );
  }

  /** A long queue loses nothing. Null while Redis is unavailable: then nothing is known to be lost. */
  async judge(work: readonly QuietWork[]): Promise<JudgedWork | null> {
    const states = await this.statesOf(work).catch(onlyWhenAway);
    if (!states) return null;
    const isWaiting = ({ hasBegun }: QuietWork, index: number) =>
      states[index] === 'waiting' || (states[index] === 'active' && !hasBegun);
    const waiting = work.filter(isWaiting).map(({ id }) => id);
    return { waiting, lost: work.map(({ id }) => id).filter((id) => !waiting.includes(id)) };
  }

  /** Error: UNAVAILABLE while Redis is. */
  async countsOf(queue: string): Promise<QueueCounts> {
    const found = await this.queues.read(queue, (one) =>
      one.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed'),
    );
    const { waiting = 0, prioritized = 0, active = 0, delayed = 0, failed = 0 } = found;
    return { waiting: waiting + prioritized, active, delayed, failed };
  }

  /** Age of the oldest of the next jobs; 0 if none waits. Error: UNAVAILABLE while Redis is. */
  async oldestSecondsOf(queue: string): Promise<number> {
    const next = await this.queues.read(queue, (one) =>
      one.getJobs(['waiting', 'prioritized'], 0, NEXT_JOBS - 1, true),
    );
    const oldest = Math.min(...next.map(({ timestamp }) => timestamp), Date.now());
    return Math.floor((Date.now() - oldest) / 1_000);
  }
}

function onlyWhenAway(error: unknown): null {
  if (error instanceof AppError && error.code === 'UNAVAILABLE') return null;
  throw error;
}

function toState(state: string): JobState {
  if (state === 'active') return 'active';
  return ['waiting', 'prioritized', 'delayed', 'waiting-children'].includes(state) ? 'waiting' : 'none';
}
