// covers: frontend/src
import { peopleArea } from './screens/people.ts';
import { testInFull } from './screens/register.ts';

testInFull(peopleArea);
