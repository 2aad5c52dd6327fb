import { Body, Controller, Req, Res } from '@nestjs/common';
import { AiCoachingBody, AiCoachingResponse } from '@waymark/contracts/roadmaps/coaching';
import * as rpc from '@waymark/contracts/roadmaps/learning.endpoints';
import { AiRun } from '@waymark/contracts/roadmaps/runs';
import { RpcClient } from '@waymark/messaging/rpc-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Serves } from '../http/endpoint.ts';
import { coachingResponse } from './coaching-response.ts';
import { RUN_RESPOND_WITHIN_MS, RunResponses } from './run-responses.ts';

@Controller()
export class CoachingController {
  constructor(
    private readonly services: RpcClient,
    private readonly responses: RunResponses,
  ) {}

  @Serves(rpc.AiCoachingEndpoint, { respondWithinMs: RUN_RESPOND_WITHIN_MS })
  async coach(
    @Body({ schema: AiCoachingBody }) body: AiCoachingBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AiCoachingResponse | AiRun> {
    const started = await this.services.call(rpc.StartCoaching, body);
    return this.responses.send(started, coachingResponse, request, reply);
  }
}
