import { Body, Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation } from '@nestjs/swagger';
import { AVATAR_SIZES } from '@waymark/contracts/identity/avatar-address';
import {
  AVATAR_BAD_TYPE,
  AvatarChange,
  AvatarId,
  AvatarUpload,
  SetAvatarBody,
} from '@waymark/contracts/identity/avatars';
import {
  CheckAvatarChange,
  GetAvatarUploadUrlEndpoint,
  RemoveAvatarEndpoint,
  SetAvatarEndpoint,
  UploadAvatarEndpoint,
} from '@waymark/contracts/identity/avatars.endpoints';
import { Success } from '@waymark/contracts/success';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import type { ObjectStorage } from '@waymark/storage/port';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { BodyStream } from '../http/body-stream.ts';
import { Needs, Serves } from '../http/endpoint.ts';
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

  @Serves(GetAvatarUploadUrlEndpoint)
  async uploadUrl(@Req() request: FastifyRequest): Promise<AvatarUpload> {
    await this.rpc.call(CheckAvatarChange, {});
    return this.uploads.begin(request.session!.userId);
  }

  @ApiConsumes('image/*')
  @ApiBody(pictureBody)
  @Serves(UploadAvatarEndpoint, { respondWithinMs: UPLOAD_WITHIN_MS, takesBytes: true })
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

  @Serves(SetAvatarEndpoint, { respondWithinMs: SET_WITHIN_MS })
  set(@Body({ schema: SetAvatarBody }) { objectPath }: SetAvatarBody, @Req() request: FastifyRequest) {
    return this.avatars.set(request.session!.userId, objectPath);
  }

  @Serves(RemoveAvatarEndpoint)
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
