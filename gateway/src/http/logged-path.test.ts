import { expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { loggedPath } from './logged-path.ts';

const request = (url: string) => ({ url }) as FastifyRequest;

it.each([
  ['/api/roadmaps?q=my+secret', '/api/roadmaps'],
  ['/api/roadmaps/r1', '/api/roadmaps/r1'],
  ['/api/calendar/t0ken.ics?x=1', '/api/calendar/:token.ics'],
  ['/api/calendar/t0ken', '/api/calendar/:token.ics'],
  ['/nowhere', '/nowhere'],
])('%s is logged as %s', (url, logged) => {
  expect(loggedPath(request(url))).toBe(logged);
});
