import { text } from 'node:stream/consumers';
import { Body, Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Id } from '@waymark/contracts/roadmaps/id';
import { SetRecordingTextEndpoint } from '@waymark/contracts/roadmaps/recordings.endpoints';
import { RecordingTextBody, Source, SourceText, TranscriptBody } from '@waymark/contracts/roadmaps/sources';
import * as rpc from '@waymark/contracts/roadmaps/sources.endpoints';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import type { ObjectStorage } from '@waymark/storage/port';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Needs, Serves } from '../http/endpoint.ts';
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
  @Serves(rpc.UploadFileEndpoint, { respondWithinMs: null })
  upload(@Req() request: FastifyRequest) {
    return this.uploads.take(request);
  }

  @Serves(rpc.AddTranscriptEndpoint, { respondWithinMs: STORY_WITHIN_MS })
  addTranscript(
    @Param('id', { schema: Id }) id: string,
    @Body({ schema: TranscriptBody }) body: TranscriptBody,
  ) {
    return this.stories.store(id, body.name, this.stories.read('text', body.text));
  }

  @Serves(SetRecordingTextEndpoint, { respondWithinMs: STORY_WITHIN_MS })
  setText(
    @Param('id', { schema: Id }) id: string,
    @Body({ schema: RecordingTextBody }) { text: typed }: RecordingTextBody,
  ): Promise<Source> {
    return this.stories.setRecordingText(id, this.stories.read('text', typed));
  }

  @Serves(rpc.GetSourceTextEndpoint)
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
