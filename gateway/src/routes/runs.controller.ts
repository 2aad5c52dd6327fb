import { Body, Controller, Param, Req, Res } from '@nestjs/common';
import { SelectSources } from '@waymark/contracts/roadmaps/artifacts.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/drafts.endpoints';
import { Id } from '@waymark/contracts/roadmaps/id';
import { AiRun, GenerateRoadmapBody, GenerateRoadmapResponse } from '@waymark/contracts/roadmaps/runs';
import { LatestRun, LatestRunEndpoint } from '@waymark/contracts/roadmaps/runs.endpoints';
import { RpcClient } from '@waymark/messaging/rpc-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Serves } from '../http/endpoint.ts';
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

  @Serves(rpc.GenerateRoadmapEndpoint, {
    respondWithinMs: RUN_RESPOND_WITHIN_MS,
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

  @Serves(LatestRunEndpoint)
  async latest(@Param('id', { schema: Id }) id: string) {
    return (await this.services.call(LatestRun, { id })).run;
  }
}
