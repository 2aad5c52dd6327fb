// covers: frontend/src
// guarantees: No axe violations; no horizontal overflow
import { peopleArea } from './screens/people.ts';
import { testInFull } from './screens/register.ts';

testInFull(peopleArea);
