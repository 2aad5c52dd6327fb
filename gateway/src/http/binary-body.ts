import { AppError } from '@waymark/kernel/app-error';
import type { FastifyInstance } from 'fastify';
import { BodyStream } from './body-stream.ts';

const BYTES =
  /^(?:(?:image|audio|video)\/|text\/vtt|application\/(?:octet-stream|offset\+octet-stream|pdf|vnd\.openxmlformats))/;

/** Lets routes that take bytes read them as a `BodyStream`; others respond 415. */
export function acceptBytes(instance: FastifyInstance): void {
  instance.addContentTypeParser(BYTES, (request, payload, done) => {
    if (request.routeOptions.config.needs?.takesBytes) done(null, new BodyStream(payload));
    else done(new AppError('UNSUPPORTED_TYPE', 'Please send this as application/json.'));
  });
}
