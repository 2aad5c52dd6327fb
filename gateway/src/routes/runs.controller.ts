import { Body, Controller, Param, Req, Res } from '@nestjs/common';
import { mentorRoles } from '@waymark/contracts/caller';
import { Id } from '@waymark/contracts/roadmaps/id';
import * as routes from '@waymark/contracts/roadmaps/routes';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import { SelectSources } from '@waymark/contracts/roadmaps/rpc-artifacts';
import { AiRun, GenerateRoadmapBody, GenerateRoadmapResponse } from '@waymark/contracts/roadmaps/runs';
import { RpcClient } from '@waymark/messaging/rpc-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Endpoint } from '../http/endpoint.ts';
import { STORY_BODY_LIMIT } from '../http/route-needs.ts';
import { Stories } from '../uploads/stories.ts';
import { generateResponse } from './generate-response.ts';
import { RUN_RESPOND_WITHIN_MS, RunResponses } from './run-responses.ts';

@Controller()
export class RunsController {
  constructor(
    private readonly services: RpcClient,
    private readonly stories: Stories,
    private readonly responses: RunResponses,
  ) {}

  @Endpoint(routes.generateRoadmap, {
    response: GenerateRoadmapResponse.or(AiRun),
    roles: mentorRoles,
    quota: 'ai',
    bodyLimit: STORY_BODY_LIMIT,
    respondWithinMs: RUN_RESPOND_WITHIN_MS,
    summary:
      'Drafts a roadmap from its material; waits, or returns 202 and the run with Prefer: respond-async',
  })
  async generate(
    @Body({ schema: GenerateRoadmapBody }) body: GenerateRoadmapBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GenerateRoadmapResponse | AiRun> {
    const { roadmapId } = body;
    // All are validated before the first is stored: a rejected request leaves nothing behind.
    const stories = this.storiesOf(body);
    const sourceIds = await this.named(body);
    for (const { name, story } of stories) {
      const { id } = await this.stories.store(roadmapId, name, story);
      sourceIds?.push(id);
    }
    const started = await this.services.call(rpc.StartRun, { roadmapId, sourceIds });
    return this.responses.send(started, generateResponse, request, reply);
  }

  /** Stories sent with the request, without blank ones. Error: VALIDATION. */
  private storiesOf({ content, audioTranscript }: GenerateRoadmapBody): { name: string; story: string }[] {
    const given = [
      { field: 'content', name: 'Written story', text: content ?? '' },
      { field: 'audioTranscript', name: 'Transcript', text: audioTranscript ?? '' },
    ];
    return given
      .filter(({ text }) => text.trim() !== '')
      .map(({ field, name, text }) => ({ name, story: this.stories.read(field, text) }));
  }

  /** Undefined when the request names no uploads: then all material is read. */
  private async named({ roadmapId, artifacts = [] }: GenerateRoadmapBody): Promise<string[] | undefined> {
    if (artifacts.length === 0) return undefined;
    return (await this.services.call(SelectSources, { roadmapId, artifacts })).sourceIds;
  }

  @Endpoint(routes.latestRun, { response: AiRun.nullable(), summary: "A roadmap's newest run, or null" })
  async latest(@Param('id', { schema: Id }) id: string) {
    return (await this.services.call(rpc.LatestRun, { id })).run;
  }
}
