import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { PageQuery } from '@waymark/contracts/paging';
import { GetFeaturedClip } from '@waymark/contracts/roadmaps/clips.endpoints';
import type { Category, ListRoadmapsQuery, Roadmap, RoadmapSummary } from '@waymark/contracts/roadmaps/http';
import type { FeaturedClip } from '@waymark/contracts/roadmaps/media';
import * as rpc from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { FindMentors } from '@waymark/contracts/roadmaps/rpc-search';
import type { Story } from '@waymark/contracts/roadmaps/stories';
import type { RoadmapVersion, VersionDetail } from '@waymark/contracts/roadmaps/versions';
import * as versions from '@waymark/contracts/roadmaps/versions.endpoints';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import { PublicChangesReader } from '../../authoring/persistence/public-changes.ts';
import { type Page, RoadmapsReader } from '../../authoring/persistence/roadmaps.reader.ts';
import { VersionsReader } from '../../authoring/persistence/versions.reader.ts';
import type { RoadmapsEnv } from '../../env.ts';
import { toFeaturedClip } from '../domain/featured-clip.ts';
import { SearchReader } from '../persistence/search.reader.ts';
import { StoriesReader } from '../persistence/stories.reader.ts';

/** The best roadmaps of a search, whose mentors are found. */
const MENTORS_OF = 50;

@Injectable()
export class RoadmapQueries {
  constructor(
    private readonly roadmaps: RoadmapsReader,
    private readonly search: SearchReader,
    private readonly versionsOf: VersionsReader,
    private readonly stories: StoriesReader,
    private readonly changes: PublicChangesReader,
    @Inject(SERVICE_ENV) private readonly env: RoadmapsEnv,
  ) {}

  @RpcHandler(rpc.ListCategories)
  categories(): Promise<Category[]> {
    return this.roadmaps.categories();
  }

  @RpcHandler(rpc.ListRoadmaps)
  published(query: ListRoadmapsQuery): Promise<Page<RoadmapSummary>> {
    return this.search.list(query);
  }

  @RpcHandler(FindMentors)
  async mentors({ q }: { q: string }): Promise<number[]> {
    const { items } = await this.search.list({ q, limit: MENTORS_OF });
    return [...new Set(items.map(({ mentor }) => mentor.id))];
  }

  @RpcHandler(rpc.ListMyRoadmaps)
  ofMentor(query: PageQuery, { userId }: Caller): Promise<Page<RoadmapSummary>> {
    return this.roadmaps.ofMentor(userId, query);
  }

  @RpcHandler(rpc.GetRoadmap)
  get({ id, version }: RpcInput<typeof rpc.GetRoadmap>, viewer: Caller | null): Promise<Roadmap> {
    return version === 'draft' ? this.roadmaps.workingCopy(id, viewer) : this.roadmaps.get(id, viewer);
  }

  @RpcHandler(versions.ListVersions)
  versions({ id }: { id: string }, { userId }: Caller): Promise<RoadmapVersion[]> {
    return this.versionsOf.list(id, userId);
  }

  @RpcHandler(versions.GetVersion)
  version({ id, version }: RpcInput<typeof versions.GetVersion>, { userId }: Caller): Promise<VersionDetail> {
    return this.versionsOf.get(id, version, userId);
  }

  @RpcHandler(versions.ListForSitemap)
  sitemap({
    cursor,
  }: RpcInput<typeof versions.ListForSitemap>): Promise<RpcOutput<typeof versions.ListForSitemap>> {
    return this.roadmaps.forSitemap(cursor);
  }

  @RpcHandler(versions.PublicChanges)
  publicChanges({
    since,
  }: RpcInput<typeof versions.PublicChanges>): Promise<RpcOutput<typeof versions.PublicChanges>> {
    return this.changes.since(since);
  }

  @RpcHandler(versions.FeaturedStories)
  featuredStories(): Promise<Story[]> {
    return this.stories.featured();
  }

  /** Of the step that the operator has named. Read at each call, so that it ends when learners lose it. */
  @RpcHandler(GetFeaturedClip)
  async featuredClip(): Promise<FeaturedClip | null> {
    const { FEATURED_CLIP: stepId } = this.env;
    const roadmap = stepId ? await this.roadmaps.listedWithStep(stepId) : null;
    return roadmap && toFeaturedClip(roadmap, stepId!);
  }
}
