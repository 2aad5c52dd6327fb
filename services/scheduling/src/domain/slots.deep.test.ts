// guarantees: Wall times, clock changes and zones
import { describe } from '@jest/globals';
import { zones } from './testing/slots-oracle.ts';
import { itHandlesClockChanges, itMatchesTheOracle } from './testing/slots-properties.ts';

describe('free slots in every zone', () => {
  itMatchesTheOracle(zones, { numRuns: 600 });
});

describe('free slots on every day that the clocks of any zone change', () => {
  itHandlesClockChanges(zones);
});
