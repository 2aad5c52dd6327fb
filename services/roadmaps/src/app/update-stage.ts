import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { Stage, StageBody } from '@waymark/contracts/roadmaps/http';
import { RoadmapsRepository } from '../persistence/roadmaps.repository.ts';
import { toStageView } from './stage-view.ts';

@Injectable()
export class UpdateStage {
  constructor(private readonly roadmaps: RoadmapsRepository) {}

  execute(caller: Caller, id: string, stageId: string, body: StageBody): Promise<Stage> {
    const options = {
      editorId: caller.userId,
      revision: body.revision,
      idempotency: 'roadmaps.update-stage',
    };
    return this.roadmaps.edit(id, options, (roadmap) => {
      roadmap.updateStage(stageId, body);
      return toStageView(roadmap, stageId);
    });
  }
}
