import { describe, expect, it } from '@jest/globals';
import { AppError } from '@waymark/kernel/app-error';
import { fromWire, hashOf, toWire } from './rpc-wire.ts';

describe('errors on the wire', () => {
  it('arrive as they were sent', () => {
    const sent = new AppError('TOO_MANY', 'Slow down.', { retryAfter: 3, details: { limit: 5 } });
    const arrived = fromWire(JSON.parse(JSON.stringify(toWire(sent))), 'shop.get');
    expect(arrived).toMatchObject({
      code: 'TOO_MANY',
      message: 'Slow down.',
      retryAfter: 3,
      details: { limit: 5 },
    });
  });

  it.each([
    undefined,
    null,
    'boom',
    { status: 'error', message: 'Internal server error' },
    { code: 'MADE_UP', message: 'x' },
  ])('of another shape are INTERNAL and keep their words to themselves: %j', (body) => {
    const arrived = fromWire(body, 'shop.get');
    expect(arrived.code).toBe('INTERNAL');
    expect(arrived.message).toBe('Something went wrong on our side. Please try again.');
  });
});

describe('input hash', () => {
  it('is the same whatever the order of keys, and another for another input', () => {
    expect(hashOf({ a: 1, b: { c: [1, 2], d: undefined } })).toBe(hashOf({ b: { c: [1, 2] }, a: 1 }));
    expect(hashOf({ a: [1, 2] })).not.toBe(hashOf({ a: [2, 1] }));
    expect(hashOf(undefined)).toMatch(/^[0-9a-f]{64}$/);
  });
});
