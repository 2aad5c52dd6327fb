import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import * as routes from '@waymark/contracts/roadmaps/artifact-routes';
import { TestUpload } from '@waymark/contracts/roadmaps/artifacts';
import { Id } from '@waymark/contracts/roadmaps/id';
import type { ObjectStorage } from '@waymark/storage/port';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Endpoint, Needs } from '../http/endpoint.ts';
import { sendObject } from '../uploads/send-object.ts';
import { STORAGE } from '../uploads/storage.ts';
import { TestUploads } from '../uploads/test-uploads.ts';
import { FileFormBody } from './file-form.ts';

@Controller()
export class TestUploadsController {
  constructor(
    private readonly uploads: TestUploads,
    @Inject(STORAGE) private readonly storage: ObjectStorage,
  ) {}

  @FileFormBody()
  @Endpoint(routes.testUpload, {
    response: TestUpload,
    status: 201,
    quota: 'upload',
    respondWithinMs: null,
    summary: 'Tries out an upload with a picture of at most 5 MB, which is deleted after a day',
  })
  upload(@Req() request: FastifyRequest): Promise<TestUpload> {
    return this.uploads.take(request);
  }

  @Get('/api/test-upload/:id')
  @Needs({ access: 'user' })
  @ApiOperation({ summary: 'A picture of the test upload, for its sender' })
  async file(
    @Param('id', { schema: Id }) id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { name: filename, ...file } = await this.uploads.locate(request.session!.userId, id);
    const options = { ...file, filename, inline: true, cacheControl: 'private, no-store' };
    await sendObject(this.storage, options, request, reply);
  }
}
