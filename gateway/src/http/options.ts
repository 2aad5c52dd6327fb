import type { FastifyInstance, HTTPMethods } from 'fastify';
import { isApi } from './entry.ts';

const METHODS: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** `OPTIONS` lists a path's methods. No CORS: only pages of the same origin may write. */
export function respondToOptions(instance: FastifyInstance): void {
  instance.route({
    method: 'OPTIONS',
    url: '/*',
    handler: async (request, reply) => {
      const url = request.url.split('?')[0] ?? '/';
      const found = METHODS.filter((method) => {
        const route = instance.findRoute({ method, url });
        // The frontend's own route is there for every path.
        return route && !(isApi(request) && '*' in route.params);
      });
      if (found.length === 0) return reply.callNotFound();
      const allow = found.includes('GET') ? ['OPTIONS', 'HEAD', ...found] : ['OPTIONS', ...found];
      return reply.code(204).header('allow', allow.join(', ')).send();
    },
  });
}
