import { Body, Controller, Req, Res } from '@nestjs/common';
import * as routes from '@waymark/contracts/identity/application-routes';
import {
  ApplyMentorBody,
  ApplyMentorResponse,
  MentorApplication,
} from '@waymark/contracts/identity/applications';
import * as rpc from '@waymark/contracts/identity/rpc-applications';
import { RpcClient } from '@waymark/messaging/rpc-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Endpoint } from '../http/endpoint.ts';
import { ApplicationWaiter } from '../live/application-waiter.ts';
import { prefersAsync, RUN_RESPOND_WITHIN_MS } from './run-responses.ts';

@Controller()
export class ApplicationsController {
  constructor(
    private readonly services: RpcClient,
    private readonly waiter: ApplicationWaiter,
  ) {}

  @Endpoint(routes.applyMentor, {
    response: ApplyMentorResponse,
    quota: 'ai',
    bodyLimit: 32 * 1024,
    respondWithinMs: RUN_RESPOND_WITHIN_MS,
    summary:
      'Applies to become a mentor; waits for the AI evaluation, or returns 202 at once with Prefer: respond-async',
  })
  async apply(
    @Body({ schema: ApplyMentorBody }) body: ApplyMentorBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ApplyMentorResponse> {
    const submitted = await this.services.call(rpc.ApplyMentor, body);
    const atOnce = prefersAsync(request);
    const { userId } = request.session!;
    const application = atOnce ? submitted : await this.waiter.wait(submitted, userId, request);
    if (application.evaluating) reply.code(202).header('location', routes.getMentorApplication.path);
    if (atOnce) reply.header('preference-applied', 'respond-async');
    return responseOf(application);
  }

  @Endpoint(routes.getMentorApplication, {
    response: MentorApplication.nullable(),
    summary: "The caller's latest mentor application, or null",
  })
  async own(@Res({ passthrough: true }) reply: FastifyReply): Promise<MentorApplication | null> {
    const { application } = await this.services.call(rpc.GetMyApplication, {});
    reply.header('cache-control', 'no-store');
    return application;
  }
}

function responseOf(application: MentorApplication): ApplyMentorResponse {
  const { status, evaluating, quotes, aiFeedback } = application;
  const scores = {
    authenticity: application.authenticityScore,
    perseverance: application.perseveranceScore,
    valor: application.valorScore,
  };
  return { status, aiEvaluation: evaluating || !quotes ? null : { scores, feedback: aiFeedback } };
}
