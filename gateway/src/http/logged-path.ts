import type { FastifyRequest } from 'fastify';

/** The path as logs show it: without the query, which holds what people wrote, and without the token that opens a signed link. */
export function loggedPath(request: FastifyRequest): string {
  const { url: declared = '' } = request.routeOptions;
  if (/^\/api\/calendar\//i.test(request.url)) return '/api/calendar/:token.ics';
  return declared.includes(':token') ? declared : (request.url.split('?')[0] ?? '');
}
