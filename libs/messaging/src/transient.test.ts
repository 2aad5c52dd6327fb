import { describe, expect, it } from '@jest/globals';
import { AppError } from '@waymark/kernel/app-error';
import { isTransient } from './transient.ts';

const withCode = (code: string) => Object.assign(new Error(code), { code });
const replyError = (text: string) => Object.assign(new Error(text), { name: 'ReplyError' });

describe('a transient error', () => {
  it.each([
    new AppError('UNAVAILABLE', 'x'),
    new AppError('TIMEOUT', 'x'),
    withCode('ECONNREFUSED'),
    withCode('57P01'),
    withCode('08006'),
    withCode('53100'),
    withCode('53200'),
    withCode('58030'),
    withCode('ENOSPC'),
    replyError('MISCONF Errors writing to the AOF file: No space left on device'),
    replyError('OOM command not allowed when used memory > maxmemory'),
    new AggregateError([withCode('ECONNREFUSED')]),
    new Error('query failed', { cause: withCode('ECONNRESET') }),
  ])('is recognized: %s', (error) => {
    expect(isTransient(error)).toBe(true);
  });

  it.each([
    new AppError('RULE_REFUSED', 'x', { cause: withCode('ECONNRESET') }),
    withCode('23505'),
    replyError('WRONGTYPE Operation against a key holding the wrong kind of value'),
    new TypeError('x is not a function'),
    new Error('plain'),
    'text',
    null,
    undefined,
  ])('is not recognized in another error: %s', (error) => {
    expect(isTransient(error)).toBe(false);
  });
});
