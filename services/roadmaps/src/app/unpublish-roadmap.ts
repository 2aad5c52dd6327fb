import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
import { RoadmapsRepository } from '../persistence/roadmaps.repository.ts';

@Injectable()
export class UnpublishRoadmap {
  constructor(private readonly roadmaps: RoadmapsRepository) {}

  @RpcHandler(rpc.UnpublishRoadmap)
  execute({ id }: { id: string }, { userId: editorId }: Caller): Promise<Roadmap> {
    return this.roadmaps.editAndRead(id, { editorId }, (roadmap) => roadmap.unpublish());
  }
}
