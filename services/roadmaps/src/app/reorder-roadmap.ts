import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { OrderBody, Roadmap } from '@waymark/contracts/roadmaps/http';
import { RoadmapsRepository } from '../persistence/roadmaps.repository.ts';

@Injectable()
export class ReorderRoadmap {
  constructor(private readonly roadmaps: RoadmapsRepository) {}

  execute(caller: Caller, id: string, { stages, revision }: OrderBody): Promise<Roadmap> {
    const options = { editorId: caller.userId, revision, idempotency: 'roadmaps.reorder' };
    return this.roadmaps.editAndRead(id, options, (roadmap) => roadmap.reorder(stages));
  }
}
