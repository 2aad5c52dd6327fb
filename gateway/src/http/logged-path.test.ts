import { expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { loggedPath } from './logged-path.ts';

const request = (url: string, route?: string) =>
  ({ url, routeOptions: { url: route } }) as unknown as FastifyRequest;

it.each([
  ['/api/roadmaps?q=my+secret', '/api/roadmaps', '/api/roadmaps'],
  ['/api/roadmaps/r1', '/api/roadmaps/:id', '/api/roadmaps/r1'],
  ['/api/object-links/eyJ.sig', '/api/object-links/:token', '/api/object-links/:token'],
  ['/%61pi/object-links/eyJ.sig', '/api/object-links/:token', '/api/object-links/:token'],
  ['/api/calendar/t0ken.ics?x=1', '/api/calendar/:token.ics', '/api/calendar/:token.ics'],
  ['/api/calendar/t0ken', '/*', '/api/calendar/:token.ics'],
  ['/nowhere', undefined, '/nowhere'],
])('%s with the route %s is logged as %s', (url, route, logged) => {
  expect(loggedPath(request(url, route))).toBe(logged);
});
