// guarantees: Invalid input without a message of its own: "Required", or "Expected X, received Y"
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { inputMessage, requiredError } from './input-messages.ts';

const before = z.config().customError;
beforeAll(() => void z.config({ customError: inputMessage }));
afterAll(() => void z.config({ customError: before }));

const messageOf = (schema: z.ZodType, input: unknown) => schema.safeParse(input).error?.issues[0]?.message;

describe('the message for an issue', () => {
  it.each<[string, z.ZodType, unknown]>([
    ['Required', z.string(), undefined],
    ['Required', z.object({ name: z.string() }), {}],
    ['Required', z.enum(['low', 'high']), undefined],
    ['Required', z.union([z.string(), z.number()]), undefined],
    ['Required', z.string().min(1), ''],
    ['Expected string, received number', z.string(), 7],
    ['Expected string, received null', z.string(), null],
    ['Expected array, received object', z.array(z.string()), {}],
    ['Expected object, received array', z.record(z.string(), z.string()), []],
    ['Expected integer, received float', z.int(), 1.5],
    ['Expected integer, received float', z.number().int(), 1.5],
    ['Expected number, received NaN', z.coerce.number(), 'ten'],
    ["Expected 'low' | 'high', received 'urgent'", z.enum(['low', 'high']), 'urgent'],
    ['Expected true, received false', z.literal(true), false],
    ["Expected 'a', received string", z.literal('a'), 'x'.repeat(41)],
    ["Expected 'a', received object", z.literal('a'), {}],
    ['Expected string | number, received boolean', z.union([z.string(), z.number()]), true],
    ['Expected at least 1, received 0', z.number().min(1), 0],
    ['Expected at most 5 characters, received 6', z.string().max(5), 'abcdef'],
    ['Expected at least 1 item, received 0', z.array(z.string()).min(1), []],
    ['Invalid format', z.string().regex(/^\d+$/), 'x'],
    ['Invalid email address', z.email(), 'x'],
  ])('is %j', (message, schema, input) => {
    expect(messageOf(schema, input)).toBe(message);
  });

  it('is that of the schema, where it has one', () => {
    expect(messageOf(z.string({ error: 'Name it' }), 7)).toBe('Name it');
  });

  it('names a field only when it is missing', () => {
    const title = z.string(requiredError('Title'));
    expect([undefined, null, Number.NaN, 7].map((input) => messageOf(title, input))).toEqual([
      'Title is required',
      'Title is required',
      'Title is required',
      'Expected string, received number',
    ]);
  });
});
