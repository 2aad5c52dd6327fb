import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import { isApi } from './entry.ts';

/** Of a part of a path. */
export const MAX_PARAM_LENGTH = 2_048;
const METHODS: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** `OPTIONS` lists a path's methods. No CORS: only pages of the same origin may write. */
export function respondToOptions(instance: FastifyInstance): void {
  instance.route({
    method: 'OPTIONS',
    url: '/*',
    handler: async (request, reply) => {
      const allow = allowedMethods(request);
      if (!allow) return reply.callNotFound();
      return reply.code(204).header('allow', allow).send();
    },
  });
}

/** The value of `Allow` for the path of a request; null for a path without a route. */
export function allowedMethods(request: FastifyRequest): string | null {
  const url = request.url.split('?')[0] ?? '/';
  // The router matches no such path, and finds its routes by method only.
  if (url.length > MAX_PARAM_LENGTH) return null;
  const found = METHODS.filter((method) => {
    const route = request.server.findRoute({ method, url });
    // The frontend's own route is there for every path.
    return route && !(isApi(request) && '*' in route.params);
  });
  if (found.length === 0) return null;
  return [...(found.includes('GET') ? ['OPTIONS', 'HEAD'] : ['OPTIONS']), ...found].join(', ');
}
