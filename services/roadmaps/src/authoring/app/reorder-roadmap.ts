import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import * as rpc from '@waymark/contracts/roadmaps/stages.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
import { RoadmapsRepository } from '../persistence/roadmaps.repository.ts';

@Injectable()
export class ReorderRoadmap {
  constructor(private readonly roadmaps: RoadmapsRepository) {}

  @RpcHandler(rpc.Reorder)
  execute({ id, body }: RpcInput<typeof rpc.Reorder>, { userId: editorId }: Caller): Promise<Roadmap> {
    const { stages, revision } = body;
    return this.roadmaps.editAndRead(id, { editorId, revision }, (roadmap) => roadmap.reorder(stages));
  }
}
