import { Body, Controller, Req, Res } from '@nestjs/common';
import { parseRoute } from '@waymark/contracts/endpoint';
import {
  ApplyMentorBody,
  ApplyMentorResponse,
  MentorApplication,
} from '@waymark/contracts/identity/applications';
import * as rpc from '@waymark/contracts/identity/applications.endpoints';
import { RpcClient } from '@waymark/messaging/rpc-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Serves } from '../http/endpoint.ts';
import { ApplicationWaiter } from '../live/application-waiter.ts';
import { prefersAsync, RUN_RESPOND_WITHIN_MS } from './run-responses.ts';

@Controller()
export class ApplicationsController {
  constructor(
    private readonly services: RpcClient,
    private readonly waiter: ApplicationWaiter,
  ) {}

  @Serves(rpc.ApplyMentorEndpoint, { respondWithinMs: RUN_RESPOND_WITHIN_MS })
  async apply(
    @Body({ schema: ApplyMentorBody }) body: ApplyMentorBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ApplyMentorResponse> {
    const submitted = await this.services.call(rpc.ApplyMentor, body);
    const atOnce = prefersAsync(request);
    const { userId } = request.session!;
    const application = atOnce ? submitted : await this.waiter.wait(submitted, userId, request);
    if (application.evaluating)
      reply.code(202).header('location', parseRoute(rpc.GetMentorApplicationEndpoint.route).path);
    if (atOnce) reply.header('preference-applied', 'respond-async');
    return toResponse(application);
  }

  @Serves(rpc.GetMentorApplicationEndpoint)
  async own(@Res({ passthrough: true }) reply: FastifyReply): Promise<MentorApplication | null> {
    const { application } = await this.services.call(rpc.GetMyApplication, {});
    reply.header('cache-control', 'no-store');
    return application;
  }
}

function toResponse(application: MentorApplication): ApplyMentorResponse {
  const { status, evaluating, quotes, aiFeedback } = application;
  const scores = {
    authenticity: application.authenticityScore,
    perseverance: application.perseveranceScore,
    valor: application.valorScore,
  };
  return { status, aiEvaluation: evaluating || !quotes ? null : { scores, feedback: aiFeedback } };
}
