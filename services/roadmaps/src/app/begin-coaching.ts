import { Inject, Injectable } from '@nestjs/common';
import type { BeginCoaching as BeginCoachingRpc } from '@waymark/contracts/roadmaps/rpc-learning';
import type { RpcOutput } from '@waymark/contracts/rpc';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '../clock.ts';
import { STEP_GONE } from '../domain/coaching.ts';
import { readCoachingMaterial } from '../persistence/coaching-material.ts';
import { RunsRepository } from '../persistence/runs.repository.ts';
import { ifNotFound } from './if-not-found.ts';

type Next = RpcOutput<typeof BeginCoachingRpc>;

/** Gives the worker what it needs to help with a step, or tells it that there is nothing to do. */
@Injectable()
export class BeginCoaching {
  constructor(
    private readonly runs: RunsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute(runId: string): Promise<Next> {
    const skip: Next = { next: 'skip' };
    const begun = this.runs.change(runId, async (run, { em }): Promise<Next> => {
      const asked = run.coachingRequest;
      if (!asked || run.isOver) return skip;
      const material = await ifNotFound(readCoachingMaterial(em, asked, asked.userContext), null);
      if (!material) {
        run.fail(STEP_GONE, this.clock.now());
        return skip;
      }
      run.begin(this.clock.now());
      return { next: 'coach', material };
    });
    return ifNotFound(begun, skip);
  }
}
