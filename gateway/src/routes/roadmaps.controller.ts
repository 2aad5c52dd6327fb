import { Body, Controller, Param, Query } from '@nestjs/common';
import { PageQuery } from '@waymark/contracts/paging';
import {
  Category,
  CreateRoadmapBody,
  GetRoadmapQuery,
  ListRoadmapsQuery,
  Roadmap,
  RoadmapSummary,
  UpdateRoadmapBody,
} from '@waymark/contracts/roadmaps/http';
import { Id } from '@waymark/contracts/roadmaps/id';
import * as routes from '@waymark/contracts/roadmaps/routes';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { z } from 'zod';
import { Endpoint } from '../http/endpoint.ts';
import { everybody, type SharedBut } from '../http/sharing.ts';

/** Its mentor sees more of it, and what is not published is for them alone. */
const allButItsMentor = ({ id, isOwner, mentorId, status }: Roadmap): SharedBut | null =>
  isOwner || status !== 'published' ? null : { ownerId: mentorId, roadmapId: id };

@Controller()
export class RoadmapsController {
  constructor(private readonly services: RpcClient) {}

  @Endpoint(routes.listCategories, {
    answer: z.array(Category),
    access: 'none',
    shared: { for: 'until-changed', with: everybody },
    summary: 'All categories',
  })
  categories() {
    return this.services.call(rpc.ListCategories, {});
  }

  @Endpoint(routes.listRoadmaps, {
    answer: z.array(RoadmapSummary),
    access: 'none',
    shared: { for: 'until-changed', with: everybody },
    paged: true,
    summary: 'Published roadmaps, newest first',
  })
  list(@Query({ schema: ListRoadmapsQuery }) query: ListRoadmapsQuery) {
    return this.services.call(rpc.ListRoadmaps, query);
  }

  @Endpoint(routes.listMyRoadmaps, {
    answer: z.array(RoadmapSummary),
    paged: true,
    summary: "A mentor's own roadmaps, drafts too, last edited first",
  })
  mine(@Query({ schema: PageQuery }) query: PageQuery) {
    return this.services.call(rpc.ListMyRoadmaps, query);
  }

  @Endpoint(routes.getRoadmap, {
    answer: Roadmap,
    access: 'optional',
    shared: { for: 'until-changed', with: allButItsMentor },
    summary: 'A roadmap as last published; with ?version=draft, and before that, for its mentor alone',
  })
  get(
    @Param('id', { schema: Id }) id: string,
    @Query({ schema: GetRoadmapQuery }) query: z.infer<typeof GetRoadmapQuery>,
  ) {
    return this.services.call(rpc.GetRoadmap, { id, ...query });
  }

  @Endpoint(routes.createRoadmap, { answer: Roadmap, status: 201, summary: 'A new draft' })
  create(@Body({ schema: CreateRoadmapBody }) body: CreateRoadmapBody) {
    return this.services.call(rpc.CreateRoadmap, body);
  }

  @Endpoint(routes.updateRoadmap, { answer: Roadmap, summary: 'Changes what a roadmap says about itself' })
  update(
    @Param('id', { schema: Id }) id: string,
    @Body({ schema: UpdateRoadmapBody }) body: UpdateRoadmapBody,
  ) {
    return this.services.call(rpc.UpdateRoadmap, { id, body });
  }

  @Endpoint(routes.publishRoadmap, { answer: Roadmap, summary: 'Shows it to learners' })
  publish(@Param('id', { schema: Id }) id: string) {
    return this.services.call(rpc.PublishRoadmap, { id });
  }

  @Endpoint(routes.unpublishRoadmap, { answer: Roadmap, summary: 'Makes it a draft again' })
  unpublish(@Param('id', { schema: Id }) id: string) {
    return this.services.call(rpc.UnpublishRoadmap, { id });
  }
}
