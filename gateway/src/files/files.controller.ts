import { createHash } from 'node:crypto';
import { Body, Controller, Get, Head, Inject, Param, Patch, Put, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiExcludeEndpoint, ApiOperation } from '@nestjs/swagger';
import { FileId, FileUpload, OpenUploadBody, StoredFile } from '@waymark/contracts/community/files';
import {
  CompleteUploadEndpoint,
  ListUploadsEndpoint,
  LocateFile,
  OpenUploadEndpoint,
  PutFrameEndpoint,
} from '@waymark/contracts/community/files.endpoints';
import { Success } from '@waymark/contracts/success';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import type { ObjectStorage } from '@waymark/storage/port';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { BodyStream } from '../http/body-stream.ts';
import { Needs, Serves } from '../http/endpoint.ts';
import { validationError } from '../http/validation.ts';
import { sendObject } from '../uploads/send-object.ts';
import { STORAGE } from '../uploads/storage.ts';
import { FileUploads } from './file-uploads.ts';
import { TusProtocol } from './tus-protocol.ts';

const FileQuery = z.object({
  download: z.literal('1', { error: 'download can only be 1' }).optional(),
});
const fileBody = { schema: { type: 'string', format: 'binary' } } as const;
/** To complete half a gigabyte, the store reads it once. */
const COMPLETE_WITHIN_MS = 60_000;
const FRAME_WITHIN_MS = 60_000;
/** Types shown or played inline. Not SVG, which can contain scripts. */
const SHOWN = /^(?:image\/(?:jpeg|png|webp)|audio\/[\w.+-]+|video\/[\w.+-]+|text\/vtt)$/;

/** Files of up to 500 MB, by one PUT or by the tus protocol, and their bytes for those who may read them. */
@Controller()
export class FilesController {
  constructor(
    private readonly services: RpcClient,
    private readonly uploads: FileUploads,
    private readonly tus: TusProtocol,
    @Inject(STORAGE) private readonly storage: ObjectStorage,
  ) {}

  @Serves(OpenUploadEndpoint)
  open(
    @Body({ schema: OpenUploadEndpoint.body }) body: OpenUploadBody,
    @Req() request: FastifyRequest,
  ): Promise<FileUpload> {
    // Without a body, or with JSON: a form is not read.
    if (request.isMultipart())
      throw new AppError('UNSUPPORTED_TYPE', 'Please send this as application/json.');
    return this.uploads.open(body);
  }

  @Serves(ListUploadsEndpoint)
  list(): Promise<FileUpload[]> {
    return this.uploads.list();
  }

  // Described with PATCH.
  @ApiExcludeEndpoint()
  @Head('/api/objects/upload/:id')
  @Needs({ access: 'user', respondWithinMs: null })
  async progress(
    @Param('id', { schema: FileId }) id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { state, size } = await this.uploads.find(id);
    if (state === 'uploading') await this.tus.handle(request, reply);
    // Its last response may have been lost.
    else reply.headers({ 'tus-resumable': '1.0.0', 'upload-offset': size ?? 0, 'upload-length': size ?? 0 });
    await reply.send();
  }

  @Patch('/api/objects/upload/:id')
  @ApiConsumes('application/offset+octet-stream')
  @ApiBody(fileBody)
  @Needs({ access: 'user', takesBytes: true, respondWithinMs: null })
  @ApiOperation({
    summary: 'Stores the next bytes of an upload (tus protocol 1.0.0); HEAD returns how many have arrived',
  })
  async append(
    @Param('id', { schema: FileId }) id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { size } = await this.uploads.check(id);
    const stored = await this.tus.handle(request, reply);
    if (stored === size) await this.uploads.complete(id);
    await reply.send();
  }

  @Put('/api/objects/upload/:id')
  @ApiConsumes('*/*')
  @ApiBody(fileBody)
  @Needs({ access: 'user', takesBytes: true, respondWithinMs: null })
  @ApiOperation({ summary: 'Takes a whole file with its content type' })
  async put(
    @Param('id', { schema: FileId }) id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (request.headers['content-range'] !== undefined) {
      // RFC 9110, section 14.4: a server without partial PUT must refuse it, or it would take a part for the whole.
      throw validationError([{ path: ['Content-Range'], message: 'Send the whole file, or use PATCH.' }]);
    }
    const file = await this.uploads.take(id, await this.bytesOf(id, request));
    await reply.send(StoredFile.parse(file));
  }

  @ApiConsumes('image/*')
  @ApiBody(fileBody)
  @Serves(PutFrameEndpoint, { takesBytes: true, respondWithinMs: FRAME_WITHIN_MS })
  async frame(@Param('id', { schema: FileId }) id: string, @Req() request: FastifyRequest): Promise<Success> {
    await this.uploads.takeFrame(id, await this.bytesOf(id, request));
    return { success: true };
  }

  @Serves(CompleteUploadEndpoint, { respondWithinMs: COMPLETE_WITHIN_MS })
  complete(@Param('id', { schema: FileId }) id: string): Promise<StoredFile> {
    return this.uploads.complete(id);
  }

  @Get('/api/objects/:id')
  @Needs({ access: 'optional', respondWithinMs: null })
  @ApiOperation({
    summary: 'A file, whole or in ranges, for its owner and those who may see where it is shown',
  })
  async content(
    @Param('id', { schema: FileId }) id: string,
    @Query({ schema: FileQuery }) { download }: z.infer<typeof FileQuery>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.send({ id, part: 'content', isDownload: download === '1' }, request, reply);
  }

  @Get('/api/objects/:id/thumbnail')
  @Needs({ access: 'optional' })
  @ApiOperation({ summary: 'The thumbnail of a file as WebP, for those who may read the file' })
  async thumbnail(
    @Param('id', { schema: FileId }) id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.send({ id, part: 'thumbnail', isDownload: false }, request, reply);
  }

  private async send(
    { id, part, isDownload }: { id: string; part: 'content' | 'thumbnail'; isDownload: boolean },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const { key, contentType, name } = await this.services.call(LocateFile, { id, part });
    const options = {
      key,
      contentType,
      filename: part === 'content' ? name : undefined,
      inline: !isDownload && SHOWN.test(contentType),
      etag: `"${createHash('sha256').update(key).digest('base64url').slice(0, 27)}"`,
      // Revalidated on each use: who may read a file changes, and the next user of a browser is another person.
      cacheControl: 'private, no-cache',
    };
    reply.header('vary', 'cookie');
    await sendObject(this.storage, options, request, reply);
  }

  private async bytesOf(id: string, { body }: FastifyRequest): Promise<BodyStream> {
    // An unknown upload is reported as such, also without bytes.
    if (body === undefined) await this.uploads.check(id);
    if (body instanceof BodyStream) return body;
    throw new AppError('UNSUPPORTED_TYPE', 'Please send the bytes of the file, with their content type.');
  }
}
