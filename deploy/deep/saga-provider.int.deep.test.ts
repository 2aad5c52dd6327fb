// covers: services/payments, services/scheduling, libs/messaging, libs/database
// guarantees: Payments survive kills at every step, and a provider that fails, hangs or disconnects
import { describe, it } from '@jest/globals';
import '../test/e2e-timeout.ts';
import { itEndsConsistently, sagaForTests } from './saga-scene.ts';
import { walk } from './saga-walk.ts';

const saga = sagaForTests();

describe.each([500, 'hang', 'cut'] as const)('a provider that fails with %s', (response) => {
  it.each(['before', 'after'] as const)('in the middle of every step, %s its effect', (when) =>
    walk(saga(), when, async () => response),
  );
});

itEndsConsistently(saga);
