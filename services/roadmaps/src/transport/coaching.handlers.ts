import { Controller } from '@nestjs/common';
import * as rpc from '@waymark/contracts/roadmaps/rpc-learning';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
import { requireCaller } from '@waymark/platform/context';
import { BeginCoaching } from '../app/begin-coaching.ts';
import { CoachingsRepository } from '../persistence/coachings.repository.ts';
import { refuseUsers } from './worker.handlers.ts';

/** Help with one step: asked by learners, given by the ai-worker. */
@Controller()
export class CoachingHandlers {
  constructor(
    private readonly coachings: CoachingsRepository,
    private readonly beginCoaching: BeginCoaching,
  ) {}

  @RpcHandler(rpc.StartCoaching)
  async start(body: RpcInput<typeof rpc.StartCoaching>): Promise<AiRun> {
    return this.coachings.start(requireCaller().userId, body, 'roadmaps.start-coaching');
  }

  @RpcHandler(rpc.ListCoachings)
  async list({ id }: RpcInput<typeof rpc.ListCoachings>): Promise<AiRun[]> {
    return this.coachings.list(requireCaller().userId, id);
  }

  @RpcHandler(rpc.BeginCoaching)
  async begin({ runId }: RpcInput<typeof rpc.BeginCoaching>): Promise<RpcOutput<typeof rpc.BeginCoaching>> {
    refuseUsers();
    return this.beginCoaching.execute(runId);
  }
}
