import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const WORTH_IT_BYTES = 1_024;
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const encoders = { br: (text: string) => asBrotli(text, QUICK), gzip: (text: string) => asGzip(text) };
const asBrotli = promisify<string, typeof QUICK, Buffer>(brotliCompress);
const asGzip = promisify<string, Buffer>(gzip);

export type TextEncoding = keyof typeof encoders;

/** Sends a generated text, compressed if accepted; 304 for a matching ETag. */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, type, status = 200, vary = [] }: { text: string; type: string; status?: number; vary?: string[] },
): Promise<FastifyReply> {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  reply
    .header('vary', ['accept-encoding', ...vary].join(', '))
    .header('etag', etag)
    .type(type);
  if (status === 200 && matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  reply.code(status);
  const encoding = text.length < WORTH_IT_BYTES ? null : bestEncoding(request.headers['accept-encoding']);
  if (!encoding) return reply.send(text);
  return reply.header('content-encoding', encoding).send(await encoders[encoding](text));
}

/** Whether `If-None-Match` names this text, weakly compared (RFC 9110 §13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const bare = (one: string) => one.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((one) => bare(one) === bare(etag));
}

/** The smallest encoding that `Accept-Encoding` allows; null for none (RFC 9110 §12.5.3). */
export function bestEncoding(header: string | undefined): TextEncoding | null {
  const wanted = (header ?? '').toLowerCase().split(',');
  const takes = (name: string) =>
    wanted.some((one) => {
      const [coding, ...parameters] = one.split(';').map((part) => part.trim());
      return coding === name && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    });
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
}
