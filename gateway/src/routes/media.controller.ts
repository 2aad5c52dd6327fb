import { createHash } from 'node:crypto';
import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Id } from '@waymark/contracts/roadmaps/id';
import { LocateMedia } from '@waymark/contracts/roadmaps/rpc-versions';
import { RpcClient } from '@waymark/messaging/rpc-client';
import type { ObjectStorage } from '@waymark/storage/port';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Needs } from '../http/endpoint.ts';
import { sendObject } from '../uploads/send-object.ts';
import { STORAGE } from '../uploads/storage.ts';

const MediaQuery = z.object({
  download: z.literal('1', { error: 'download can only be 1' }).optional(),
});

/** What a page shows or plays. Pictures that can hold scripts (SVG) are none of them. */
const SHOWN = /^(?:image\/(?:jpeg|png|gif|webp|avif)|audio\/[\w.+-]+|video\/[\w.+-]+)$/;
const SHARED = 'public, max-age=300';
const OWN = 'private, no-store';

/** The recordings, pictures and files that stand on a roadmap. */
@Controller()
export class MediaController {
  constructor(
    private readonly services: RpcClient,
    @Inject(STORAGE) private readonly storage: ObjectStorage,
  ) {}

  @Get('/api/media/:id')
  @Needs({ access: 'optional', answerWithinMs: null })
  @ApiOperation({
    summary:
      'What stands on a roadmap, whole or in ranges: for everybody once published, else for its mentor',
  })
  async media(
    @Param('id', { schema: Id }) id: string,
    @Query({ schema: MediaQuery }) { download }: z.infer<typeof MediaQuery>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { key, contentType, name, isPublic } = await this.services.call(LocateMedia, { id });
    const options = {
      key,
      contentType,
      filename: name,
      inline: !download && SHOWN.test(contentType),
      // What lies under a key never changes; which key it is may (a picture is shown once it is re-encoded).
      etag: `"${createHash('sha256').update(key).digest('base64url').slice(0, 27)}"`,
      cacheControl: isPublic ? SHARED : OWN,
    };
    await sendObject(this.storage, options, request, reply);
  }
}
