import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { EditedStage } from '@waymark/contracts/roadmaps/http';
import * as rpc from '@waymark/contracts/roadmaps/stages.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
import { materialsIn } from '../domain/step-materials.ts';
import { RoadmapsRepository } from '../persistence/roadmaps.repository.ts';
import { toStageView } from './stage-view.ts';

@Injectable()
export class UpdateStage {
  constructor(private readonly roadmaps: RoadmapsRepository) {}

  @RpcHandler(rpc.UpdateStage)
  execute(
    { id, stageId, body }: RpcInput<typeof rpc.UpdateStage>,
    { userId: editorId }: Caller,
  ): Promise<EditedStage> {
    return this.roadmaps.edit(
      id,
      { editorId, revision: body.revision, materials: materialsIn(body) },
      (roadmap) => {
        roadmap.updateStage(stageId, body);
        return toStageView(roadmap, stageId);
      },
    );
  }
}
