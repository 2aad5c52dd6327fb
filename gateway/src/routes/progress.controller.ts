import { Body, Controller, Param, Query } from '@nestjs/common';
import { PageQuery } from '@waymark/contracts/paging';
import { Id } from '@waymark/contracts/roadmaps/id';
import {
  Following,
  FollowState,
  Progress,
  ProgressChanged,
  SetProgressBody,
} from '@waymark/contracts/roadmaps/progress';
import * as routes from '@waymark/contracts/roadmaps/routes';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { z } from 'zod';
import { Endpoint } from '../http/endpoint.ts';

const UserId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number);

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
