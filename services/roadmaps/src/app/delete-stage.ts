import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { RoadmapsRepository } from '../persistence/roadmaps.repository.ts';

@Injectable()
export class DeleteStage {
  constructor(private readonly roadmaps: RoadmapsRepository) {}

  execute(caller: Caller, id: string, stageId: string): Promise<{ success: true }> {
    const options = { editorId: caller.userId, idempotency: 'roadmaps.delete-stage' };
    return this.roadmaps.edit(id, options, (roadmap) => {
      roadmap.removeStage(stageId);
      return { success: true };
    });
  }
}
