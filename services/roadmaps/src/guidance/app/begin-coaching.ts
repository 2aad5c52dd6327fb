import { Inject, Injectable } from '@nestjs/common';
import * as rpc from '@waymark/contracts/roadmaps/learning.endpoints';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { STEP_GONE } from '../../authoring/domain/roadmap.ts';
import { RunsRepository } from '../../runs/persistence/runs.repository.ts';
import { ifNotFound } from '../../shared/app/if-not-found.ts';
import { toCoachingRequest } from '../domain/coaching.ts';
import { readCoachingMaterial } from '../persistence/coaching-material.ts';
import { RunPassages } from './run-passages.ts';

type Next = RpcOutput<typeof rpc.BeginCoaching>;

@Injectable()
export class BeginCoaching {
  constructor(
    private readonly runs: RunsRepository,
    private readonly passages: RunPassages,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.BeginCoaching)
  async execute({ runId, outside }: RpcInput<typeof rpc.BeginCoaching>): Promise<Next> {
    const skip: Next = { next: 'skip' };
    const passages = await this.passages.findFor(runId, { outside });
    const begun = this.runs.change(runId, async (run, { em }): Promise<Next> => {
      const request = toCoachingRequest(run.state);
      if (!request || run.isOver) return skip;
      const material = await ifNotFound(readCoachingMaterial(em, request, { outside }), null);
      if (!material) {
        run.fail(STEP_GONE, this.clock.now());
        return skip;
      }
      run.begin(this.clock.now(), { passages: passages.map(({ id }) => id) });
      const given = passages.map(({ id, text, step }) => ({ id, text, step: step?.title ?? null }));
      return { next: 'coach', material: { ...material, passages: given }, paidCalls: run.state.paidCalls };
    });
    return ifNotFound(begun, skip);
  }
}
