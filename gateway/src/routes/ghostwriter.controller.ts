import { Controller, Param, Req, Res } from '@nestjs/common';
import { StartGhostwrite } from '@waymark/contracts/roadmaps/drafts.endpoints';
import { GhostwriteResponse } from '@waymark/contracts/roadmaps/ghostwriter';
import { GhostwriteEndpoint } from '@waymark/contracts/roadmaps/ghostwriter.endpoints';
import { sampleOfId } from '@waymark/contracts/roadmaps/ghostwriter-samples';
import { Id } from '@waymark/contracts/roadmaps/id';
import * as rpc from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { AiRun } from '@waymark/contracts/roadmaps/runs';
import { RpcClient } from '@waymark/messaging/rpc-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Serves } from '../http/endpoint.ts';
import { ghostwriteResponse } from './ghostwrite-response.ts';
import { RUN_RESPOND_WITHIN_MS, RunResponses } from './run-responses.ts';

@Controller()
export class GhostwriterController {
  constructor(
    private readonly services: RpcClient,
    private readonly responses: RunResponses,
  ) {}

  @Serves(GhostwriteEndpoint, { respondWithinMs: RUN_RESPOND_WITHIN_MS })
  async ghostwrite(
    @Param('id', { schema: Id }) id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GhostwriteResponse | AiRun> {
    const about = sampleOfId(id) ?? (await this.services.call(rpc.GetRoadmap, { id, version: 'draft' }));
    const started = await this.services.call(StartGhostwrite, { roadmapId: id });
    return this.responses.send(started, (run) => ghostwriteResponse(run, about), request, reply);
  }
}
