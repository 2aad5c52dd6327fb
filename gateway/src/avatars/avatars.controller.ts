import { Body, Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation } from '@nestjs/swagger';
import { AVATAR_SIZES } from '@waymark/contracts/identity/avatar-address';
import * as routes from '@waymark/contracts/identity/avatar-routes';
import {
  AVATAR_BAD_TYPE,
  AvatarChange,
  AvatarId,
  AvatarUpload,
  SetAvatarBody,
} from '@waymark/contracts/identity/avatars';
import { CheckAvatarChange } from '@waymark/contracts/identity/rpc-avatars';
import { Success } from '@waymark/contracts/success';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import type { ObjectStorage } from '@waymark/storage/port';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { BodyStream } from '../http/body-stream.ts';
import { Endpoint, Needs } from '../http/endpoint.ts';
import { sendObject } from '../uploads/send-object.ts';
import { STORAGE } from '../uploads/storage.ts';
import { avatarKey, WEBP } from './avatar-files.ts';
import { AvatarUploads } from './avatar-uploads.ts';
import { Avatars } from './avatars.ts';

/** Five megabytes over a slow line. */
const UPLOAD_WITHIN_MS = 120_000;
/** Encoding takes about a second, and waits for others. */
const SET_WITHIN_MS = 30_000;
/** A picture has its id for ever. */
const CACHE = 'public, max-age=31536000, immutable';
const FileName = z.enum(AVATAR_SIZES.map((size) => `${size}.webp` as const));
const pictureBody = { schema: { type: 'string', format: 'binary' } } as const;

/** Pictures of users: sent to quarantine, re-encoded when they are set, public under an id of their own. */
@Controller()
export class AvatarsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly uploads: AvatarUploads,
    private readonly avatars: Avatars,
    @Inject(STORAGE) private readonly storage: ObjectStorage,
  ) {}

  @Endpoint(routes.getAvatarUploadUrl, {
    response: AvatarUpload,
    summary: "Where to PUT a picture of at most 5 MB, and the path to set it as the caller's with",
  })
  async uploadUrl(@Req() request: FastifyRequest): Promise<AvatarUpload> {
    await this.rpc.call(CheckAvatarChange, {});
    return this.uploads.begin(request.session!.userId);
  }

  @ApiConsumes('image/*')
  @ApiBody(pictureBody)
  @Endpoint(routes.uploadAvatar, {
    response: Success,
    quota: 'upload',
    respondWithinMs: UPLOAD_WITHIN_MS,
    takesBytes: true,
    summary: 'Takes the picture itself: jpeg, png, webp or gif, known by its content',
  })
  async upload(
    @Param('id', { schema: z.uuid() }) id: string,
    @Req() request: FastifyRequest,
  ): Promise<Success> {
    // An upload begins to exist with its first byte.
    if (request.body === undefined) throw new AppError('NOT_FOUND', 'There is no upload at this address.');
    if (!(request.body instanceof BodyStream)) throw new AppError('UNSUPPORTED_TYPE', AVATAR_BAD_TYPE);
    await this.uploads.take(request.session!.userId, id, request.body);
    return { success: true };
  }

  @Endpoint(routes.setAvatar, {
    response: AvatarChange,
    respondWithinMs: SET_WITHIN_MS,
    quota: 'upload',
    summary: "Makes an uploaded picture the caller's: square, in three sizes, without metadata",
  })
  set(@Body({ schema: SetAvatarBody }) { objectPath }: SetAvatarBody, @Req() request: FastifyRequest) {
    return this.avatars.set(request.session!.userId, objectPath);
  }

  @Endpoint(routes.removeAvatar, {
    response: AvatarChange,
    summary: "Removes the caller's picture; their mark is shown instead",
  })
  remove(): Promise<AvatarChange> {
    return this.avatars.remove();
  }

  @Get('/api/avatars/:id/:file')
  @Needs({ access: 'none' })
  @ApiOperation({ summary: 'A picture of a user as WebP, 64, 128 or 512 pixels wide' })
  async file(
    @Param('id', { schema: AvatarId }) id: string,
    @Param('file', { schema: FileName }) file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const key = avatarKey(id, file.replace('.webp', ''));
    const options = { key, contentType: WEBP, inline: true, etag: `"${id}-${file}"`, cacheControl: CACHE };
    await sendObject(this.storage, options, request, reply);
  }
}
