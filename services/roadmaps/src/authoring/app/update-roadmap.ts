import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import * as rpc from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
import { RoadmapsRepository } from '../persistence/roadmaps.repository.ts';

@Injectable()
export class UpdateRoadmap {
  constructor(private readonly roadmaps: RoadmapsRepository) {}

  @RpcHandler(rpc.UpdateRoadmap)
  execute({ id, body }: RpcInput<typeof rpc.UpdateRoadmap>, { userId: editorId }: Caller): Promise<Roadmap> {
    const { revision, ...details } = body;
    return this.roadmaps.editAndRead(id, { editorId, revision }, (roadmap) => roadmap.updateDetails(details));
  }
}
