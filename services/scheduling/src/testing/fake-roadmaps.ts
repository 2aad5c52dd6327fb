import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { GetProgress } from '@waymark/contracts/roadmaps/progress.endpoints';
import { GetRoadmap } from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { defineRpc, type RpcInput } from '@waymark/contracts/rpc';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import type { RunningService } from '@waymark/platform/service';
import { startFake } from '@waymark/testing/fake-process';
import { z } from 'zod';

// The output schemas are loose, because only some fields are read.
const Get = defineRpc(GetRoadmap.subject, { input: GetRoadmap.input, output: z.looseObject({}) });
const Progress = defineRpc(GetProgress.subject, { input: GetProgress.input, output: z.looseObject({}) });

const absent = () => new AppError('NOT_FOUND', 'Roadmap not found');

/** Has the roadmaps `grief`, which is published, and `unwritten`, a draft of the caller; each with the step `walk`. */
@Injectable()
class FakeRoadmaps {
  @RpcHandler(Get)
  async get({ id }: RpcInput<typeof Get>): Promise<Record<string, unknown>> {
    if (id === 'unwritten')
      return { id, status: 'draft', stages: [{ steps: [{ id: 'walk', title: 'Walk' }] }] };
    if (id !== 'grief') throw absent();
    const status = 'published';
    return {
      id,
      status,
      title: 'Out of grief',
      stages: [{ steps: [{ id: 'walk', title: 'Walk to the sea' }] }],
    };
  }

  @RpcHandler(Progress)
  async progress(
    { userId, roadmapId }: RpcInput<typeof Progress>,
    caller: Caller,
  ): Promise<Record<string, unknown>> {
    if (caller.userId !== userId || roadmapId !== 'grief') throw absent();
    return { completedSteps: 2, totalSteps: 7 };
  }
}

/** Replaces services/roadmaps. */
export const startFakeRoadmaps = (natsUrl: string): Promise<RunningService> =>
  startFake(natsUrl, { name: 'roadmaps', handles: [Get, Progress], providers: [FakeRoadmaps] });
