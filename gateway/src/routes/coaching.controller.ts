import { Body, Controller, Req, Res } from '@nestjs/common';
import { AiCoachingAnswer, AiCoachingBody } from '@waymark/contracts/roadmaps/coaching';
import * as routes from '@waymark/contracts/roadmaps/learning-routes';
import * as rpc from '@waymark/contracts/roadmaps/rpc-learning';
import { AiRun } from '@waymark/contracts/roadmaps/runs';
import { RpcClient } from '@waymark/messaging/rpc-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Endpoint } from '../http/endpoint.ts';
import { coachingAnswer } from './coaching-answer.ts';
import { RUN_ANSWER_WITHIN_MS, RunAnswers } from './run-answers.ts';

@Controller()
export class CoachingController {
  constructor(
    private readonly services: RpcClient,
    private readonly answers: RunAnswers,
  ) {}

  @Endpoint(routes.aiCoaching, {
    answer: AiCoachingAnswer.or(AiRun),
    quota: 'ai',
    answerWithinMs: RUN_ANSWER_WITHIN_MS,
    summary: 'Personal help with one step; waits, or answers 202 and the run with Prefer: respond-async',
  })
  async coach(
    @Body({ schema: AiCoachingBody }) body: AiCoachingBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AiCoachingAnswer | AiRun> {
    const started = await this.services.call(rpc.StartCoaching, body);
    return this.answers.give(started, coachingAnswer, request, reply);
  }
}
