import { AppError } from '@waymark/kernel/app-error';
import type { FastifyInstance } from 'fastify';
import { readBody } from './body-reader.ts';

/** Routes that ignore forms accept them within their limit; all others respond with 415. */
export function ignoreForms(instance: FastifyInstance): void {
  instance.addContentTypeParser('application/x-www-form-urlencoded', (request, payload, done) => {
    if (request.routeOptions.config.needs?.ignoresForm) {
      readBody(request, payload).then(() => done(null, undefined), done);
    } else done(new AppError('UNSUPPORTED_TYPE', 'Please send this as application/json.'));
  });
}
