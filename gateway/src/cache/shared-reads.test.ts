import { describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { allCallers, type Sharing } from '../http/sharing.ts';
import type { ChangeFeed } from './change-feed.ts';
import type { PublicEvents } from './public-events.ts';
import { SharedReads } from './shared-reads.ts';

/** How many of three requests to one route reached its handler. */
async function reached(body: object, shared?: Sharing, status = 200): Promise<number> {
  const events = { onChange: () => {} } as unknown as PublicEvents;
  const reads = new SharedReads(events, { feed: () => {} } as unknown as ChangeFeed);
  const server = Fastify();
  reads.watch(server);
  server.addHook('onRequest', (request, reply, done) => {
    if (!reads.respond(request, reply)) done();
  });
  let times = 0;
  const config = { needs: { access: 'none' as const, ...(shared && { shared }) } };
  server.get('/it', { config }, (_request, reply) => {
    times += 1;
    void reply.code(status).send(body);
  });
  for (let n = 0; n < 3; n++) {
    const response = await server.inject('/it');
    expect(response.json()).toEqual(body);
  }
  await server.close();
  return times;
}

describe('a copy of a response', () => {
  it('is returned to others if the route shares it', async () => {
    expect(await reached([{ id: 'one' }], { for: 'a-second', with: allCallers })).toBe(1);
  });

  it.each([
    ['a list', [{ id: 'one', isOwner: false, status: 'published' }]],
    ['an object without an owner', { id: 'one', notes: 'mine' }],
    ['an object of a known shape', { id: 'one', isOwner: false, mentorId: 2, status: 'published' }],
  ])('is never returned to others if the route does not share it: %s', async (_what, body) => {
    expect(await reached(body, { for: 'a-second', with: () => null })).toBe(3);
    expect(await reached(body)).toBe(3);
  });

  it('is not kept of an error', async () => {
    const fromBody = (body: unknown) => ({
      ownerId: (body as { a: { b: number } }).a.b,
      roadmapId: null,
    });
    expect(await reached({ message: 'gone' }, { for: 'a-second', with: fromBody }, 404)).toBe(3);
  });
});
