import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import * as rpc from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { RoadmapsRepository } from '../persistence/roadmaps.repository.ts';
import { differsInUnreviewed } from '../persistence/unreviewed.ts';

@Injectable()
export class PublishRoadmap {
  constructor(
    private readonly roadmaps: RoadmapsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.PublishRoadmap)
  execute({ id, body }: RpcInput<typeof rpc.PublishRoadmap>, { userId: editorId }: Caller): Promise<Roadmap> {
    return this.roadmaps.editAndRead(id, { editorId }, async (roadmap, { em }) => {
      if (await differsInUnreviewed(em, id, body)) roadmap.state.hasUnpublishedChanges = true;
      roadmap.publish(this.clock.now(), body);
    });
  }
}
