import { Controller } from '@nestjs/common';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import {
  FeaturedStories,
  ListForSitemap,
  PublicChanges as PublicChangesRpc,
} from '@waymark/contracts/roadmaps/rpc-versions';
import type { Story } from '@waymark/contracts/roadmaps/stories';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
import { context, requireCaller } from '@waymark/platform/context';
import { checkMentor } from '../domain/ownership.ts';
import { PublicChanges } from '../persistence/public-changes.ts';
import { RoadmapsReader } from '../persistence/roadmaps.reader.ts';
import { StoriesReader } from '../persistence/stories.reader.ts';

/** Finding and reading roadmaps. */
@Controller()
export class CatalogueHandlers {
  constructor(
    private readonly roadmaps: RoadmapsReader,
    private readonly stories: StoriesReader,
    private readonly changes: PublicChanges,
  ) {}

  @RpcHandler(rpc.ListCategories)
  categories(): Promise<RpcOutput<typeof rpc.ListCategories>> {
    return this.roadmaps.categories();
  }

  @RpcHandler(rpc.ListRoadmaps)
  list(query: RpcInput<typeof rpc.ListRoadmaps>): Promise<RpcOutput<typeof rpc.ListRoadmaps>> {
    return this.roadmaps.published(query);
  }

  @RpcHandler(rpc.ListMyRoadmaps)
  async listMine(query: RpcInput<typeof rpc.ListMyRoadmaps>): Promise<RpcOutput<typeof rpc.ListMyRoadmaps>> {
    const caller = requireCaller();
    checkMentor(caller);
    return this.roadmaps.ofMentor(caller.userId, query);
  }

  @RpcHandler(ListForSitemap)
  sitemap({ cursor }: RpcInput<typeof ListForSitemap>): Promise<RpcOutput<typeof ListForSitemap>> {
    return this.roadmaps.forSitemap(cursor);
  }

  @RpcHandler(PublicChangesRpc)
  publicChanges({ since }: RpcInput<typeof PublicChangesRpc>): Promise<RpcOutput<typeof PublicChangesRpc>> {
    return this.changes.since(since);
  }

  @RpcHandler(FeaturedStories)
  featured(): Promise<Story[]> {
    return this.stories.featured();
  }

  @RpcHandler(rpc.GetRoadmap)
  get({ id, version }: RpcInput<typeof rpc.GetRoadmap>): Promise<RpcOutput<typeof rpc.GetRoadmap>> {
    const viewerId = context()?.caller?.userId;
    return version === 'draft' ? this.roadmaps.workingCopy(id, viewerId) : this.roadmaps.whole(id, viewerId);
  }
}
