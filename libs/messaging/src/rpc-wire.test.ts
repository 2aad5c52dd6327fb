import { describe, expect, it } from '@jest/globals';
import { defineRpc } from '@waymark/contracts/rpc';
import { AppError } from '@waymark/kernel/app-error';
import { z } from 'zod';
import { bodyIn, fromWire, hashOf, packError, packResponse, toWire } from './rpc-wire.ts';

describe('an error on the wire', () => {
  it('arrives as it was sent', () => {
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
  ])('of another shape becomes INTERNAL without its message: %j', (body) => {
    const arrived = fromWire(body, 'shop.get');
    expect(arrived.code).toBe('INTERNAL');
    expect(arrived.message).toBe('Something went wrong on our side. Please try again.');
  });
});

describe('a response on the wire', () => {
  const input = z.object({});
  const output = z.object({ name: z.string(), size: z.number() });
  const Get = defineRpc('shop.get', { input, output });
  const GetSized = defineRpc('shop.get-sized', { input, output, facts: ['size'] });
  const shoe = { name: 'x","isDisposed":true,"$facts":{}', size: 42 };

  it.each([
    ['without facts', Get, {}],
    ['with facts', GetSized, { size: 42 }],
  ])('is found as it was written: %s', (_what, rpc, facts) => {
    const reply = packResponse(rpc, shoe, 'id-1');
    expect(JSON.parse(reply.toString())).toMatchObject({ response: shoe, isDisposed: true, id: 'id-1' });
    const body = bodyIn(rpc, reply, 'id-1')!;
    expect([JSON.parse(body.bytes.toString()), body.facts]).toEqual([shoe, facts]);
  });

  it.each([
    ['an error', Get, packError({ code: 'INTERNAL', message: 'x' }, 'id-1')],
    ['no response', Get, packResponse(Get, undefined, 'id-1')],
    ['another order of fields', Get, Buffer.from('{"id":"id-1","response":{},"isDisposed":true}')],
    ['the reply to another request', Get, packResponse(Get, shoe, 'id-2')],
    ['no facts', GetSized, packResponse(Get, shoe, 'id-1')],
  ])('is not found in %s', (_what, rpc, reply) => {
    expect(bodyIn(rpc, reply, 'id-1')).toBeNull();
  });
});

describe('the input hash', () => {
  it('ignores the order of keys and differs for another input', () => {
    expect(hashOf({ a: 1, b: { c: [1, 2], d: undefined } })).toBe(hashOf({ b: { c: [1, 2] }, a: 1 }));
    expect(hashOf({ a: [1, 2] })).not.toBe(hashOf({ a: [2, 1] }));
    expect(hashOf(undefined)).toMatch(/^[0-9a-f]{64}$/);
  });
});
