import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { hasOnlyUnknownValues } from './unknown-values.ts';

const schema = z.object({
  id: z.number(),
  colour: z.enum(['red', 'blue']),
  kind: z.literal('shoe').optional(),
  tags: z.array(z.enum(['new'])).default([]),
  box: z
    .discriminatedUnion('size', [
      z.object({ size: z.literal('small'), lid: z.enum(['flat']) }),
      z.object({ size: z.literal('large') }),
    ])
    .optional(),
  owner: z.union([z.object({ role: z.enum(['learner']) }), z.null()]).optional(),
});
const isUnknown = (data: unknown) => hasOnlyUnknownValues(schema.safeParse(data).error, data);
const shoe = { id: 1, colour: 'red' };

describe('data with values that are unknown to the reader', () => {
  it.each([
    { ...shoe, colour: 'green' },
    { ...shoe, kind: 'boot' },
    { ...shoe, tags: ['new', 'old'] },
    { ...shoe, box: { size: 'huge' } },
    { ...shoe, box: { size: 'small', lid: 'round' } },
    { ...shoe, owner: { role: 'mentor' } },
  ])('is recognized: %j', (data) => expect(isUnknown(data)).toBe(true));

  it.each([
    { ...shoe, id: 'one' },
    { id: 1 },
    { ...shoe, colour: 7 },
    { ...shoe, colour: 'green', id: 'one' },
    { ...shoe, box: {} },
    { ...shoe, owner: { role: 7 } },
    'not an object',
    shoe,
  ])('is not recognized in valid data, or in data that is invalid for another reason: %j', (data) =>
    expect(isUnknown(data)).toBe(false),
  );
});
