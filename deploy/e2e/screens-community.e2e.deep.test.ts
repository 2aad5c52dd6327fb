// covers: frontend/src
import { communityArea } from './screens/community.ts';
import { testInFull } from './screens/register.ts';

testInFull(communityArea);
