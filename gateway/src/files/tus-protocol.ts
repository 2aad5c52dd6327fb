import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Server } from '@tus/server';
import type { ErrorCode } from '@waymark/contracts/errors';
import { AppError } from '@waymark/kernel/app-error';
import { isFull, storeFull } from '@waymark/storage/errors';
import type { ResumableUploads } from '@waymark/storage/resumable/port';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BodyStream } from '../http/body-stream.ts';
import { UploadLocks } from './upload-locks.ts';
import { UPLOADS } from './uploads-token.ts';

/** What a cancelled request may take to store what it has received. */
const DRAIN_MS = 500;
/** RFC 4918, section 11.5. */
const INSUFFICIENT_STORAGE = 507;
const PASSED_ON = ['tus-resumable', 'upload-offset', 'upload-length', 'cache-control'];

const codes: Record<number, { code: ErrorCode; message: string }> = {
  404: { code: 'NOT_FOUND', message: 'There is no upload at this address.' },
  410: { code: 'NOT_FOUND', message: 'There is no upload at this address.' },
  409: {
    code: 'CONFLICT',
    message: 'The upload is at another position. Ask for it, and continue from there.',
  },
  413: { code: 'TOO_LARGE', message: 'This is more than the file has left.' },
};

/** The tus protocol (tus.io, version 1.0.0): HEAD and PATCH of an upload that was opened. The caller was checked before. */
@Injectable()
export class TusProtocol {
  private readonly logger = new Logger(TusProtocol.name);
  private readonly server: Server;

  constructor(@Inject(UPLOADS) uploads: ResumableUploads, locks: UploadLocks) {
    this.server = new Server({
      path: '/api/objects/upload',
      datastore: uploads.store,
      locker: locks,
      lockDrainTimeout: DRAIN_MS,
      allowedOrigins: [],
      onResponseError: async (_request, error) =>
        isFull(error) ? { status_code: INSUFFICIENT_STORAGE, body: 'The storage is full' } : undefined,
      getFileIdFromRequest: (_request, id) => (id === undefined ? undefined : uploads.storeId(id)),
    });
  }

  /** Returns the bytes stored so far. Errors: VALIDATION, NOT_FOUND, CONFLICT, TOO_LARGE, UNAVAILABLE. */
  async handle(request: FastifyRequest, reply: FastifyReply): Promise<number> {
    const response = await this.server.handleWeb(toWebRequest(request));
    if (response.status >= 400) throw await this.toAppError(response);
    for (const name of PASSED_ON) {
      const value = response.headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    reply.code(response.status);
    return Number(response.headers.get('upload-offset'));
  }

  private async toAppError(response: Response): Promise<AppError> {
    const text = (await response.text()).trim();
    const known = codes[response.status];
    if (known) return new AppError(known.code, known.message);
    if (response.status === INSUFFICIENT_STORAGE) return storeFull(text);
    if (response.status < 500) return new AppError('VALIDATION', text || 'This is not an upload request.');
    this.logger.warn({ msg: 'upload not stored', status: response.status, text });
    return new AppError('UNAVAILABLE', 'The file store is not available right now. Please try again.', {
      retryAfter: 2,
    });
  }
}

function toWebRequest({ raw, method, body: bytes }: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw.headers)) {
    // `cookie` and the like do not concern the protocol.
    if (/^(?:tus|upload|content)-/.test(name) && typeof value === 'string') headers.set(name, value);
  }
  const url = new URL(raw.url ?? '/', 'http://upload');
  if (!(bytes instanceof BodyStream)) return new Request(url, { method, headers });
  const body = Readable.toWeb(bytes) as ReadableStream<Uint8Array>;
  return new Request(url, { method, headers, body, duplex: 'half' } as RequestInit);
}
