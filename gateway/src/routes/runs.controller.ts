import { Body, Controller, Param, Req, Res } from '@nestjs/common';
import { Id } from '@waymark/contracts/roadmaps/id';
import * as routes from '@waymark/contracts/roadmaps/routes';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import {
  AiRun,
  GenerateRoadmapAnswer,
  GenerateRoadmapBody,
  isRunOver,
  ResolveDraftBody,
} from '@waymark/contracts/roadmaps/runs';
import { RpcClient } from '@waymark/messaging/rpc-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Endpoint } from '../http/endpoint.ts';
import { STORY_BODY_LIMIT } from '../http/route-needs.ts';
import { RUN_WITHIN_MS, RunWaiter } from '../live/run-waiter.ts';
import { Stories } from '../uploads/stories.ts';
import { generateAnswer } from './generate-answer.ts';

@Controller()
export class RunsController {
  constructor(
    private readonly services: RpcClient,
    private readonly stories: Stories,
    private readonly waiter: RunWaiter,
  ) {}

  @Endpoint(routes.generateRoadmap, {
    answer: GenerateRoadmapAnswer.or(AiRun),
    quota: 'ai',
    bodyLimit: STORY_BODY_LIMIT,
    // The body, the wait, and a little for the questions before and after.
    answerWithinMs: RUN_WITHIN_MS + 60_000,
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
    const run = prefersAsync(request) ? started : await this.waiter.wait(started, request);
    if (isRunOver(run.status) && !prefersAsync(request)) return generateAnswer(run);
    reply.code(202).header('location', `/api/ai-runs/${run.id}`);
    if (prefersAsync(request)) reply.header('preference-applied', 'respond-async');
    return run;
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

  @Endpoint(routes.getRun, { answer: AiRun, summary: 'A run as it stands' })
  get(@Param('id', { schema: Id }) id: string) {
    return this.services.call(rpc.GetRun, { id });
  }

  @Endpoint(routes.cancelRun, { answer: AiRun, summary: 'Stops a run; one that is over stays as it is' })
  cancel(@Param('id', { schema: Id }) id: string) {
    return this.services.call(rpc.CancelRun, { id });
  }

  @Endpoint(routes.retryRun, {
    answer: AiRun,
    status: 202,
    quota: 'ai',
    summary: 'A new run over the material as it is now',
  })
  retry(@Param('id', { schema: Id }) id: string) {
    return this.services.call(rpc.RetryRun, { id });
  }

  @Endpoint(routes.resolveDraft, { answer: AiRun, summary: "The mentor's word on a draft that waits" })
  resolve(
    @Param('id', { schema: Id }) id: string,
    @Body({ schema: ResolveDraftBody }) body: ResolveDraftBody,
  ) {
    return this.services.call(rpc.ResolveDraft, { id, body });
  }
}

/** RFC 7240: preferences are separated by commas and may carry parameters. */
function prefersAsync(request: FastifyRequest): boolean {
  const prefer = [request.headers.prefer ?? []].flat().join(',');
  return prefer.split(',').some((one) => one.split(';')[0]?.trim().toLowerCase() === 'respond-async');
}
