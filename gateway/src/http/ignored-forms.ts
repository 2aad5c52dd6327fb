import { AppError } from '@waymark/kernel/app-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Routes that ignore forms accept them within their limit; all others respond with 415. */
export function ignoreForms(instance: FastifyInstance): void {
  instance.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request: FastifyRequest, _body, done) => {
      if (request.routeOptions.config.needs?.ignoresForm) done(null, undefined);
      else done(new AppError('UNSUPPORTED_TYPE', 'Please send this as application/json.'));
    },
  );
}
