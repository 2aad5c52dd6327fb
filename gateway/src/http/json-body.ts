import { isUtf8 } from 'node:buffer';
import { AppError } from '@waymark/kernel/app-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';

type Done = (error: Error | null, body?: unknown) => void;

/** JSON in UTF-8, without prototype keys. An empty body counts as none: some clients always send a content type. */
export function parseJson(instance: FastifyInstance) {
  const parse = instance.getDefaultJsonParser('error', 'error');
  return (request: FastifyRequest, body: Buffer, done: Done): void => {
    if (otherCharset(request.headers['content-type'])) {
      done(new AppError('UNSUPPORTED_TYPE', 'Please send this as UTF-8.'));
    } else if (!isUtf8(body)) {
      // Invalid bytes would be stored as replacement characters.
      done(new AppError('VALIDATION', 'The request body is not valid UTF-8.'));
    } else if (request.routeOptions.config.needs?.rawBody) done(null, body.toString('utf8'));
    else if (body.length === 0) done(null, undefined);
    else parse(request, body.toString('utf8'), done);
  };
}

const otherCharset = (contentType = ''): boolean => {
  const [, charset] = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType) ?? [];
  return charset !== undefined && !/^utf-?8$/i.test(charset);
};
