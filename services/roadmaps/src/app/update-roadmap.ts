import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { Roadmap, UpdateRoadmapBody } from '@waymark/contracts/roadmaps/http';
import { RoadmapsRepository } from '../persistence/roadmaps.repository.ts';

@Injectable()
export class UpdateRoadmap {
  constructor(private readonly roadmaps: RoadmapsRepository) {}

  execute(caller: Caller, id: string, { revision, ...details }: UpdateRoadmapBody): Promise<Roadmap> {
    const options = { editorId: caller.userId, revision, idempotency: 'roadmaps.update' };
    return this.roadmaps.editAndRead(id, options, (roadmap) => roadmap.updateDetails(details));
  }
}
