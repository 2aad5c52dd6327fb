import { Inject, Injectable } from '@nestjs/common';
import type { BeginRun as BeginRunRpc } from '@waymark/contracts/roadmaps/rpc';
import type { RpcOutput } from '@waymark/contracts/rpc';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '../clock.ts';
import { readMaterial } from '../persistence/material.ts';
import { RunsRepository } from '../persistence/runs.repository.ts';
import { ifNotFound } from './if-not-found.ts';

type Next = RpcOutput<typeof BeginRunRpc>;

/** Gives the worker what it needs for a run, or tells it that there is nothing to do. */
@Injectable()
export class BeginRun {
  constructor(
    private readonly runs: RunsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute(runId: string): Promise<Next> {
    const skip: Next = { next: 'skip' };
    const begun = this.runs.change(runId, async (run, { em }): Promise<Next> => {
      if (run.coachingRequest || run.isOver || run.state.result) return skip;
      const { readable, reading, lacking, roadmap } = await readMaterial(em, run.state.roadmapId);
      if (lacking) {
        run.refuse(lacking, this.clock.now());
        return skip;
      }
      run.begin(this.clock.now());
      if (reading) return { next: 'wait', waitingFor: reading };
      return { next: 'draft', roadmap, sources: readable };
    });
    return ifNotFound(begun, skip);
  }
}
