import { Inject, Injectable } from '@nestjs/common';
import * as rpc from '@waymark/contracts/roadmaps/review.endpoints';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { STEP_GONE } from '../../authoring/domain/roadmap.ts';
import { RunsRepository } from '../../runs/persistence/runs.repository.ts';
import { ifNotFound } from '../../shared/app/if-not-found.ts';
import { toWordingRequest } from '../domain/wording.ts';
import { readWordingMaterial } from '../persistence/wording-material.ts';

type Next = RpcOutput<typeof rpc.BeginWording>;

@Injectable()
export class BeginWording {
  constructor(
    private readonly runs: RunsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.BeginWording)
  execute({ runId, outside }: RpcInput<typeof rpc.BeginWording>): Promise<Next> {
    const skip: Next = { next: 'skip' };
    const begun = this.runs.change(runId, async (run, { em }): Promise<Next> => {
      const request = toWordingRequest(run.state);
      if (!request || run.isOver) return skip;
      try {
        const material = await readWordingMaterial(em, request, { outside });
        run.begin(this.clock.now());
        return { next: 'word', material };
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        if (error.code === 'NOT_FOUND') run.fail(STEP_GONE, this.clock.now());
        else if (error.code === 'RULE_REFUSED') run.refuse(error.message, this.clock.now());
        else throw error;
        return skip;
      }
    });
    return ifNotFound(begun, skip);
  }
}
