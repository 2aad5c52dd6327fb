import { Inject, Injectable } from '@nestjs/common';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { readMaterial } from '../persistence/material.ts';
import { RunsRepository } from '../persistence/runs.repository.ts';
import { ifNotFound } from './if-not-found.ts';

type Next = RpcOutput<typeof rpc.BeginRun>;

@Injectable()
export class BeginRun {
  constructor(
    private readonly runs: RunsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.BeginRun)
  execute({ runId, outside }: RpcInput<typeof rpc.BeginRun>): Promise<Next> {
    const skip: Next = { next: 'skip' };
    const begun = this.runs.change(runId, async (run, { em }): Promise<Next> => {
      if (!run.isDrafting || run.isOver || run.state.result) return skip;
      const material = await readMaterial(em, run.state.roadmapId, { outside });
      const { roadmap, readable, unreadFile, missing, leftOut } = material;
      if (missing) {
        run.refuse(missing, this.clock.now());
        return skip;
      }
      run.begin(this.clock.now(), leftOut);
      if (unreadFile) return { next: 'wait', waitingFor: unreadFile };
      return { next: 'draft', paidCalls: run.state.paidCalls, roadmap, sources: readable };
    });
    return ifNotFound(begun, skip);
  }
}
