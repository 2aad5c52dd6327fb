import { text } from 'node:stream/consumers';
import { Body, Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { mentorRoles } from '@waymark/contracts/caller';
import { Id } from '@waymark/contracts/roadmaps/id';
import * as recordingRoutes from '@waymark/contracts/roadmaps/recording-routes';
import * as routes from '@waymark/contracts/roadmaps/routes';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import {
  RecordingTextBody,
  Source,
  SourceText,
  TranscriptBody,
  UploadedArtifact,
} from '@waymark/contracts/roadmaps/sources';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import type { ObjectStorage } from '@waymark/storage/port';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Endpoint, Needs } from '../http/endpoint.ts';
import { STORY_BODY_LIMIT } from '../http/route-needs.ts';
import { sendObject } from '../uploads/send-object.ts';
import { STORAGE } from '../uploads/storage.ts';
import { Stories } from '../uploads/stories.ts';
import { Uploads } from '../uploads/uploads.ts';
import { FileFormBody } from './file-form.ts';

/** Four megabytes over a slow line. */
const STORY_WITHIN_MS = 90_000;

@Controller()
export class SourcesController {
  constructor(
    private readonly services: RpcClient,
    private readonly uploads: Uploads,
    private readonly stories: Stories,
    @Inject(STORAGE) private readonly storage: ObjectStorage,
  ) {}

  @FileFormBody({ fields: { roadmapId: { type: 'string' } } })
  @Endpoint(routes.uploadFile, {
    response: UploadedArtifact,
    roles: mentorRoles,
    status: 201,
    quota: 'upload',
    respondWithinMs: null,
    summary: 'Brings a file: pdf, Word, text, picture, sound or video of at most 50 MB, known by its content',
  })
  upload(@Req() request: FastifyRequest) {
    return this.uploads.take(request);
  }

  @Endpoint(routes.addTranscript, {
    response: Source,
    roles: mentorRoles,
    status: 201,
    quota: 'upload',
    bodyLimit: STORY_BODY_LIMIT,
    respondWithinMs: STORY_WITHIN_MS,
    summary: 'Brings a story that was pasted or typed',
  })
  addTranscript(
    @Param('id', { schema: Id }) id: string,
    @Body({ schema: TranscriptBody }) body: TranscriptBody,
  ) {
    return this.stories.store(id, body.name, this.stories.read('text', body.text));
  }

  @Endpoint(recordingRoutes.setRecordingText, {
    response: Source,
    roles: mentorRoles,
    quota: 'upload',
    bodyLimit: STORY_BODY_LIMIT,
    respondWithinMs: STORY_WITHIN_MS,
    summary: 'Sets the text of a recording; lines may begin with a time code such as [1:05]',
  })
  setText(
    @Param('id', { schema: Id }) id: string,
    @Body({ schema: RecordingTextBody }) { text: typed }: RecordingTextBody,
  ): Promise<Source> {
    return this.stories.setRecordingText(id, this.stories.read('text', typed));
  }

  @Endpoint(routes.getSourceText, {
    response: SourceText,
    summary: 'The text evidence points into; for its mentor',
  })
  async text(@Param('id', { schema: Id }) id: string): Promise<SourceText> {
    const { textKey, moments } = await this.services.call(rpc.LocateSource, { id });
    if (textKey === null) throw new AppError('NOT_FOUND', 'This source has no text (yet).');
    const { body } = await this.storage.get(textKey);
    return { id, text: await text(body), moments };
  }

  @Get('/api/sources/:id/file')
  @Needs({ access: 'user', respondWithinMs: null })
  @ApiOperation({ summary: 'The file as it was brought, whole or in ranges; for its mentor' })
  async file(
    @Param('id', { schema: Id }) id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { source, key } = await this.services.call(rpc.LocateSource, { id });
    const { originalName: filename, fileType: contentType } = source;
    await sendObject(this.storage, { key, contentType, filename, etag: `"${source.id}"` }, request, reply);
  }
}
