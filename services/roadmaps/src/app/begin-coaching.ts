import { Inject, Injectable } from '@nestjs/common';
import * as rpc from '@waymark/contracts/roadmaps/rpc-learning';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { STEP_GONE } from '../domain/coaching.ts';
import { coachingRequestOf } from '../domain/run-requests.ts';
import { readCoachingMaterial } from '../persistence/coaching-material.ts';
import { RunsRepository } from '../persistence/runs.repository.ts';
import { ifNotFound } from './if-not-found.ts';

type Next = RpcOutput<typeof rpc.BeginCoaching>;

@Injectable()
export class BeginCoaching {
  constructor(
    private readonly runs: RunsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.BeginCoaching)
  execute({ runId, outside }: RpcInput<typeof rpc.BeginCoaching>): Promise<Next> {
    const skip: Next = { next: 'skip' };
    const begun = this.runs.change(runId, async (run, { em }): Promise<Next> => {
      const request = coachingRequestOf(run.state);
      if (!request || run.isOver) return skip;
      const material = await ifNotFound(readCoachingMaterial(em, request, { outside }), null);
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
