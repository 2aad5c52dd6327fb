// guarantees: Within one version of an event no enum grows and no field becomes required
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { breakingChanges, type JsonSchema } from './event-schema-changes.ts';
import { brokenVersions, checkEventSchemas } from './event-schemas.ts';

const json = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;
const former = z.object({
  userId: z.int(),
  role: z.enum(['learner', 'mentor']),
  tags: z.array(z.object({ kind: z.literal('new') })),
  note: z.string().optional(),
  outcome: z.discriminatedUnion('state', [
    z.object({ state: z.literal('paid'), cents: z.int() }),
    z.object({ state: z.literal('free') }),
  ]),
  counts: z.record(z.enum(['a', 'b']), z.number()),
});
const changes = (current: z.ZodObject) => breakingChanges(json(former), json(current));
const { shape } = former;

describe('a version of an event', () => {
  it.each([
    [
      'a new value of an enum',
      { role: z.enum(['learner', 'mentor', 'guest']) },
      'data.role has the new value "guest"',
    ],
    ['a lost value of an enum', { role: z.enum(['learner']) }, 'data.role lost the value "mentor"'],
    ['a new required field', { name: z.string() }, 'data.name is required now'],
    ['a field that becomes required', { note: z.string() }, 'data.note is required now'],
    ['a field that becomes optional', { userId: z.int().optional() }, 'data.userId may be absent now'],
    ['another type', { userId: z.string() }, 'data.userId has another type'],
    ['null', { note: z.string().nullish() }, 'data.note has another type'],
    [
      'a new literal in a list',
      { tags: z.array(z.object({ kind: z.enum(['new', 'old']) })) },
      'data.tags[].kind has the new value "old"',
    ],
    [
      'a new variant',
      {
        outcome: z.discriminatedUnion('state', [
          ...shape.outcome.options,
          z.object({ state: z.literal('owed') }),
        ]),
      },
      'data.outcome has 3 variants, not 2',
    ],
    [
      'a new field of a variant',
      {
        outcome: z.discriminatedUnion('state', [
          shape.outcome.options[0].extend({ by: z.string() }),
          shape.outcome.options[1],
        ]),
      },
      'data.outcome.by is required now',
    ],
    [
      'a new key of a record',
      { counts: z.record(z.enum(['a', 'b', 'c']), z.number()) },
      'data.counts[] has the new value "c"',
    ],
    ['a longer text', { note: z.string().max(9).optional() }, 'data.note has another maxLength'],
  ])('does not permit %s', (_what, more, fault) => {
    expect(changes(former.extend(more))).toContain(fault);
  });

  it('permits new optional fields', () => {
    expect(changes(former.extend({ name: z.string().optional(), at: z.string().default('') }))).toEqual([]);
  });

  it('with an incompatible change has to become a new version, which the fault names', () => {
    const stored = new Map([['shop.shoe.sold.v2', json(z.object({}))]]);
    const current = new Map([['shop.shoe.sold.v2', json(z.object({ size: z.number() }))]]);
    expect(brokenVersions(stored, current)).toEqual([
      'shop.shoe.sold.v2: data.size is required now. Processes of an earlier version reject such events: leave v2 as it is and make shop.shoe.sold.v3.',
    ]);
  });

  it('has the schema that is stored', async () => {
    expect(await checkEventSchemas()).toEqual([]);
  });
});
