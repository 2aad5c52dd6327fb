import { isUtf8 } from 'node:buffer';
import { setImmediate } from 'node:timers/promises';
import { AppError } from '@waymark/kernel/app-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readBody } from './body-reader.ts';
import { JsonShape } from './json-shape.ts';
import { BODY_VALUES } from './route-needs.ts';

const LONG_BYTES = 512 * 1024;

/** JSON in UTF-8, without prototype keys. An empty body counts as none: some clients always send a content type. */
export function acceptJson(instance: FastifyInstance): void {
  const parse = instance.getDefaultJsonParser('error', 'error');
  instance.removeContentTypeParser('application/json');
  instance.addContentTypeParser('application/json', (request, payload, done) => {
    jsonText(request, payload).then(
      (text) => {
        if (request.routeOptions.config.needs?.rawBody) done(null, text);
        else if (text === '') done(null, undefined);
        else parse(request, text, done);
      },
      (error: Error) => done(error),
    );
  });
}

async function jsonText(request: FastifyRequest, payload: FastifyRequest['raw']): Promise<string> {
  if (otherCharset(request.headers['content-type'])) {
    throw new AppError('UNSUPPORTED_TYPE', 'Please send this as UTF-8.');
  }
  const { rawBody, bodyValues = BODY_VALUES } = request.routeOptions.config.needs ?? {};
  const body = await readBody(request, payload, rawBody ? undefined : new JsonShape(bodyValues));
  // Invalid bytes would be stored as replacement characters.
  if (!isUtf8(body)) throw new AppError('VALIDATION', 'The request body is not valid UTF-8.');
  const text = body.toString('utf8');
  // Parsing a long text takes as long as decoding it: other requests have their turn in between.
  if (body.length > LONG_BYTES) await setImmediate();
  return text;
}

const otherCharset = (contentType = ''): boolean => {
  const [, charset] = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType) ?? [];
  return charset !== undefined && !/^utf-?8$/i.test(charset);
};
