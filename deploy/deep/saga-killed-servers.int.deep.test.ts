// covers: services/payments, services/scheduling, libs/messaging, libs/database
// guarantees: Payments survive kills at every step, and a provider that fails, hangs or disconnects
import { describe, it } from '@jest/globals';
import '../test/e2e-timeout.ts';
import { itEndsConsistently, sagaForTests } from './saga-scene.ts';
import { walk } from './saga-walk.ts';

const saga = sagaForTests();

describe.each(['nats', 'postgres'])('%s killed', (victim) => {
  it.each(['before', 'after'] as const)('while the provider is at every step, %s its effect', (when) =>
    walk(saga(), when, () => saga().kill(victim)),
  );
});

itEndsConsistently(saga);
