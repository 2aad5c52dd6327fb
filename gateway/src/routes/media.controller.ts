import { createHash } from 'node:crypto';
import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Id } from '@waymark/contracts/roadmaps/id';
import { LocateMedia } from '@waymark/contracts/roadmaps/versions.endpoints';
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

/** Types shown or played inline. Not SVG, which can contain scripts. */
const SHOWN = /^(?:image\/(?:jpeg|png|gif|webp|avif)|audio\/[\w.+-]+|video\/[\w.+-]+)$/;
/** Short: a mentor can take back the permission to play a recording. */
const SHARED = 'public, max-age=30';
const OWN = 'private, no-store';

@Controller()
export class MediaController {
  constructor(
    private readonly services: RpcClient,
    @Inject(STORAGE) private readonly storage: ObjectStorage,
  ) {}

  @Get('/api/media/:id')
  @Needs({ access: 'optional', respondWithinMs: null })
  @ApiOperation({
    summary: 'A file of a roadmap, whole or in ranges: public once published, else for its mentor',
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
      // Objects never change, but the key does once a picture is re-encoded.
      etag: `"${createHash('sha256').update(key).digest('base64url').slice(0, 27)}"`,
      cacheControl: isPublic ? SHARED : OWN,
    };
    await sendObject(this.storage, options, request, reply);
  }
}
