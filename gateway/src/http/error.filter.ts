import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import { AppError } from '@waymark/kernel/app-error';
import { RangeNotSatisfiable } from '@waymark/storage/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorResponse } from './error-response.ts';
import { loggedPath } from './logged-path.ts';
import { allowedMethods } from './options.ts';
import { toAppError } from './to-app-error.ts';

const methodNotAllowed = () => new AppError('METHOD_NOT_ALLOWED', 'This address does not take this method.');

@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Request');

  catch(exception: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const allow = request.is404 ? allowedMethods(request) : null;
    const isWrongMethod = allow !== null && !allow.split(', ').includes(request.method);
    const error = isWrongMethod ? methodNotAllowed() : toAppError(exception);
    this.report(error, request);
    if (reply.sent || reply.raw.headersSent) {
      // Part of the response was sent: only a closed connection shows that it is incomplete.
      reply.raw.destroy();
      return;
    }
    const range = exception instanceof RangeNotSatisfiable ? exception : undefined;
    const response = errorResponse(error, request.id, range && 416);
    if (isWrongMethod) reply.header('allow', allow);
    if (range) reply.header('content-range', `bytes */${range.size}`);
    // Fastify closes the connection of a body that it did not parse; unread-bodies.ts and the drain decide that.
    const closes = reply.raw.hasHeader('connection') || !reply.raw.shouldKeepAlive;
    reply.removeHeader('connection');
    if (closes) reply.raw.setHeader('connection', 'close');
    for (const name of ['content-length', 'content-disposition', 'etag']) reply.removeHeader(name);
    void reply.code(response.status).headers(response.headers).send(response.body);
  }

  private report(error: AppError, request: FastifyRequest): void {
    const where = { requestId: request.id, method: request.method, path: loggedPath(request) };
    if (error.code === 'INTERNAL') {
      this.logger.error(error.cause instanceof Error ? error.cause : error, where);
    } else if (['UNAVAILABLE', 'TIMEOUT', 'AI_UNAVAILABLE'].includes(error.code)) {
      this.logger.warn(`${error.code}: ${error.message}`, where);
    }
  }
}
