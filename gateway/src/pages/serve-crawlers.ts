import { AppError } from '@waymark/kernel/app-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { robotsText } from './robots.ts';
import { sendText } from './send-text.ts';
import type { Site } from './site.ts';
import type { Sitemap } from './sitemap.ts';

const CRAWLERS = 'public, max-age=3600';
/** 100 000 roadmaps take 20 requests. */
const SITEMAP_WITHIN_MS = 30_000;

/** Serves `robots.txt` and the sitemap. */
export function serveCrawlers(instance: FastifyInstance, site: Site, sitemap: Sitemap): void {
  const config = { needs: { access: 'none' } } as const;
  instance.get('/robots.txt', { config }, (request, reply) => {
    reply.header('cache-control', CRAWLERS);
    return sendText(request, reply, { text: robotsText(site), type: 'text/plain; charset=utf-8' });
  });

  const slow = { config: { needs: { ...config.needs, respondWithinMs: SITEMAP_WITHIN_MS } } };
  const send = async (number: number, request: FastifyRequest, reply: FastifyReply) => {
    const text = await sitemap.file(number, request.ctx);
    if (text === null) throw new AppError('NOT_FOUND', 'There is nothing at this address.');
    reply.header('cache-control', CRAWLERS);
    return sendText(request, reply, { text, type: 'application/xml; charset=utf-8' });
  };
  instance.get('/sitemap.xml', slow, (request, reply) => send(0, request, reply));
  instance.get<{ Params: { number: string } }>('/sitemap-:number(^[1-9]\\d?$).xml', slow, (request, reply) =>
    send(Number(request.params.number), request, reply),
  );
}
