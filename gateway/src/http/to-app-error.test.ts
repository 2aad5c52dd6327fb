import { describe, expect, it } from '@jest/globals';
import { ForbiddenException, HttpException, NotFoundException } from '@nestjs/common';
import { ErrorCode } from '@waymark/contracts/errors';
import { AppError } from '@waymark/kernel/app-error';
import { errorResponse } from './error-response.ts';
import { errorStatus } from './error-status.ts';
import { toAppError } from './to-app-error.ts';

const fastify = (code: string, statusCode?: number) => Object.assign(new Error('x'), { code, statusCode });
const replyError = (text: string) => Object.assign(new Error(text), { name: 'ReplyError' });

describe('an error as AppError', () => {
  const cases: [string, unknown, ErrorCode][] = [
    ['an AppError', new AppError('STALE', 'x'), 'STALE'],
    ['a write from another site', new ForbiddenException('Cross-origin request detected from x'), 'CSRF'],
    ['an exception of Nest', new NotFoundException(), 'NOT_FOUND'],
    ['an unknown 4xx', new HttpException('x', 418), 'VALIDATION'],
    ['a 5xx of Nest', new HttpException('x', 502), 'INTERNAL'],
    ['a large body', fastify('FST_ERR_CTP_BODY_TOO_LARGE', 413), 'TOO_LARGE'],
    [
      'an error of Fastify wrapped by Nest',
      new HttpException('x', 413, { cause: fastify('FST_ERR_CTP_BODY_TOO_LARGE', 413) }),
      'TOO_LARGE',
    ],
    ['a time-out', fastify('FST_ERR_HANDLER_TIMEOUT', 503), 'TIMEOUT'],
    ['an error of an unknown plugin', fastify('FST_SOMETHING', 413), 'TOO_LARGE'],
    ['a full disk of Redis', replyError('MISCONF Errors writing to the AOF file: No space'), 'UNAVAILABLE'],
    ['a full disk', fastify('ENOSPC'), 'UNAVAILABLE'],
    ['a bug', new TypeError('x is undefined'), 'INTERNAL'],
    ['nothing', undefined, 'INTERNAL'],
    ['a string', 'x', 'INTERNAL'],
  ];

  it.each(cases)('%s', (_what, error, code) => {
    expect(toAppError(error).code).toBe(code);
  });

  it('does not contain the message of an unexpected error', () => {
    expect(toAppError(new Error('secret')).message).not.toContain('secret');
  });
});

describe('an error response', () => {
  it('has the status of its code and the shape of all errors', () => {
    for (const code of ErrorCode.options) {
      const { status, body } = errorResponse(new AppError(code, 'words'), 'r1');
      expect(status).toBe(errorStatus[code]);
      expect(body).toEqual({ statusCode: status, code, error: 'words', message: 'words', requestId: 'r1' });
    }
  });

  it('lists at most fifty issues', () => {
    const issues = Array.from({ length: 60 }, (_, i) => ({ path: [i], message: 'wrong' }));
    expect(errorResponse(new AppError('VALIDATION', 'x', { issues }), 'r').body.issues).toHaveLength(50);
  });

  it('has Retry-After in whole seconds for TOO_MANY, UNAVAILABLE and TIMEOUT only', () => {
    const wait = (code: ErrorCode, retryAfter?: number) =>
      errorResponse(new AppError(code, 'x', { retryAfter }), 'r').headers['retry-after'];
    expect(wait('TOO_MANY', 0.2)).toBe('1');
    expect(wait('UNAVAILABLE', 7)).toBe('7');
    expect(Number(wait('TIMEOUT'))).toBeGreaterThan(0);
    expect(wait('NOT_FOUND')).toBeUndefined();
  });
});
