// covers: frontend/src
// guarantees: No axe violations; no horizontal overflow
import { hubArea } from './screens/hub.ts';
import { testInFull } from './screens/register.ts';

testInFull(hubArea);
