import { Id } from '@waymark/contracts/roadmaps/id';
import { AppError } from '@waymark/kernel/app-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey, type RateLimits } from '../http/rate-limits.ts';
import { hasIt } from '../pages/send-text.ts';
import type { Picture, Pictures } from './pictures.ts';

/** A new version has a new address, so that this one may be kept; a day, because roadmaps are taken back as well. */
const KEEP = 'public, max-age=86400, stale-while-revalidate=604800';
/** Asked for without a version, or by another than the one that stands. */
const KEEP_BRIEFLY = 'public, max-age=300';
/** Twenty may wait for theirs. */
const PICTURE_WITHIN_MS = 20_000;

interface WithFile {
  Params: { file: string };
  Querystring: { v?: string };
}

/** `/og/roadmap/{id}.png?v={version}` and `/og/default.png`, for whoever shows a link to the product. */
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

/** `version`: the one that was asked for, of what has versions. */
async function send(
  picture: Picture,
  request: FastifyRequest,
  reply: FastifyReply,
  version?: string,
): Promise<FastifyReply> {
  const has = hasIt(request.headers['if-none-match'], picture.etag);
  const png = has ? null : await picture.png(request);
  reply.headers({
    etag: picture.etag,
    'cache-control': version === undefined || version === picture.version ? KEEP : KEEP_BRIEFLY,
    // Shown on other people's pages: that is what it is for.
    'cross-origin-resource-policy': 'cross-origin',
  });
  return png ? reply.type('image/png').send(png) : reply.code(304).send();
}
