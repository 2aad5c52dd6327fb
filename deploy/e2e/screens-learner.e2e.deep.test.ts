// covers: frontend/src
import { learnerArea } from './screens/learner.ts';
import { testInFull } from './screens/register.ts';

testInFull(learnerArea);
