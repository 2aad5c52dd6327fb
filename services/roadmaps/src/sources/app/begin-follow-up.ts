import { Inject, Injectable } from '@nestjs/common';
import * as rpc from '@waymark/contracts/roadmaps/interview.endpoints';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { RunsRepository } from '../../runs/persistence/runs.repository.ts';
import { ifNotFound } from '../../shared/app/if-not-found.ts';
import { toFollowUpRequest } from '../domain/follow-up.ts';
import { readFollowUpMaterial } from '../persistence/follow-ups.ts';

type Next = RpcOutput<typeof rpc.BeginFollowUp>;

@Injectable()
export class BeginFollowUp {
  constructor(
    private readonly runs: RunsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.BeginFollowUp)
  execute({ runId, outside }: RpcInput<typeof rpc.BeginFollowUp>): Promise<Next> {
    const skip: Next = { next: 'skip' };
    const begun = this.runs.change(runId, async (run, { em }): Promise<Next> => {
      const request = toFollowUpRequest(run.state);
      if (!request || run.isOver) return skip;
      try {
        const material = await readFollowUpMaterial(em, request, { outside });
        run.begin(this.clock.now());
        return { next: 'ask', material };
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        if (error.code === 'NOT_FOUND') run.fail(error.message, this.clock.now());
        else if (error.code === 'RULE_REFUSED') run.refuse(error.message, this.clock.now());
        else throw error;
        return skip;
      }
    });
    return ifNotFound(begun, skip);
  }
}
