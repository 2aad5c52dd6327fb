import { describe, expect, it } from '@jest/globals';
import { route } from '@waymark/contracts/route';
import { routeFaults } from './endpoint-check.ts';

const one = route('GET', '/api/one');
const two = route('POST', '/api/two');
const at = (where: string, which = one) => ({ where, route: which });

describe('what is declared and what is served', () => {
  it('match when each is there once', () => {
    expect(routeFaults({ one, two }, [at('A.one'), at('B.two', two)])).toEqual([]);
  });

  it('are told apart in all ways at once', () => {
    const other = route('GET', '/api/two');
    const faults = routeFaults({ one, two }, [at('A.one'), at('B.one'), at('C.other', other)]);
    expect(faults).toEqual([
      'route GET /api/one has 2 handlers: A.one, B.one',
      'route POST /api/two has no handler',
      'C.other serves GET /api/two, which is not declared',
    ]);
  });
});
