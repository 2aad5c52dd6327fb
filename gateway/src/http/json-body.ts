import type { FastifyInstance, FastifyRequest } from 'fastify';

type Done = (error: Error | null, body?: unknown) => void;

/** JSON without keys that reach for prototypes. An empty body is no body: some clients always name a type. */
export function parseJson(instance: FastifyInstance) {
  const parse = instance.getDefaultJsonParser('error', 'error');
  return (request: FastifyRequest, body: Buffer, done: Done): void => {
    if (body.length === 0) done(null, undefined);
    else parse(request, body.toString('utf8'), done);
  };
}
