import { Body, Controller, Param, Query } from '@nestjs/common';
import { Id } from '@waymark/contracts/roadmaps/id';
import {
  Companion,
  CompanionQuery,
  MoodBody,
  MoodCheckIn,
  Reflection,
  ReflectionBody,
} from '@waymark/contracts/roadmaps/learning';
import * as routes from '@waymark/contracts/roadmaps/learning-routes';
import * as rpc from '@waymark/contracts/roadmaps/rpc-learning';
import { RpcClient } from '@waymark/messaging/rpc-client';
import type { z } from 'zod';
import { Endpoint } from '../http/endpoint.ts';
import { Success } from '../http/success.ts';

@Controller()
export class CompanionController {
  constructor(private readonly services: RpcClient) {}

  @Endpoint(routes.getCompanion, {
    answer: Companion,
    summary: "The caller's streak, last mood and reflections on a roadmap",
  })
  get(
    @Param('roadmapId', { schema: Id }) roadmapId: string,
    @Query({ schema: CompanionQuery }) query: z.infer<typeof CompanionQuery>,
  ) {
    return this.services.call(rpc.GetCompanion, { roadmapId, ...query });
  }

  @Endpoint(routes.checkIn, { answer: MoodCheckIn, summary: 'How the caller feels about it today' })
  checkIn(@Param('roadmapId', { schema: Id }) roadmapId: string, @Body({ schema: MoodBody }) body: MoodBody) {
    return this.services.call(rpc.CheckIn, { roadmapId, body });
  }

  @Endpoint(routes.addReflection, {
    answer: Reflection,
    status: 201,
    summary: 'Keeps a reflection, private to its writer; the same id again is the same one',
  })
  add(@Body({ schema: ReflectionBody }) body: ReflectionBody) {
    return this.services.call(rpc.AddReflection, body);
  }

  @Endpoint(routes.deleteReflection, { answer: Success, summary: "Removes one of the caller's reflections" })
  remove(@Param('id', { schema: Id }) id: string) {
    return this.services.call(rpc.DeleteReflection, { id });
  }
}
