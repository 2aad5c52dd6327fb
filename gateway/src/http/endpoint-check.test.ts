import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { inputFaults, routeFaults, sharingFaults } from './endpoint-check.ts';

const one = 'GET /api/one';
const two = 'POST /api/two';
const at = (where: string, route: typeof one | typeof two | 'GET /api/two' = one) => ({ where, route });

describe('declared and served routes', () => {
  it('have no faults when each has one handler', () => {
    expect(routeFaults([one, two], [at('A.one'), at('B.two', two)])).toEqual([]);
  });

  it('report duplicate, missing and undeclared handlers at once', () => {
    const faults = routeFaults([one, two], [at('A.one'), at('B.one'), at('C.other', 'GET /api/two')]);
    expect(faults).toEqual([
      'route GET /api/one has 2 handlers: A.one, B.one',
      'route POST /api/two has no handler',
      'C.other serves GET /api/two, which is not declared',
    ]);
  });

  it('report a route that is declared twice', () => {
    expect(routeFaults([one, one], [at('A.one')])).toEqual(['route GET /api/one is declared 2 times']);
  });
});

describe('a handler', () => {
  const body = z.object({ name: z.string() });

  it('is accepted when it reads by the declared schemas', () => {
    expect(inputFaults({ route: two, body }, { body }, 'A.two')).toEqual([]);
  });

  it('is rejected when it reads by another schema, or none', () => {
    const faults = inputFaults({ route: two, body, query: body }, { body: z.object({}) }, 'A.two');
    expect(faults).toEqual([
      'A.two does not read the query of POST /api/two by its declared schema',
      'A.two does not read the body of POST /api/two by its declared schema',
    ]);
  });
});

describe('a shared response', () => {
  it('is accepted for a route without caller or with an exception for owners', () => {
    const routes = [
      { route: one, access: 'none', shared: 'a-second' },
      {
        route: one,
        access: 'optional',
        shared: 'a-second',
        sharedWith: 'all-but-owner',
        facts: ['id', 'isOwner', 'mentorId', 'status'],
      },
      { route: two, access: 'user' },
    ] as const;
    expect(routes.flatMap((endpoint) => sharingFaults(endpoint, 'A.one'))).toEqual([]);
  });

  it.each(['optional', 'user'] as const)('is rejected for all callers when the access is %s', (access) => {
    expect(sharingFaults({ route: one, access, shared: 'a-second' }, 'A.one')).toEqual([
      'A.one is shared with all callers, but reads the caller',
    ]);
  });

  it('is rejected for all but the owner without the facts that name the owner', () => {
    const endpoint = {
      route: one,
      access: 'optional',
      shared: 'a-second',
      sharedWith: 'all-but-owner',
    } as const;
    expect(sharingFaults({ ...endpoint, facts: ['id', 'status'] }, 'A.one')).toEqual([
      'A.one is shared with all but the owner, but lacks the facts isOwner, mentorId',
    ]);
  });

  it('is rejected on a write', () => {
    expect(sharingFaults({ route: two, access: 'none', shared: 'a-second' }, 'A.two')).toHaveLength(1);
  });
});
