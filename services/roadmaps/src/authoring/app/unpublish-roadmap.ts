import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import * as rpc from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { RpcHandler } from '@waymark/messaging/decorators';
import { isFollowed } from '../persistence/removals.ts';
import { RoadmapsRepository } from '../persistence/roadmaps.repository.ts';

/** A followed roadmap stays with its followers, as when it is deleted. */
@Injectable()
export class UnpublishRoadmap {
  constructor(private readonly roadmaps: RoadmapsRepository) {}

  @RpcHandler(rpc.UnpublishRoadmap)
  execute({ id }: { id: string }, { userId: editorId }: Caller): Promise<Roadmap> {
    return this.roadmaps.editAndRead(id, { editorId }, async (roadmap, { em }) =>
      roadmap.unpublish(await isFollowed(em, id)),
    );
  }
}
