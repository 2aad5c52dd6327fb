// covers: frontend/src
// guarantees: No axe violations; no horizontal overflow
import { learnerArea } from './screens/learner.ts';
import { testInFull } from './screens/register.ts';

testInFull(learnerArea);
