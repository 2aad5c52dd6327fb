import { Injectable } from '@nestjs/common';
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

  /** Error: UNAVAILABLE while Redis is. */
  async countsOf(queue: string): Promise<QueueCounts> {
    const found = await this.queues.read(queue, (one) =>
      one.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed'),
    );
    const { waiting = 0, prioritized = 0, active = 0, delayed = 0, failed = 0 } = found;
    return { waiting: waiting + prioritized, active, delayed, failed };
  }
}

function toState(state: string): JobState {
  if (state === 'active') return 'active';
  return ['waiting', 'prioritized', 'delayed', 'waiting-children'].includes(state) ? 'waiting' : 'none';
}
