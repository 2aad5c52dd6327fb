import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { RoadmapsRepository } from '../persistence/roadmaps.repository.ts';

@Injectable()
export class UnpublishRoadmap {
  constructor(private readonly roadmaps: RoadmapsRepository) {}

  execute(caller: Caller, id: string): Promise<Roadmap> {
    const options = { editorId: caller.userId, idempotency: 'roadmaps.unpublish' };
    return this.roadmaps.editAndRead(id, options, (roadmap) => roadmap.unpublish());
  }
}
