import { Readable } from 'node:stream';
import { contentDisposition } from '@waymark/storage/disposition';
import type { ObjectStorage, StoredObject } from '@waymark/storage/port';
import { parseRange } from '@waymark/storage/range';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { USER_FILE_CSP } from '../http/security.ts';

export interface SendOptions {
  key: string;
  contentType?: string;
  filename?: string;
  inline?: boolean;
  /** Strong validator; the object must never change under its key. */
  etag?: string;
  /** Default: private, revalidated on each request. */
  cacheControl?: string;
}

/** Sends an uploaded file, with ranges, and with headers that prevent it from executing in our origin. */
export async function sendObject(
  storage: ObjectStorage,
  options: SendOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { key, filename, inline, etag, cacheControl = 'private, no-cache' } = options;
  reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': cacheControl,
    'content-disposition': contentDisposition(filename, inline),
    'content-security-policy': USER_FILE_CSP,
    'x-content-type-options': 'nosniff',
    ...(etag && { etag }),
  });
  if (etag && notModified(request.headers['if-none-match'], etag)) {
    await reply.code(304).send();
    return;
  }
  if (request.method === 'HEAD') {
    const head = await getHead(storage, key);
    reply.header('content-length', head.size).type(options.contentType ?? head.contentType);
    // An empty body would set the length to 0.
    await reply.send(Readable.from([]));
    return;
  }
  const ifRange = request.headers['if-range'];
  const range = ifRange === undefined || ifRange === etag ? parseRange(request.headers.range) : null;
  const object = await storage.get(key, range ?? undefined);
  describe(object, reply).type(options.contentType ?? object.contentType);
  await reply.send(object.body);
}

/** `head` returns null where `get` throws NOT_FOUND. */
async function getHead(storage: ObjectStorage, key: string): Promise<{ size: number; contentType: string }> {
  const head = await storage.head(key);
  if (head) return head;
  const { body, size, contentType } = await storage.get(key);
  body.destroy();
  return { size, contentType };
}

function describe({ range, size }: StoredObject, reply: FastifyReply): FastifyReply {
  if (!range) return reply.header('content-length', size);
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', range.end - range.start + 1);
}

const notModified = (header: string | undefined, etag: string): boolean =>
  header === '*' || (header?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false);
