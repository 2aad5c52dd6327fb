import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/roadmaps/stages.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
import { RoadmapsRepository } from '../persistence/roadmaps.repository.ts';

@Injectable()
export class DeleteStage {
  constructor(private readonly roadmaps: RoadmapsRepository) {}

  @RpcHandler(rpc.DeleteStage)
  execute(
    { id, stageId }: RpcInput<typeof rpc.DeleteStage>,
    { userId: editorId }: Caller,
  ): Promise<{ success: true; revision: number }> {
    return this.roadmaps.edit(id, { editorId }, (roadmap) => {
      roadmap.removeStage(stageId);
      return { success: true as const };
    });
  }
}
