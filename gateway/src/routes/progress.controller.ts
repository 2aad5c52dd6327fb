import { Body, Controller, Param, Query } from '@nestjs/common';
import { PageQuery } from '@waymark/contracts/paging';
import { Id } from '@waymark/contracts/roadmaps/id';
import * as learning from '@waymark/contracts/roadmaps/learning';
import * as more from '@waymark/contracts/roadmaps/learning-routes';
import {
  Following,
  FollowState,
  Progress,
  ProgressChanged,
  SetProgressBody,
} from '@waymark/contracts/roadmaps/progress';
import * as routes from '@waymark/contracts/roadmaps/routes';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import * as ask from '@waymark/contracts/roadmaps/rpc-learning';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { z } from 'zod';
import { Endpoint } from '../http/endpoint.ts';
import { UserId } from './user-id.ts';

/** 1200 ticks of a long step id each. */
const MERGE_BODY_LIMIT = 256 * 1024;

@Controller()
export class ProgressController {
  constructor(private readonly services: RpcClient) {}

  @Endpoint(routes.getProgress, { answer: Progress, summary: "The caller's own progress on a roadmap" })
  get(
    @Param('userId', { schema: UserId }) userId: number,
    @Param('roadmapId', { schema: Id }) roadmapId: string,
  ) {
    return this.services.call(rpc.GetProgress, { userId, roadmapId });
  }

  @Endpoint(routes.setProgress, { answer: ProgressChanged, summary: 'Ticks or unticks a step' })
  set(@Body({ schema: SetProgressBody }) body: SetProgressBody) {
    return this.services.call(rpc.SetProgress, body);
  }

  @Endpoint(more.mergeProgress, {
    answer: learning.MergedProgress,
    bodyLimit: MERGE_BODY_LIMIT,
    summary: 'Brings in ticks made elsewhere, each with its moment: the later word wins',
  })
  merge(@Body({ schema: learning.MergeProgressBody }) body: learning.MergeProgressBody) {
    return this.services.call(ask.MergeProgress, body);
  }

  @Endpoint(more.resetProgress, { answer: learning.ResetProgress, summary: 'Unticks everything' })
  reset(
    @Param('userId', { schema: UserId }) userId: number,
    @Param('roadmapId', { schema: Id }) roadmapId: string,
  ) {
    return this.services.call(ask.ResetProgressRpc, { userId, roadmapId });
  }

  @Endpoint(more.undoReset, { answer: Progress, summary: 'Takes a reset back, for 24 hours' })
  undo(@Param('id', { schema: Id }) id: string) {
    return this.services.call(ask.UndoReset, { id });
  }

  @Endpoint(routes.listFollowing, {
    answer: z.array(Following),
    paged: true,
    summary: 'The roadmaps the caller follows, and how far',
  })
  following(@Query({ schema: PageQuery }) query: PageQuery) {
    return this.services.call(rpc.ListFollowing, query);
  }

  @Endpoint(routes.follow, { answer: FollowState, summary: 'Follows a roadmap' })
  follow(@Param('id', { schema: Id }) id: string) {
    return this.services.call(rpc.Follow, { id });
  }

  @Endpoint(routes.unfollow, { answer: FollowState, summary: 'Follows it no longer; progress stays' })
  unfollow(@Param('id', { schema: Id }) id: string) {
    return this.services.call(rpc.Unfollow, { id });
  }
}
