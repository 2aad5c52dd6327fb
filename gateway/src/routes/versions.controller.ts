import { Body, Controller, Param } from '@nestjs/common';
import { Id } from '@waymark/contracts/roadmaps/id';
import { featuredStories } from '@waymark/contracts/roadmaps/learning-routes';
import * as rpc from '@waymark/contracts/roadmaps/rpc-versions';
import { Story } from '@waymark/contracts/roadmaps/stories';
import * as routes from '@waymark/contracts/roadmaps/version-routes';
import {
  DeletedRoadmap,
  DraftDiff,
  MarkSeenBody,
  RoadmapVersion,
} from '@waymark/contracts/roadmaps/versions';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { z } from 'zod';
import { Endpoint } from '../http/endpoint.ts';
import { everybody } from '../http/sharing.ts';
import { Success } from '../http/success.ts';

/** What a roadmap was, what it becomes, how it ends, and what those who walked it tell. */
@Controller()
export class VersionsController {
  constructor(private readonly services: RpcClient) {}

  @Endpoint(routes.listVersions, {
    answer: z.array(RoadmapVersion),
    summary: 'What was published when, newest first; for its mentor',
  })
  list(@Param('id', { schema: Id }) id: string) {
    return this.services.call(rpc.ListVersions, { id });
  }

  @Endpoint(routes.deleteRoadmap, {
    answer: DeletedRoadmap,
    summary: 'Takes a roadmap down: archived while people follow it, else gone',
  })
  remove(@Param('id', { schema: Id }) id: string) {
    return this.services.call(rpc.DeleteRoadmap, { id });
  }

  @Endpoint(routes.markSeen, { answer: Success, summary: 'The caller was told what a version changed' })
  seen(@Param('id', { schema: Id }) id: string, @Body({ schema: MarkSeenBody }) body: MarkSeenBody) {
    return this.services.call(rpc.MarkSeen, { id, body });
  }

  @Endpoint(routes.getDraftDiff, {
    answer: DraftDiff,
    summary: 'A draft that waits, beside the working copy; for its mentor',
  })
  diff(@Param('id', { schema: Id }) id: string) {
    return this.services.call(rpc.GetDraftDiff, { id });
  }

  @Endpoint(featuredStories, {
    answer: z.array(Story),
    access: 'none',
    shared: { for: 'until-changed', with: everybody },
    summary: 'Stories of people who walked a roadmap',
  })
  stories() {
    return this.services.call(rpc.FeaturedStories, {});
  }
}
