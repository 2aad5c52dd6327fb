// covers: frontend/src
// guarantees: No axe violations; no horizontal overflow
import { publicArea } from './screens/public.ts';
import { testInFull } from './screens/register.ts';

testInFull(publicArea);
