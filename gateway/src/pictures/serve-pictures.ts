import { Id } from '@waymark/contracts/roadmaps/id';
import { AppError } from '@waymark/kernel/app-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey, type RateLimits } from '../http/rate-limits.ts';
import { matchesEtag } from '../pages/send-text.ts';
import type { Picture, Pictures } from './pictures.ts';

/** Addresses are versioned; a day, because roadmaps can be unpublished. */
const CACHE = 'public, max-age=86400, stale-while-revalidate=604800';
/** For a missing or outdated version in the address. */
const CACHE_BRIEFLY = 'public, max-age=300';
const PICTURE_WITHIN_MS = 20_000;

interface WithFile {
  Params: { file: string };
  Querystring: { v?: string };
}

/** Serves `/og/roadmap/{id}.png?v={version}` and `/og/default.png`, for link previews. */
export function servePictures(instance: FastifyInstance, pictures: Pictures, limits: RateLimits): void {
  const config = { needs: { access: 'none', respondWithinMs: PICTURE_WITHIN_MS } } as const;
  instance.get('/og/default.png', { config }, (request, reply) => send(pictures.ofProduct(), request, reply));
  instance.get<WithFile>('/og/roadmap/:file', { config }, async (request, reply) => {
    const [, name] = /^(.+)\.png$/.exec(request.params.file) ?? [];
    const id = Id.safeParse(name);
    if (!id.success) throw new AppError('NOT_FOUND', 'There is no such picture.');
    await limits.take('ip', addressKey(request.ip));
    return send(await pictures.ofRoadmap(id.data, request), request, reply, request.query.v ?? '');
  });
}

async function send(
  picture: Picture,
  request: FastifyRequest,
  reply: FastifyReply,
  version?: string,
): Promise<FastifyReply> {
  const has = matchesEtag(request.headers['if-none-match'], picture.etag);
  const png = has ? null : await picture.png(request);
  reply.headers({
    etag: picture.etag,
    'cache-control': version === undefined || version === picture.version ? CACHE : CACHE_BRIEFLY,
    // Embedded by other sites.
    'cross-origin-resource-policy': 'cross-origin',
  });
  return png ? reply.type('image/png').send(png) : reply.code(304).send();
}
