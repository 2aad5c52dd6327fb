import { Controller } from '@nestjs/common';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import type { RpcInput } from '@waymark/contracts/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
import { requireCaller } from '@waymark/platform/context';
import { CreateRoadmap } from '../app/create-roadmap.ts';
import { PublishRoadmap } from '../app/publish-roadmap.ts';
import { ReorderRoadmap } from '../app/reorder-roadmap.ts';
import { UnpublishRoadmap } from '../app/unpublish-roadmap.ts';
import { UpdateRoadmap } from '../app/update-roadmap.ts';

@Controller()
export class RoadmapHandlers {
  constructor(
    private readonly createRoadmap: CreateRoadmap,
    private readonly updateRoadmap: UpdateRoadmap,
    private readonly publishRoadmap: PublishRoadmap,
    private readonly unpublishRoadmap: UnpublishRoadmap,
    private readonly reorderRoadmap: ReorderRoadmap,
  ) {}

  @RpcHandler(rpc.CreateRoadmap)
  async create(body: RpcInput<typeof rpc.CreateRoadmap>): Promise<Roadmap> {
    return this.createRoadmap.execute(requireCaller(), body);
  }

  @RpcHandler(rpc.UpdateRoadmap)
  async update({ id, body }: RpcInput<typeof rpc.UpdateRoadmap>): Promise<Roadmap> {
    return this.updateRoadmap.execute(requireCaller(), id, body);
  }

  @RpcHandler(rpc.PublishRoadmap)
  async publish({ id }: RpcInput<typeof rpc.PublishRoadmap>): Promise<Roadmap> {
    return this.publishRoadmap.execute(requireCaller(), id);
  }

  @RpcHandler(rpc.UnpublishRoadmap)
  async unpublish({ id }: RpcInput<typeof rpc.UnpublishRoadmap>): Promise<Roadmap> {
    return this.unpublishRoadmap.execute(requireCaller(), id);
  }

  @RpcHandler(rpc.Reorder)
  async reorder({ id, body }: RpcInput<typeof rpc.Reorder>): Promise<Roadmap> {
    return this.reorderRoadmap.execute(requireCaller(), id, body);
  }
}
