import { Inject, Injectable } from '@nestjs/common';
import * as rpc from '@waymark/contracts/roadmaps/rpc-review';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { STEP_GONE } from '../domain/coaching.ts';
import { RunsRepository } from '../persistence/runs.repository.ts';
import { readWordingMaterial } from '../persistence/wording-material.ts';
import { ifNotFound } from './if-not-found.ts';

type Next = RpcOutput<typeof rpc.BeginWording>;

@Injectable()
export class BeginWording {
  constructor(
    private readonly runs: RunsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.BeginWording)
  execute({ runId }: RpcInput<typeof rpc.BeginWording>): Promise<Next> {
    const skip: Next = { next: 'skip' };
    const begun = this.runs.change(runId, async (run, { em }): Promise<Next> => {
      const request = run.wordingRequest;
      if (!request || run.isOver) return skip;
      const material = await ifNotFound(readWordingMaterial(em, request), null);
      if (!material) {
        run.fail(STEP_GONE, this.clock.now());
        return skip;
      }
      run.begin(this.clock.now());
      return { next: 'word', material };
    });
    return ifNotFound(begun, skip);
  }
}
