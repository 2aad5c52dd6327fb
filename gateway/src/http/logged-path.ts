import type { FastifyRequest } from 'fastify';

/** The path as logs show it: without the query, which holds what people wrote, and without the token that opens a calendar. */
export function loggedPath(request: FastifyRequest): string {
  if (/^\/api\/calendar\//i.test(request.url)) return '/api/calendar/:token.ics';
  return request.url.split('?')[0] ?? '';
}
