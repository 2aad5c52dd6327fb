// covers: services/payments, services/scheduling, libs/messaging, libs/database
import { describe, it } from '@jest/globals';
import '../test/e2e-patience.ts';
import { itEndsWell, sagaForTests } from './saga-scene.ts';
import { walk } from './saga-walk.ts';

const saga = sagaForTests();

describe.each([500, 'hang', 'cut'] as const)('a provider that fails with %s', (answer) => {
  it.each(['before', 'after'] as const)('in the middle of every step, %s its effect', (when) =>
    walk(saga(), when, async () => answer),
  );
});

itEndsWell(saga);
