import type { IncomingMessage } from 'node:http';
import { AppError } from '@waymark/kernel/app-error';
import type { FastifyInstance } from 'fastify';

const BYTES =
  /^(?:(?:image|audio|video)\/|text\/vtt|application\/(?:octet-stream|offset\+octet-stream|pdf|vnd\.openxmlformats))/;

/** Lets routes that take bytes read them as a stream; others respond 415. */
export function acceptBytes(instance: FastifyInstance): void {
  instance.addContentTypeParser(BYTES, (request, body, done) => {
    if (request.routeOptions.config.needs?.takesBytes) done(null, body satisfies IncomingMessage);
    else done(new AppError('UNSUPPORTED_TYPE', 'Please send this as application/json.'));
  });
}
