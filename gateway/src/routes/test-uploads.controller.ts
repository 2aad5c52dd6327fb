import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { TestUpload } from '@waymark/contracts/roadmaps/artifacts';
import { TestUploadEndpoint } from '@waymark/contracts/roadmaps/artifacts.endpoints';
import { Id } from '@waymark/contracts/roadmaps/id';
import type { ObjectStorage } from '@waymark/storage/port';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Needs, Serves } from '../http/endpoint.ts';
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
  @Serves(TestUploadEndpoint, { respondWithinMs: null })
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
