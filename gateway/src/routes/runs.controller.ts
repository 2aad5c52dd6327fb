import { Body, Controller, Param, Req, Res } from '@nestjs/common';
import { Id } from '@waymark/contracts/roadmaps/id';
import * as routes from '@waymark/contracts/roadmaps/routes';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import { AiRun, GenerateRoadmapAnswer, GenerateRoadmapBody } from '@waymark/contracts/roadmaps/runs';
import { RpcClient } from '@waymark/messaging/rpc-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Endpoint } from '../http/endpoint.ts';
import { STORY_BODY_LIMIT } from '../http/route-needs.ts';
import { Stories } from '../uploads/stories.ts';
import { generateAnswer } from './generate-answer.ts';
import { RUN_ANSWER_WITHIN_MS, RunAnswers } from './run-answers.ts';

@Controller()
export class RunsController {
  constructor(
    private readonly services: RpcClient,
    private readonly stories: Stories,
    private readonly answers: RunAnswers,
  ) {}

  @Endpoint(routes.generateRoadmap, {
    answer: GenerateRoadmapAnswer.or(AiRun),
    quota: 'ai',
    bodyLimit: STORY_BODY_LIMIT,
    answerWithinMs: RUN_ANSWER_WITHIN_MS,
    summary:
      'Drafts a roadmap from its material; waits, or answers 202 and the run with Prefer: respond-async',
  })
  async generate(
    @Body({ schema: GenerateRoadmapBody }) body: GenerateRoadmapBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GenerateRoadmapAnswer | AiRun> {
    const { roadmapId } = body;
    // All are read before the first is kept: a refused request leaves nothing behind.
    for (const { name, story } of this.told(body)) await this.stories.keep(roadmapId, name, story);
    const started = await this.services.call(rpc.StartRun, { roadmapId });
    return this.answers.give(started, generateAnswer, request, reply);
  }

  /** What is told along with the wish for a draft; what is blank is left out. Error: VALIDATION. */
  private told({ content, audioTranscript }: GenerateRoadmapBody): { name: string; story: string }[] {
    const given = [
      { field: 'content', name: 'Written story', text: content ?? '' },
      { field: 'audioTranscript', name: 'Recorded story', text: audioTranscript ?? '' },
    ];
    return given
      .filter(({ text }) => text.trim() !== '')
      .map(({ field, name, text }) => ({ name, story: this.stories.read(field, text) }));
  }

  @Endpoint(routes.latestRun, { answer: AiRun.nullable(), summary: "A roadmap's newest run, or null" })
  async latest(@Param('id', { schema: Id }) id: string) {
    return (await this.services.call(rpc.LatestRun, { id })).run;
  }
}
