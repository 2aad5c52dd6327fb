import { describe, expect, it } from '@jest/globals';
import { route } from '@waymark/contracts/route';
import { routeFaults, sharingFaults } from './endpoint-check.ts';
import { allCallers } from './sharing.ts';

const one = route('GET', '/api/one');
const two = route('POST', '/api/two');
const at = (where: string, which = one) => ({ where, route: which });

describe('declared and served routes', () => {
  it('have no faults when each has one handler', () => {
    expect(routeFaults({ one, two }, [at('A.one'), at('B.two', two)])).toEqual([]);
  });

  it('report duplicate, missing and undeclared handlers at once', () => {
    const other = route('GET', '/api/two');
    const faults = routeFaults({ one, two }, [at('A.one'), at('B.one'), at('C.other', other)]);
    expect(faults).toEqual([
      'route GET /api/one has 2 handlers: A.one, B.one',
      'route POST /api/two has no handler',
      'C.other serves GET /api/two, which is not declared',
    ]);
  });
});

describe('a shared response', () => {
  const forAll = { for: 'a-second', with: allCallers } as const;
  const forSome = { for: 'a-second', with: () => null } as const;

  it('is accepted for a route without caller or with an exception for owners', () => {
    const routes = [
      { route: one, access: 'none', shared: forAll },
      { route: one, access: 'optional', shared: forSome },
      { route: two, access: 'user' },
    ] as const;
    expect(routes.flatMap((mark) => sharingFaults(mark, 'A.one'))).toEqual([]);
  });

  it.each(['optional', 'user', undefined] as const)(
    'is rejected for all callers when the access is %s',
    (access) => {
      expect(sharingFaults({ route: one, access, shared: forAll }, 'A.one')).toEqual([
        'A.one is shared with all callers, but reads the caller',
      ]);
    },
  );

  it('is rejected on a write', () => {
    expect(sharingFaults({ route: two, access: 'none', shared: forSome }, 'A.two')).toHaveLength(1);
  });
});
