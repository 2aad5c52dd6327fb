import { Inject, Injectable } from '@nestjs/common';
import * as rpc from '@waymark/contracts/roadmaps/artifacts.endpoints';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { RunsRepository } from '../../runs/persistence/runs.repository.ts';
import { ifNotFound } from '../../shared/app/if-not-found.ts';
import { ArtifactsRepository } from '../persistence/artifacts.repository.ts';

const NOT_ALLOWED =
  'You have not allowed this file to be sent to the AI service, which is run by another company. Allow it in the permissions of the file, then try again.';

type Next = RpcOutput<typeof rpc.BeginExtraction>;

@Injectable()
export class BeginExtraction {
  constructor(
    private readonly runs: RunsRepository,
    private readonly artifacts: ArtifactsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.BeginExtraction)
  execute({ runId, outside }: RpcInput<typeof rpc.BeginExtraction>): Promise<Next> {
    const skip: Next = { next: 'skip' };
    const begun = this.runs.change(runId, async (run, { em }): Promise<Next> => {
      const { artifactId, paidCalls } = run.state;
      if (artifactId === null || run.isOver) return skip;
      const { permissions, outsideModel, ...file } = await this.artifacts.withText(em, artifactId);
      if (outside && permissions && !permissions.includes('outside-model')) {
        run.refuse(NOT_ALLOWED, this.clock.now());
        return skip;
      }
      run.begin(this.clock.now());
      // A file without a roadmap has no permissions to change afterwards: it is read by this Waymark alone.
      const maySend = !outside || permissions !== null || outsideModel;
      return { next: 'extract', paidCalls, maySend, file };
    });
    return ifNotFound(begun, skip);
  }
}
