// covers: frontend/src
// guarantees: No axe violations; no horizontal overflow
import { communityArea } from './screens/community.ts';
import { testInFull } from './screens/register.ts';

testInFull(communityArea);
